/** What is left alone costs so much. */
const GAP = -0.6;

/** Places in two lists that belong together; `undefined` on one side where one is alone. */
export type Alignment = [number | undefined, number | undefined][];

/**
 * Aligns two lists of so many in their order, by what pairs are worth (global alignment, Needleman and Wunsch 1970).
 * @example
 * ```ts
 * import { align } from 'bifolio/client';
 *
 * const [before, after] = ['cat', 'ca'];
 * align(3, 2, (i, j) => (before[i] === after[j] ? 1 : -1)); // [[0, 0], [1, 1], [2, undefined]]
 * ```
 */
export function align(rows: number, columns: number, score: (i: number, j: number) => number): Alignment {
  const width = columns + 1;
  const best = new Float32Array((rows + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = 1; i <= rows; i++) best[i * width] = i * GAP;
  for (let j = 1; j <= columns; j++) best[j] = j * GAP;
  for (let i = 1; i <= rows; i++)
    for (let j = 1; j <= columns; j++)
      best[i * width + j] = Math.max(
        at(i - 1, j - 1) + score(i - 1, j - 1),
        at(i - 1, j) + GAP,
        at(i, j - 1) + GAP,
      );
  const pairs: Alignment = [];
  for (let i = rows, j = columns; i > 0 || j > 0; ) {
    const pair = i > 0 && j > 0 ? at(i - 1, j - 1) + score(i - 1, j - 1) : Number.NEGATIVE_INFINITY;
    const up = i > 0 ? at(i - 1, j) + GAP : Number.NEGATIVE_INFINITY;
    const left = j > 0 ? at(i, j - 1) + GAP : Number.NEGATIVE_INFINITY;
    if (pair >= up && pair >= left) pairs.push([--i, --j]);
    else if (up >= left) pairs.push([--i, undefined]);
    else pairs.push([undefined, --j]);
  }
  return pairs.reverse();
}
