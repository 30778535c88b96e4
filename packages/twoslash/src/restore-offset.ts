/** The offset in the code as it was written of an offset in the code from which these ranges were taken. */
export function restoreOffset(offset: number, removals: readonly (readonly [number, number])[]): number {
  let restored = offset;
  for (const [start, end] of [...removals].sort(([a], [b]) => a - b)) {
    if (start > restored) break;
    restored += end - start;
  }
  return restored;
}
