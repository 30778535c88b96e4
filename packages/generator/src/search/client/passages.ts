import { BLOCK_END, joinCjk } from '../cjk.ts';
import type { PagefindPage } from './pagefind.ts';

/** A piece of text; `isFound` when it is what was searched for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** A section of a page that holds what was searched for. */
export interface Passage {
  /** Id of its heading; empty for what stands before the first. */
  id: string;
  heading: readonly Piece[];
  /** The text around the first find; empty when only the heading holds it. */
  text: readonly Piece[];
}

/** Widths in columns, a wide character taking two. */
const COLUMNS = 120;
const COLUMNS_BEFORE = 24;

interface Section {
  id: string;
  start: number;
  /** Where its text begins, after the heading. */
  body: number;
  end: number;
}

/** Passages of one page that are worth showing. */
const MOST = 4;

/**
 * The sections of a page in which something was found, at most four, in the order of the page. `locations` are those
 * that Pagefind gives for words; where phrases stand it does not tell in full, so they are looked up here.
 */
export function passagesOf(
  page: PagefindPage,
  locations: readonly number[],
  phrases: readonly string[],
): Passage[] {
  const words = page.content.split(/\s+/);
  const found = new Set([...locations, ...phrases.flatMap((phrase) => placesOf([...phrase], words))]);
  const passages = sectionsOf(page, words).flatMap((section) => passageOf(section, words, found));
  const best = new Set(passages.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
  return passages.filter((passage) => best.has(passage)).map(({ weight: _, ...passage }) => passage);
}

function passageOf(
  section: Section,
  words: readonly string[],
  found: ReadonlySet<number>,
): (Passage & { weight: number })[] {
  const inside = [...found].filter((at) => at >= section.start && at < section.end).sort((a, b) => a - b);
  if (inside.length === 0) return [];
  const first = inside.find((at) => at >= section.body);
  const [from, to] = first === undefined ? [0, 0] : around(words, first, section);
  const inHeading = first !== inside[0];
  return [
    {
      id: section.id,
      heading: pieces(words, section.start, section.body, found),
      text: pieces(words, from, to, found),
      weight: inside.length + (inHeading ? 100 : 0),
    },
  ];
}

/** Every place of characters that follow each other, each of their words. */
function placesOf(characters: readonly string[], words: readonly string[]): number[] {
  const starts = words.flatMap((_, at) =>
    characters.every((character, index) => words[at + index] === character) ? at : [],
  );
  return starts.flatMap((at) => characters.map((_, index) => at + index));
}

/** The page's title and what follows it, then each heading that has an address. */
function sectionsOf({ anchors }: PagefindPage, words: readonly string[]): Section[] {
  const headings = anchors
    .filter(({ element, location }) => /^h[2-6]$/.test(element) && location > 0)
    .sort((a, b) => a.location - b.location);
  const starts = [{ id: '', location: 0 }, ...headings];
  return starts.map(({ id, location }, index) => ({
    id,
    start: location,
    body: words.indexOf(BLOCK_END, location) + 1 || location,
    end: starts[index + 1]?.location ?? words.length,
  }));
}

/** From a little before a find to as far as an excerpt goes, within its section. */
function around(words: readonly string[], at: number, { body, end }: Section): [from: number, to: number] {
  let from = at;
  for (let room = COLUMNS_BEFORE; from > body && words[from - 1] !== BLOCK_END; from--) {
    room -= columns(words[from - 1]);
    if (room < 0) break;
  }
  let to = from;
  for (let room = COLUMNS; to < end; to++) {
    room -= columns(words[to]);
    if (room < 0 && to > at) break;
  }
  return [from, to];
}

const columns = (word = '') => (/[^\u0020-\u2e7f]/.test(word) ? word.length * 2 : word.length + 1);

function pieces(words: readonly string[], from: number, to: number, found: ReadonlySet<number>): Piece[] {
  const shown: Piece[] = [];
  let text = '';
  for (let at = from; at < to; at++) {
    const word = words[at];
    if (!word || word === BLOCK_END) continue;
    const longer = joinCjk([text, word]);
    const added = longer.slice(text.length);
    text = longer;
    const last = shown.at(-1);
    if (last?.isFound === found.has(at)) last.text += added;
    else shown.push({ text: added, isFound: found.has(at) });
  }
  return shown;
}
