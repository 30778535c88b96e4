/** The place of a heading among those of its page. */
export interface HeadingPlace {
  id: string;
  level: string;
  /** Among the headings of its level, and how many of these there are. */
  index: number;
  count: number;
}

type Heading = Pick<Element, 'id' | 'localName'>;

/** The place of the heading with an id; `undefined` when there is none. */
export function placeOf(headings: readonly Heading[], id: string): HeadingPlace | undefined {
  const heading = headings.find((one) => one.id === id);
  if (!heading) return undefined;
  const alike = headings.filter(({ localName }) => localName === heading.localName);
  return { id, level: heading.localName, index: alike.indexOf(heading), count: alike.length };
}

/** The heading of the other page at the same place: with the same id, else the same number where both pages have as many of its level. */
export function samePlace<T extends Heading>(headings: readonly T[], place: HeadingPlace): T | undefined {
  const same = headings.find(({ id }) => id === place.id);
  const alike = headings.filter(({ localName }) => localName === place.level);
  return same ?? (alike.length === place.count ? alike[place.index] : undefined);
}
