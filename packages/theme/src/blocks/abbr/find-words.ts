import { CJK_LETTER } from 'bifolio/markdown';

const cjk = new RegExp(CJK_LETTER, 'u');
const letter = /[\p{L}\p{N}_]/u;

/** A word that was found, and where it begins. */
export interface FoundWord {
  word: string;
  index: number;
}

/** What may follow some letters of the words: the next letter, and whether a word ends here. */
interface Branch {
  next: Map<string, Branch>;
  isWord: boolean;
}

/**
 * Finds any of the words, the longest first. A word that begins or ends with a Latin letter or a digit needs an end of word
 * there, so that HTML is not found in XHTML; Chinese beside it is one. Chinese has no spaces, so there it matches wherever it
 * stands, but not across another defined word: the longer one has taken its place. However many words there are, each letter of
 * the text is looked at no more often than the longest word is long.
 */
export function wordFinder(words: Iterable<string>): (text: string) => FoundWord[] {
  const root: Branch = { next: new Map(), isWord: false };
  for (const word of words) grow(root, word);
  return (text) => {
    const found: FoundWord[] = [];
    for (let index = 0; index < text.length; ) {
      const word = wordAt(root, text, index);
      if (word) found.push({ word, index });
      index += word?.length ?? 1;
    }
    return found;
  };
}

function grow(root: Branch, word: string): void {
  let branch = root;
  for (let at = 0; at < word.length; at++) {
    const next = branch.next.get(word.charAt(at)) ?? { next: new Map(), isWord: false };
    branch.next.set(word.charAt(at), next);
    branch = next;
  }
  branch.isWord = true;
}

function wordAt(root: Branch, text: string, start: number): string | undefined {
  let longest: string | undefined;
  let branch = root.next.get(text.charAt(start));
  for (let end = start + 1; branch; end++) {
    if (branch.isWord && isWhole(text, start, end)) longest = text.slice(start, end);
    branch = branch.next.get(text.charAt(end));
  }
  return longest;
}

/** Whether no letter goes on where the word begins or ends with one. */
const isWhole = (text: string, start: number, end: number): boolean =>
  !(isLetter(characterBefore(text, start)) && isLetter(characterAt(text, start))) &&
  !(isLetter(characterBefore(text, end)) && isLetter(characterAt(text, end)));

const characterAt = (text: string, index: number) => String.fromCodePoint(text.codePointAt(index) ?? 0);

function characterBefore(text: string, index: number): string {
  const isPair = /[\udc00-\udfff]/.test(text.charAt(index - 1));
  return isPair ? text.slice(index - 2, index) : text.charAt(index - 1);
}

const isLetter = (character: string) => letter.test(character) && !cjk.test(character);
