/** What a pair of elements is worth: headings hold the pages together. */
const scoreOf = (a: Element, b: Element): number =>
  a.tagName !== b.tagName ? Number.NEGATIVE_INFINITY : /^H\d$/.test(a.tagName) ? 2 : 1;

/** What an element costs that stays alone. */
const GAP = -0.6;

/** Elements of two pages that belong together, in order; one of them is absent where a page has something alone. */
export type ElementPair = readonly [Element | undefined, Element | undefined];

/** Aligns the elements of a page with those of its translation by their tags (Needleman and Wunsch 1970). */
export function alignElements(a: readonly Element[], b: readonly Element[]): ElementPair[] {
  const width = b.length + 1;
  const best = new Float32Array((a.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  const pair = (i: number, j: number) => at(i - 1, j - 1) + scoreOf(a[i - 1] as Element, b[j - 1] as Element);
  for (let i = 0; i <= a.length; i++)
    for (let j = 0; j <= b.length; j++) {
      const up = i > 0 ? at(i - 1, j) + GAP : Number.NEGATIVE_INFINITY;
      const left = j > 0 ? at(i, j - 1) + GAP : Number.NEGATIVE_INFINITY;
      const both = i > 0 && j > 0 ? pair(i, j) : Number.NEGATIVE_INFINITY;
      if (i + j > 0) best[i * width + j] = Math.max(up, left, both);
    }
  const pairs: ElementPair[] = [];
  for (let i = a.length, j = b.length; i > 0 || j > 0; ) {
    const both = i > 0 && j > 0 ? pair(i, j) : Number.NEGATIVE_INFINITY;
    const up = i > 0 ? at(i - 1, j) + GAP : Number.NEGATIVE_INFINITY;
    const left = j > 0 ? at(i, j - 1) + GAP : Number.NEGATIVE_INFINITY;
    if (both >= up && both >= left) pairs.push([a[--i], b[--j]]);
    else if (up >= left) pairs.push([a[--i], undefined]);
    else pairs.push([undefined, b[--j]]);
  }
  return pairs.reverse();
}
