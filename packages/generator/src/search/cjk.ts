/** A character of a script that is written without spaces between words. */
export const CJK_CHARACTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const RUN = new RegExp(`${CJK_CHARACTER}+`, 'gu');
/** Beside these a space is nothing an author would have written. */
const WIDE = String.raw`(?:${CJK_CHARACTER}|[\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”‘’…—])`;
const SPACE_BETWEEN_WIDE = new RegExp(String.raw`(?<=${WIDE})\s+(?=${WIDE})`, 'gu');

/** The runs of such characters in a text. */
export const cjkRuns = (text: string): string[] => text.match(RUN) ?? [];

/** Text of a document as a reader sees it: single spaces, and none where a line of Chinese was broken. */
export const runningText = (text: string): string =>
  text.replace(SPACE_BETWEEN_WIDE, '').replace(/\s+/g, ' ').trim();
