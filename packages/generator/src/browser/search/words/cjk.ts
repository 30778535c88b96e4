import { CJK_LETTER, CJK_PUNCTUATION } from '../../../core/text/cjk.ts';

const RUN = new RegExp(`${CJK_LETTER}+`, 'gu');
/** Beside these a space is nothing an author would have written. */
const WIDE = `(?:${CJK_LETTER}|${CJK_PUNCTUATION}|[“”‘’…—])`;
const SPACE_BETWEEN_WIDE = new RegExp(String.raw`(?<=${WIDE})\s+(?=${WIDE})`, 'gu');

/** Below there are none of these characters. */
const MAY_BE_WIDE = /[^\0-\u1fff]/;

/** The runs of such characters in a text. */
export const cjkRuns = (text: string): string[] => text.match(RUN) ?? [];

/** Text of a document as a reader sees it: single spaces, and none where a line of Chinese was broken. */
export const runningText = (text: string): string =>
  (MAY_BE_WIDE.test(text) ? text.replace(SPACE_BETWEEN_WIDE, '') : text).replace(/\s+/g, ' ').trim();
