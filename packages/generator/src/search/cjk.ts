/** A character of a script that is written without spaces between words. */
const CHARACTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;

const EACH = new RegExp(CHARACTER, 'gu');
/** Beside these a space is nothing an author would have written. */
const WIDE = String.raw`(?:${CHARACTER}|[\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”‘’…—])`;
const ENDS_WIDE = new RegExp(`${WIDE}$`, 'u');
const STARTS_WIDE = new RegExp(`^${WIDE}`, 'u');

/** One word of the index that no query can hold: a phrase does not reach from one block into the next. */
export const BLOCK_END = '\ue000';

/** Every Chinese or Japanese character a word of its own, so that index and query cannot disagree about words. */
export function separateCjk(text: string): string {
  return text.replace(EACH, ' $& ').replace(/\s+/g, ' ').trim();
}

/** Words of the index as running text: no space where both neighbours are wide. */
export function joinCjk(words: readonly string[]): string {
  let text = '';
  for (const word of words) {
    const isTight = text === '' || (ENDS_WIDE.test(text.slice(-2)) && STARTS_WIDE.test(word));
    text += isTight ? word : ` ${word}`;
  }
  return text;
}

/** The runs of such characters in a text. */
export const cjkRuns = (text: string): string[] =>
  [...text.matchAll(new RegExp(`${CHARACTER}+`, 'gu'))].map(([run]) => run);

/** The text without those runs. */
export const withoutCjk = (text: string): string => text.replace(new RegExp(`${CHARACTER}+`, 'gu'), ' ');
