/** What stands at the same place of two lists: what was there, and what is there now. */
export interface Hunk<T> {
  before: readonly T[];
  after: readonly T[];
  /** Of the first one in the second list. */
  at: number;
}

/** Longer lists are compared by what both have at their start and their end. */
const MOST_CELLS = 4_000_000;

/** The places at which two lists differ, in order. */
export function hunksBetween<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (a: T, b: T) => boolean,
): Hunk<T>[] {
  const start = sameAtStart(before, after, isSame);
  const end = sameAtStart(before.slice(start).reverse(), after.slice(start).reverse(), isSame);
  const a = before.slice(start, before.length - end);
  const b = after.slice(start, after.length - end);
  if (a.length === 0 && b.length === 0) return [];
  if (a.length * b.length > MOST_CELLS) return [{ before: a, after: b, at: start }];
  return betweenCommon(a, b, isSame).map((hunk) => ({ ...hunk, at: hunk.at + start }));
}

function sameAtStart<T>(a: readonly T[], b: readonly T[], isSame: (a: T, b: T) => boolean): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && isSame(a[count] as T, b[count] as T)) count++;
  return count;
}

/** A longest common subsequence, and what stands between its members. */
function betweenCommon<T>(a: readonly T[], b: readonly T[], isSame: (a: T, b: T) => boolean): Hunk<T>[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  const same = (i: number, j: number) => isSame(a[i] as T, b[j] as T);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const hunks: Hunk<T>[] = [];
  let from = { i: 0, j: 0 };
  const close = (i: number, j: number) => {
    if (i > from.i || j > from.j)
      hunks.push({ before: a.slice(from.i, i), after: b.slice(from.j, j), at: from.j });
    from = { i: i + 1, j: j + 1 };
  };
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (same(i, j)) close(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  close(a.length, b.length);
  return hunks;
}
