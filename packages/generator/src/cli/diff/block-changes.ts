import type { SourceBlock } from '../../site/blocks/types.ts';

/** Blocks that stand at the same place of two versions of a page: what was there, and what is there now. */
export interface Hunk {
  before: readonly SourceBlock[];
  after: readonly SourceBlock[];
}

/** How many blocks of a page differ. */
export interface BlockCounts {
  changed: number;
  added: number;
  removed: number;
}

/** Longer pages are compared by what both have at their start and their end. */
const MOST_CELLS = 4_000_000;

/** The places at which two versions of a page differ, by the words of their blocks, in order. */
export function hunksOf(before: readonly SourceBlock[], after: readonly SourceBlock[]): Hunk[] {
  const start = sameAtStart(before, after);
  const end = sameAtStart(before.slice(start).reverse(), after.slice(start).reverse());
  const a = before.slice(start, before.length - end);
  const b = after.slice(start, after.length - end);
  if (a.length === 0 && b.length === 0) return [];
  return a.length * b.length > MOST_CELLS ? [{ before: a, after: b }] : betweenCommon(a, b);
}

/** A block that stands for another counts as changed. */
export function countBlocks(hunks: readonly Hunk[]): BlockCounts {
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

function sameAtStart(a: readonly SourceBlock[], b: readonly SourceBlock[]): number {
  let count = 0;
  while (count < a.length && count < b.length && isSame(a[count], b[count])) count++;
  return count;
}

/** A longest common subsequence, and what stands between its members. */
function betweenCommon(a: readonly SourceBlock[], b: readonly SourceBlock[]): Hunk[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = isSame(a[i], b[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const hunks: Hunk[] = [];
  let from = { i: 0, j: 0 };
  const close = (i: number, j: number) => {
    if (i > from.i || j > from.j) hunks.push({ before: a.slice(from.i, i), after: b.slice(from.j, j) });
    from = { i: i + 1, j: j + 1 };
  };
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (isSame(a[i], b[j])) close(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  close(a.length, b.length);
  return hunks;
}

const isSame = (a: SourceBlock | undefined, b: SourceBlock | undefined): boolean =>
  a !== undefined && a.hash === b?.hash && a.bones === b.bones && a.kind === b.kind;
