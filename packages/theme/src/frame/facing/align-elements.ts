import { align } from 'bifolio/client';

/** What a pair of elements is worth: headings hold the pages together. */
const scoreOf = (a: Element, b: Element): number =>
  a.tagName !== b.tagName ? Number.NEGATIVE_INFINITY : /^H\d$/.test(a.tagName) ? 2 : 1;

/** Elements of two pages that belong together, in order; one of them is absent where a page has something alone. */
export type ElementPair = readonly [Element | undefined, Element | undefined];

/** Aligns the elements of a page with those of its translation by their tags. */
export function alignElements(a: readonly Element[], b: readonly Element[]): ElementPair[] {
  const pairs = align(a.length, b.length, (i, j) => scoreOf(a[i] as Element, b[j] as Element));
  return pairs.map(([i, j]) => [i === undefined ? i : a[i], j === undefined ? j : b[j]]);
}
