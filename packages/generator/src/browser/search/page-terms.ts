import type { PageText } from './page-text.ts';
import { cjkRuns } from './words/cjk.ts';
import { createTermReader } from './words/words.ts';

/** A term of a page, and how much the page is about it: 0 to 7. */
export type PageTerm = readonly [term: string, weight: number];

/** Number of weights; they share a number with a page in the index. */
export const WEIGHTS = 8;

/** What a term of the title weighs at least, more than any other. One that is the whole title weighs most: the page is about nothing else. */
export const IN_TITLE = 6;
const IS_TITLE = 7;
/** Chinese characters of a title that says one thing, and how many of them a word of other languages counts as. */
const SHORT = 4;
const WORD = 3;
/** What a term of a heading of level 2 or 3 weighs, more than any in the text alone. */
export const IN_HEADING = 5;
/** What a term of the text weighs at most. */
const IN_TEXT = 4;
/** How often a word in the text would have to stand there to count as much as one in a heading of level 1 to 6. */
const HEADING_WEIGHTS = [10, 5, 3, 2, 2, 2];
/** Terms of a page of middle length. */
const MIDDLE_LENGTH = 600;
/** From how many occurrences on more of them hardly count. */
const ENOUGH = 4;

/** Gives all terms of a page: those of the title first, then those of headings, the others weighed as BM25 does, by how often they occur and how long the page is. */
export function createPageTerms(): (text: PageText) => PageTerm[] {
  const termsOf = createTermReader();
  return ({ sections }) => {
    const counts = new Map<string, number>();
    const title = new Set<string>();
    const headings = new Set<string>();
    const named = new Set<string>();
    let length = 0;
    for (const { heading, keywords = '', level } of sections) {
      for (const [term, often] of termsOf(heading)) {
        count(term, often, HEADING_WEIGHTS[level - 1] ?? 1);
        if (level === 1) title.add(term);
        else if (level <= 3) headings.add(term);
      }
      for (const [term] of termsOf(keywords)) {
        count(term, 1, IN_HEADING);
        (level === 1 ? named : headings).add(term);
      }
    }
    const text = sections.flatMap(({ blocks }) => blocks).join('\n');
    for (const [term, often] of termsOf(text)) count(term, often, 1);
    const enough = ENOUGH * (0.5 + (0.5 * length) / MIDDLE_LENGTH);
    const inTitle = lengthOf(title) > SHORT ? IN_TITLE : IS_TITLE;
    return [...counts].map(([term, often]) => [term, weightOf(term, often)]);

    function weightOf(term: string, often: number): number {
      if (title.has(term)) return inTitle;
      if (named.has(term)) return IN_TITLE;
      if (headings.has(term)) return IN_HEADING;
      return Math.floor(((IN_TEXT + 1) * often) / (often + enough));
    }

    function count(term: string, often: number, weight: number): void {
      counts.set(term, (counts.get(term) ?? 0) + often * weight);
      length += often;
    }
  };
}

const lengthOf = (terms: Iterable<string>) =>
  [...terms].reduce((sum, term) => sum + (cjkRuns(term).length > 0 ? 1 : WORD), 0);
