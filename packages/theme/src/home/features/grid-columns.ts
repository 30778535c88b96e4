/**
 * Columns of the features grid: 2 features stand in 2, 3 in 3, a multiple of 3 in 6 (each takes two),
 * more than 3 in 4.
 */
export function gridColumns(count: number): number {
  if (count <= 3) return Math.max(count, 1);
  return count % 3 === 0 ? 6 : 4;
}
