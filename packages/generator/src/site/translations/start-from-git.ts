import { splitBlocks } from '../blocks/split-blocks.ts';
import type { SourceBlock } from '../blocks/types.ts';
import { mayHaveLockedPart } from '../content/locked-part.ts';
import { type BlobReader, openBlobs, readHistory } from '../git/file-history.ts';
import { blockId, compareBlocks } from './compare/compare-blocks.ts';
import type { TranslationPair } from './compare/translation-pairs.ts';
import type { AcceptedPair } from './lock-file.ts';

/**
 * What the history of the pages has accepted, by file of the translation: at the commit that brought both languages, all that
 * aligned; later, whatever a commit found changed on both sides. So what was never translated again is behind from the first day.
 */
export async function pairsFromGit(
  pages: readonly TranslationPair[],
  sourceDir: string,
): Promise<Map<string, AcceptedPair[]>> {
  const pairsOf = byFile(pages);
  const accepted = new Map<string, AcceptedPair[]>();
  const now = new Map<string, SourceBlock[]>();
  const blobs = openBlobs(sourceDir);
  try {
    for await (const changes of readHistory(sourceDir)) {
      const touched = new Set<TranslationPair>();
      for (const { file, blob } of changes) {
        for (const pair of pairsOf.get(file) ?? []) touched.add(pair);
        if (!pairsOf.has(file)) continue;
        if (blob) now.set(file, await blocksOf(blobs, blob));
        else now.delete(file);
      }
      for (const pair of touched) accept(pair, now, accepted);
    }
  } finally {
    blobs.close();
  }
  return accepted;
}

function byFile(pages: readonly TranslationPair[]): Map<string, TranslationPair[]> {
  const result = new Map<string, TranslationPair[]>();
  for (const page of pages)
    for (const { file } of [page.source, page.target]) result.set(file, [...(result.get(file) ?? []), page]);
  return result;
}

async function blocksOf(blobs: BlobReader, blob: string): Promise<SourceBlock[]> {
  const text = await blobs.read(blob);
  return mayHaveLockedPart(text) ? [] : splitBlocks(text);
}

/** Accepts what changed on both sides, as `bifolio translate accept` would have after that commit. */
function accept(
  { source, target }: TranslationPair,
  now: ReadonlyMap<string, SourceBlock[]>,
  accepted: Map<string, AcceptedPair[]>,
): void {
  const [a, b] = [now.get(source.file), now.get(target.file)];
  if (!a || !b) return;
  const pairs = accepted.get(target.file) ?? [];
  const compared = compareBlocks(a, b, pairs);
  const added = compared.filter(({ state }) => state === 'new' || state === 'polished');
  const fresh = added.flatMap(({ source: s, target: t }) =>
    s && t ? { source: blockId(s), target: blockId(t) } : [],
  );
  const here = new Set([...a, ...b].map(blockId));
  // What neither page has any more cannot be behind.
  const kept = pairs.filter((pair) => here.has(pair.source) || here.has(pair.target));
  accepted.set(target.file, [...kept, ...fresh]);
}
