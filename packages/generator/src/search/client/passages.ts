import type { PageText, TextSection } from '../page-text.ts';
import { excerpt } from './excerpt.ts';
import type { PlaceFinder } from './find-places.ts';
import { type Piece, pieces } from './pieces.ts';

/** Marks of fences, containers and headings in samples of Markdown, and the rules of its tables. */
const MARKUP = /(?:`{3,}|~{3,})[\w-]*(?: \{[^}]*\})?|:{3,}|\*\*|\|(?: ?:?-+:? ?\|)+|(?<=^|\s)#{1,6}(?=\s)/g;

/** A section of a page that holds what was searched for. */
export interface Passage {
  /** Id of its heading; empty for what stands before the first. */
  id: string;
  heading: readonly Piece[];
  /** The text around the first find; empty when only the heading holds it. */
  text: readonly Piece[];
}

/** Passages of one page that are worth showing. */
const MOST = 4;

/**
 * The sections of a page in which something was found, at most four, in the order of the page. A page whose signs are
 * written in another way than they were typed, such as ㎏ for kg, leads to its beginning.
 */
export function passagesOf({ title, sections }: PageText, find: PlaceFinder): Passage[] {
  const found = sections.flatMap((section) => passageOf(section, find));
  if (found.length === 0) return [{ id: '', heading: pieces(title, []), text: [] }];
  const best = new Set(found.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
  return found.filter((one) => best.has(one)).map(({ passage }) => passage);
}

function passageOf(section: TextSection, find: PlaceFinder): { passage: Passage; weight: number }[] {
  const { id, heading, code = [] } = section;
  const blocks = section.blocks.map((block, at) => (code.includes(at) ? withoutMarkup(block) : block));
  const inHeading = find(heading);
  const inBlocks = blocks.map(find);
  const finds = [heading, ...blocks].flatMap((text, at) =>
    (at === 0 ? inHeading : (inBlocks[at - 1] ?? [])).map((place) => text.slice(...place).toLowerCase()),
  );
  if (finds.length === 0) return [];
  const inProse = inBlocks.map((places, at) => (code.includes(at) ? [] : places));
  const hasProse = inHeading.length > 0 || inProse.some((places) => places.length > 0);
  const text = excerpt(blocks, hasProse ? inProse : inBlocks);
  const passage = { id, heading: pieces(heading, inHeading), text };
  const weight = 100 * Number(inHeading.length > 0) + 10 * new Set(finds).size + Math.min(finds.length, 9);
  return [{ passage, weight }];
}

/** Code as one reads it in a line. */
const withoutMarkup = (code: string) => code.replace(MARKUP, ' ').replace(/\s+/g, ' ').trim();
