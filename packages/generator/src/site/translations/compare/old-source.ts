import { splitBlocks } from '../../blocks/split-blocks.ts';
import { openBlobs, readHistory } from '../../git/file-history.ts';
import { blockId } from './compare-blocks.ts';

/** Earlier texts of blocks of a file, by `hash.bones`, from the newest version in Git that has them. */
export async function oldTexts(
  sourceDir: string,
  file: string,
  ids: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (ids.size === 0) return found;
  const versions: string[] = [];
  for await (const changes of readHistory(sourceDir, [file]))
    for (const { blob } of changes) if (blob) versions.push(blob);
  const blobs = openBlobs(sourceDir);
  try {
    for (const version of versions.reverse()) {
      if (found.size === ids.size) break;
      for (const block of splitBlocks(await blobs.read(version))) {
        const id = blockId(block);
        if (ids.has(id) && !found.has(id)) found.set(id, block.text);
      }
    }
  } finally {
    blobs.close();
  }
  return found;
}
