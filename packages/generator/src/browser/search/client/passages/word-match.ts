import { stemmer } from 'stemmer';
import { fold } from '../../words/words.ts';

/** A word that was typed, ready to be compared with terms. */
export interface TypedWord {
  /** What all terms that match begin with. */
  beginning: string;
  /** 1 for the word itself, less for its other forms and for longer words that begin with it, 0 for others. */
  closeness(term: string): number;
}

const FORM = 0.8;
const LONGER = 0.6;
const ENGLISH = /^[a-z]{3,}$/;

/** Reads a typed word. Other forms are known of English words: `configured` finds `configuration`. */
export function typedWord(typed: string): TypedWord {
  const word = fold(typed);
  const stem = stemOf(word);
  return {
    beginning: commonBeginning(word, stem.replace(/i$/, '')),
    closeness(term) {
      if (term === word) return 1;
      if (stemOf(term) === stem) return FORM;
      return term.startsWith(word) ? (LONGER * word.length) / term.length : 0;
    },
  };
}

const stemOf = (word: string) => (ENGLISH.test(word) ? stemmer(word) : word);

// A final `i` of a stem may have been a `y`.
function commonBeginning(word: string, stem: string): string {
  let length = 0;
  while (length < stem.length && word[length] === stem[length]) length++;
  return word.slice(0, length);
}
