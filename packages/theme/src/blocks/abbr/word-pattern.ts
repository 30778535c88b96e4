import { CJK_LETTER } from 'bifolio/markdown';

const cjk = new RegExp(CJK_LETTER, 'u');
const special = /[\\^$.*+?()[\]{}|/]/g;

/**
 * Finds any of the words, the longest first. A word that begins or ends with a Latin letter or a digit needs an end of word
 * there, so that HTML is not found in XHTML; Chinese beside it is one. Chinese has no blanks, so there it matches wherever it
 * stands, but not across another defined word: the longer one has taken its place.
 */
export function wordPattern(words: readonly string[]): RegExp {
  const sorted = [...words].sort((a, b) => b.length - a.length);
  return new RegExp(sorted.map(bounded).join('|'), 'u');
}

function bounded(word: string): string {
  const [first = '', last = ''] = [[...word].at(0), [...word].at(-1)];
  const letter = String.raw`(?!${CJK_LETTER})[\p{L}\p{N}_]`;
  const before = isLetter(first) ? `(?<!${letter})` : '';
  const after = isLetter(last) ? `(?!${letter})` : '';
  return before + word.replace(special, String.raw`\$&`) + after;
}

const isLetter = (character: string) => /[\p{L}\p{N}_]/u.test(character) && !cjk.test(character);
