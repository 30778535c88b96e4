/** Passages of an old page, and those of them that the new one lacks. */
export interface ComparedTexts {
  texts: readonly string[];
  missing: readonly string[];
}

/** What authors wrote. */
interface WrittenTexts {
  /** Whole pages, as written. */
  sources: readonly string[];
  /** Titles of pages, which navigation within the text repeats. */
  titles: ReadonlySet<string>;
}

/** Pages from which on a passage that many of them show can be the theme's. */
const FEW = 10;
/** The share of pages from which on a passage is the theme's, whatever the sources say. */
const THIRD = 1 / 3;
/** The share from which on it is the theme's if no source has it. */
const MANY = 1 / 20;
/** The share of its pages on which it is missing then. */
const NEARLY_ALL = 0.9;

/** Numbers alone say nothing. */
const WORD = /\p{L}{2}/u;
const MONTHS =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/gi;

/** Shorter lines of a theme begin no other ones. */
const SHORTEST = 8;

/** Words with a space around each, so that `1 setup` isn't part of `01 setup`. */
const spacedWords = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** A passage without its values: `added in v1.40` and `added in v2` are the same line of a theme. */
const shapeOf = (text: string): string =>
  spacedWords(text.replace(MONTHS, '0').replace(/\bv?\d+(?:[.:/-]\d+)*/gi, '0')).replace(
    / 0(?: 0)+ /g,
    ' 0 ',
  );

/**
 * Tells which passages of old pages the theme wrote around the text: those that a third of the pages show, and those that many
 * show, apart from numbers and dates, that the new pages lack, and that stand in no source. What such a line begins is one, too.
 */
export function findThemeLines(
  pages: readonly ComparedTexts[],
  { sources, titles }: WrittenTexts,
): (text: string) => boolean {
  if (pages.length < FEW) return () => false;
  const same = countedBy(pages, ({ texts }) => texts);
  const alike = countedBy(pages, ({ texts }) => texts.map(shapeOf));
  const lost = countedBy(pages, ({ missing }) => missing.map(shapeOf));
  const written = spacedWords(sources.join('\n'));
  const isRepeated = (shape: string) => (alike.get(shape) ?? 0) >= FEW && WORD.test(shape);
  const isFrequent = (shape: string) => isRepeated(shape) && (alike.get(shape) ?? 0) >= pages.length * MANY;
  const ofTheme = [...lost.keys()].filter(
    (shape) => isFrequent(shape) && (lost.get(shape) ?? 0) >= (alike.get(shape) ?? 0) * NEARLY_ALL,
  );
  const begins = (shape: string) =>
    ofTheme.some((line) => shape === line || (line.trim().length >= SHORTEST && shape.startsWith(line)));
  return (text) =>
    (same.get(text) ?? 0) > pages.length * THIRD ||
    (titles.has(text) && isRepeated(shapeOf(text))) ||
    (begins(shapeOf(text)) && !written.includes(spacedWords(text)));
}

/** On how many pages each of these is. */
function countedBy<Page>(
  pages: readonly Page[],
  namesOf: (page: Page) => readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const name of new Set(namesOf(page))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
