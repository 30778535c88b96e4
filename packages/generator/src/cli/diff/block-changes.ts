import type { SourceBlock } from '../../site/blocks/types.ts';
import { type Hunk, hunksBetween } from '../../site/compare/hunks.ts';

/** How many blocks of a page differ. */
export interface BlockCounts {
  changed: number;
  added: number;
  removed: number;
}

/** The places at which two versions of a page differ, by the words of their blocks, in order. */
export const blockHunks = (
  before: readonly SourceBlock[],
  after: readonly SourceBlock[],
): Hunk<SourceBlock>[] => hunksBetween(before, after, isSame);

/** A block that stands for another counts as changed. */
export function countBlocks(hunks: readonly Hunk<SourceBlock>[]): BlockCounts {
  const counts = { changed: 0, added: 0, removed: 0 };
  for (const { before, after } of hunks) {
    counts.changed += Math.min(before.length, after.length);
    counts.added += Math.max(0, after.length - before.length);
    counts.removed += Math.max(0, before.length - after.length);
  }
  return counts;
}

/** How much two pages have in common, from 0 to 1, by the length of the blocks that both have. */
export function likeness(before: readonly SourceBlock[], after: readonly SourceBlock[]): number {
  const hashes = new Set(after.map(({ hash }) => hash));
  const length = (blocks: readonly SourceBlock[]) => blocks.reduce((sum, { text }) => sum + text.length, 0);
  const all = Math.max(length(before), length(after));
  return all === 0 ? 1 : length(before.filter(({ hash }) => hashes.has(hash))) / all;
}

const isSame = (a: SourceBlock, b: SourceBlock): boolean =>
  a.hash === b.hash && a.bones === b.bones && a.kind === b.kind;
