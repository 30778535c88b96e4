import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { splitBlocks } from '../../blocks/split-blocks.ts';
import { mayHaveLockedPart } from '../../content/locked-part.ts';
import { type AcceptedPage, lockKey, type TranslationLock } from '../lock-file.ts';
import { blockId } from './compare-blocks.ts';
import type { TranslationPair } from './translation-pairs.ts';

/** Of the blocks that were accepted, a page that has moved still has so many. */
const LIKENESS = 0.5;

/** A lock in which pages that have moved in both languages have what was accepted under their old names too. */
export function followMoves(
  lock: TranslationLock,
  pairs: readonly TranslationPair[],
  sourceDir: string,
): TranslationLock {
  const added = pairs.filter(({ source, lang }) => !lock.has(lockKey(source.file, lang)));
  if (added.length === 0) return lock;
  const gone = [...lock.values()].filter(({ file }) => file && !existsSync(join(sourceDir, file)));
  if (gone.length === 0) return lock;
  const pagesWith = byBlock(gone);
  const moved = added.flatMap(({ source, lang }) => {
    const text = readFileSync(sourcePath(sourceDir, source), 'utf8');
    if (mayHaveLockedPart(text)) return [];
    const ids = new Set(splitBlocks(text).map(blockId));
    const from = likest([...ids].flatMap((id) => pagesWith.get(`${lang} ${id}`) ?? []));
    return from ? [[lockKey(source.file, lang), { ...from, file: source.file }] as const] : [];
  });
  return new Map([...lock, ...moved]);
}

/** Accepted pages by language and source of each of their blocks. */
function byBlock(pages: readonly AcceptedPage[]): ReadonlyMap<string, AcceptedPage[]> {
  const result = new Map<string, AcceptedPage[]>();
  for (const page of pages)
    for (const id of sourcesOf(page)) {
      const key = `${page.lang} ${id}`;
      result.set(key, [...(result.get(key) ?? []), page]);
    }
  return result;
}

const sourcesOf = ({ pairs }: AcceptedPage): ReadonlySet<string> =>
  new Set(pairs.map(({ source }) => source));

/** The page that is named most often, if that is often enough. */
function likest(named: readonly AcceptedPage[]): AcceptedPage | undefined {
  const times = new Map<AcceptedPage, number>();
  for (const page of named) times.set(page, (times.get(page) ?? 0) + 1);
  const [most] = [...times].sort(([, a], [, b]) => b - a);
  return most && most[1] >= LIKENESS * sourcesOf(most[0]).size ? most[0] : undefined;
}
