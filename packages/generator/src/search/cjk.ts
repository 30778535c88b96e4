import { CJK_LETTER, CJK_PUNCTUATION } from '../text/cjk.ts';

const RUN = new RegExp(`${CJK_LETTER}+`, 'gu');
/** Beside these a space is nothing an author would have written. */
const WIDE = `(?:${CJK_LETTER}|${CJK_PUNCTUATION}|[“”‘’…—])`;
const SPACE_BETWEEN_WIDE = new RegExp(String.raw`(?<=${WIDE})\s+(?=${WIDE})`, 'gu');

/** The runs of such characters in a text. */
export const cjkRuns = (text: string): string[] => text.match(RUN) ?? [];

/** Text of a document as a reader sees it: single spaces, and none where a line of Chinese was broken. */
export const runningText = (text: string): string =>
  text.replace(SPACE_BETWEEN_WIDE, '').replace(/\s+/g, ' ').trim();
