/**
 * How many typing errors lie between two words: letters left out, put in, replaced, or two neighbours exchanged
 * (optimal string alignment).
 */
export function typingDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const differs = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + differs);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return at(above, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
