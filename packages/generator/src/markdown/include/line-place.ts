/** What stands before a text in its line: indentation, quotes, list items. */
export interface LinePlace {
  /** Before the first of the lines that take its place, as written: `> - `. */
  first: string;
  /** Before those that follow: `>   `. */
  rest: string;
}

/**
 * Pattern source of what may stand before a text that is alone in its quote or list item. More blanks than these make code
 * of it, and a task's box belongs to the item.
 */
export const PLACE = String.raw`[ \t]*(?:(?:>[ \t]{0,4}|(?:[-+*]|\d{1,9}[.)])[ \t]{1,4})*)(?:\[[ xX]\][ \t]+)?`;

/** The place that such a text leaves to others. */
export const placeOf = (before: string): LinePlace => ({
  first: before,
  rest: before
    .replace(/\[[ xX]\][ \t]+$/, '')
    .replace(/[-+*]|\d+[.)]/g, (marker) => ' '.repeat(marker.length)),
});

/** The place of a text whose line stands at another place. */
export const placeWithin = (outer: LinePlace, inner: LinePlace, isFirst: boolean): LinePlace => ({
  first: (isFirst ? outer.first : outer.rest) + inner.first,
  rest: outer.rest + inner.rest,
});

/** A line of such a text: an empty one keeps its quotes, and nothing else. */
export const atPlace = (before: string, line: string): string =>
  line === '' ? (before.includes('>') ? before.trimEnd() : '') : before + line;
