import { align } from 'bifolio/client';

/** Elements of two pages that belong together, in order; one of them is absent where a page has something alone. */
export type ElementPair = readonly [Element | undefined, Element | undefined];

/** Aligns the elements of a page with those of its translation by their tags. Most translations have the same ones. */
export function alignElements(a: readonly Element[], b: readonly Element[]): ElementPair[] {
  const start = sameTags(a, b);
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const end = sameTags(restA.toReversed(), restB.toReversed());
  const [endA, endB] = [restA.splice(restA.length - end), restB.splice(restB.length - end)];
  return [...zip(a.slice(0, start), b), ...alignRest(restA, restB), ...zip(endA, endB)];
}

/** How many elements both begin with. */
function sameTags(a: readonly Element[], b: readonly Element[]): number {
  const differs = a.findIndex(({ tagName }, at) => tagName !== b[at]?.tagName);
  return differs === -1 ? a.length : differs;
}

const zip = (a: readonly Element[], b: readonly Element[]) => a.map((one, at): ElementPair => [one, b[at]]);

function alignRest(a: readonly Element[], b: readonly Element[]): ElementPair[] {
  const [tagsA, tagsB] = [a.map(({ tagName }) => tagName), b.map(({ tagName }) => tagName)];
  const pairs = align(a.length, b.length, (i, j) => scoreOf(tagsA[i], tagsB[j]));
  return pairs.map(([i, j]) => [i === undefined ? i : a[i], j === undefined ? j : b[j]]);
}

/** What a pair of elements is worth: headings hold the pages together. */
function scoreOf(a = '', b = ''): number {
  if (a !== b) return Number.NEGATIVE_INFINITY;
  return /^H\d$/.test(a) ? 2 : 1;
}
