import { Parser } from 'htmlparser2';
import type { PassagePlace } from '../../core/contracts/translations.ts';

/** Attribute of the element of a passage that is behind. */
const MARKED = ' data-behind-passage';

/**
 * Marks passages in the HTML of a page: each gets an attribute, and `markOf` before its own content. What cannot be found is marked at
 * its heading.
 */
export function markPassages(
  html: string,
  places: readonly PassagePlace[],
  markOf: (place: PassagePlace) => string,
): string {
  const { elements, headings } = findElements(html);
  const marks = new Map<OpenTag, string>();
  for (const place of places) {
    const found = elements.get(keyOf(place)) ?? headings[place.heading - 1];
    if (found && !marks.has(found)) marks.set(found, markOf(place));
  }
  const last = [...marks].sort(([a], [b]) => b.end - a.end);
  return last.reduce(
    (text, [{ end }, mark]) => `${text.slice(0, end)}${MARKED}>${mark}${text.slice(end + 1)}`,
    html,
  );
}

/** A tag by the place of its closing bracket. */
interface OpenTag {
  end: number;
}

const keyOf = ({ heading, element, nth }: Omit<PassagePlace, 'sourceHeading'>) =>
  `${heading} ${element} ${nth}`;

/** Elements that have a box of their own for code, and for rows. */
const isBox = (name: string, { class: names = '' }: Record<string, string>) =>
  name === 'div' && /(?:^|\s)code(?:\s|$)/.test(names);

function findElements(html: string) {
  const elements = new Map<string, OpenTag>();
  const headings: OpenTag[] = [];
  let counts = new Map<string, number>();
  /** Around what is read: names, with how many elements each has so far. */
  const around: { name: string; children: number; tag: OpenTag; isBox: boolean }[] = [];
  let row: string | undefined;
  const note = (element: string, tag: OpenTag) => {
    const nth = (counts.get(element) ?? 0) + 1;
    counts.set(element, nth);
    const key = `${headings.length} ${element} ${nth}`;
    elements.set(key, tag);
    return key;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = { end: parser.endIndex };
      const parent = around.at(-1);
      const isFirst = parent?.children === 0;
      if (parent) parent.children++;
      if (/^h[1-6]$/.test(name)) {
        headings.push(tag);
        counts = new Map();
      } else if (name === 'p' && !attributes.class && !(parent?.name === 'li' && isFirst)) note('p', tag);
      else if (name === 'li' && !attributes.class) note('li', tag);
      else if (name === 'pre') note('pre', parent?.isBox ? parent.tag : tag);
      else if (name === 'tr') row = note('tr', tag);
      else if (row && (name === 'td' || name === 'th')) {
        // A row has no place for a mark; its first cell has.
        elements.set(row, tag);
        row = undefined;
      }
      around.push({ name, children: 0, tag, isBox: isBox(name, attributes) });
    },
    onclosetag: () => around.pop(),
  });
  parser.end(html);
  return { elements, headings };
}
