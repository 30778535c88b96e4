import type { PageText, TextSection } from '../../page-text.ts';
import { excerpt } from './excerpt.ts';
import type { PlaceFinder } from './find-places.ts';
import type { WholeFinder } from './nearness.ts';
import { type Piece, pieces } from './pieces.ts';

/** What stands behind the language of a fence: lines, flags, values. */
const INFO = String.raw`\{[\d, -]*\}|:[\w-]+(?:=[\w-]+)?|[\w-]+="[^"]*"`;
/** Marks of fences, lines of code, containers and headings in samples of Markdown, and the rules of its tables. */
const MARKUP = new RegExp(
  [
    `(?:\`{3,}|~{3,})[\\w-]*(?:(?: ?[\\w-]+)?(?: ?(?:${INFO}))+)?`,
    String.raw`(?:\/\/|#|--|\/\*|<!--) \[!code [^\]]*\](?: \*\/| -->)?`,
    String.raw`:{3,}|\*\*|\|(?: ?:?-+:? ?\|)+|(?<=^|\s)#{1,6}(?=\s)`,
  ].join('|'),
  'g',
);

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

/** How finds are found in a text. */
export interface Finders {
  find: PlaceFinder;
  holdsAll: WholeFinder;
}

/**
 * The sections of a page in which something was found, at most four, in the order of the page; first those whose heading holds all
 * that was searched for, with the title if need be, then those whose keywords do. A page whose signs are written in another way than they were typed, such as ㎏ for kg, leads to its
 * beginning.
 */
export function passagesOf({ title, sections }: PageText, finders: Finders): Passage[] {
  const all = sections.flatMap((section) => passageOf(section, title, finders));
  const found = all.length > 1 ? all.filter(({ shows }) => shows) : all;
  if (found.length === 0) return [{ id: '', heading: pieces(title, []), text: [] }];
  const best = new Set(found.toSorted((a, b) => b.weight - a.weight).slice(0, MOST));
  return found
    .filter((one) => best.has(one))
    .sort((a, b) => b.meant - a.meant)
    .map(({ passage }) => passage);
}

interface FoundPassage {
  passage: Passage;
  weight: number;
  /** 3 when its heading holds what was searched for, or what the title leaves of it; 2 with its keywords, 1 with those of the page. */
  meant: 0 | 1 | 2 | 3;
  /** It shows a find, or is about what was searched for; keywords of the whole page alone are neither. */
  shows: boolean;
}

function passageOf(section: TextSection, title: string, { find, holdsAll }: Finders): FoundPassage[] {
  const { id, heading, keywords = '', code = [] } = section;
  const blocks = section.blocks.map((block, at) => (code.includes(at) ? withoutMarkup(block) : block));
  const inHeading = find(heading);
  const inKeywords = find(keywords);
  const inBlocks = blocks.map(find);
  const places = [inHeading, inKeywords, ...inBlocks];
  const finds = [heading, keywords, ...blocks].flatMap((text, at) =>
    (places[at] ?? []).map((place) => text.slice(...place).toLowerCase()),
  );
  if (finds.length === 0) return [];
  const inProse = inBlocks.map((places, at) => (code.includes(at) ? [] : places));
  const hasProse = inHeading.length > 0 || inProse.some((places) => places.length > 0);
  const text = excerpt(blocks, hasProse ? inProse : inBlocks);
  const passage = { id, heading: heading ? pieces(heading, inHeading) : pieces(title, []), text };
  const isNamed = inHeading.length + inKeywords.length > 0;
  const isOfHeading = inHeading.length > 0 && holdsAll([id && title, heading].join('\n'));
  const isOfKeywords = isNamed && holdsAll([id && title, heading, keywords].join('\n'));
  const meant = isOfHeading ? 3 : isOfKeywords ? (id ? 2 : 1) : 0;
  const shows = id !== '' || finds.length > inKeywords.length;
  const ofHeading = 100 * Number(isNamed) + 100 * Number(meant > 0);
  return [
    { passage, weight: ofHeading + 10 * new Set(finds).size + Math.min(finds.length, 9), meant, shows },
  ];
}

/** Code as one reads it in a line. */
const withoutMarkup = (code: string) => code.replace(MARKUP, ' ').replace(/\s+/g, ' ').trim();
