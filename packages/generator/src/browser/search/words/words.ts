import { CJK_LETTER } from '../../../core/text/cjk.ts';
import { cjkRuns } from './cjk.ts';

/** Longer words are addresses and hashes, which nobody types. */
const LONGEST = 40;
/** Words whose terms are remembered at a time. */
const MOST_KNOWN = 20_000;
const ACCENTS = /[\u0300-\u036f]/g;
const APOSTROPHE = /’/g;
/** What a word may hold between its letters: `lang.config`, `data-search`, `@scope/name`, `it's`. */
const WORD = new RegExp(String.raw`[[\p{L}\p{M}\p{N}_.@\/'’+#$:\-]--${CJK_LETTER}]+`, 'gv');
/** The same in a text of ASCII alone, found four times as fast. */
const ASCII_WORD = /[\w.@/'+#$:-]+/g;
const BEYOND_ASCII = /[^\0-\x7f]/;
const BEFORE_WORD = /^[^\p{L}\p{N}_$@]+/u;
const AFTER_WORD = /[^\p{L}\p{M}\p{N}_+#]+$/u;
/** A part of a word, between signs. */
const PART = /[\p{L}\p{M}\p{N}]+/gu;

/** A word and where in its text it stands. */
export interface WordPlace {
  word: string;
  at: number;
}

/** Gives the terms under which the index keeps a text, each with how often it stands there. Remembers those of words. */
export function createTermReader(): (text: string) => Map<string, number> {
  const known = new Map<string, readonly string[]>();

  function termsOfRun(run: string): readonly string[] {
    const remembered = known.get(run);
    if (remembered) return remembered;
    const own = copied(run);
    const terms = wordPlaces(own).flatMap(({ word }) => termsOfWord(word));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(own, terms);
    return terms;
  }

  return (text) => {
    const isAscii = !BEYOND_ASCII.test(text);
    const plain = isAscii ? text : text.normalize('NFKC');
    const counts = countEach(isAscii ? [] : cjkRuns(plain).flatMap(indexedPairs));
    for (const [run, often] of countEach(plain.match(isAscii ? ASCII_WORD : WORD) ?? []))
      for (const term of termsOfRun(run)) counts.set(term, (counts.get(term) ?? 0) + often);
    return counts;
  };
}

/** A piece of a text would keep the whole text in memory. */
const copied = (piece: string): string => JSON.parse(JSON.stringify(piece)) as string;

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The words of a text that are not Chinese or Japanese, as they are written. */
export function wordPlaces(text: string): WordPlace[] {
  return [...text.matchAll(BEYOND_ASCII.test(text) ? WORD : ASCII_WORD)].flatMap(({ 0: run, index }) => {
    const word = run.replace(BEFORE_WORD, '');
    const at = index + run.length - word.length;
    return /[\p{L}\p{N}]/u.test(word) ? { word: word.replace(AFTER_WORD, ''), at } : [];
  });
}

/**
 * The pairs of neighbours in a run of characters: whoever looks for a word looks for its pairs, so that index and query
 * cannot disagree about where words begin. A character alone is its own pair.
 */
export function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** With the last character alone as well: then every character begins a term. */
const indexedPairs = (run: string) => {
  const last = [...run].at(-1) ?? '';
  return last === run ? [run] : [...pairs(run), last];
};

/** A word, what stands behind its signs, its parts and those of `camelCase`: all that one may type to find it. */
export function termsOfWord(word: string): string[] {
  const terms = partsOf(word).flatMap(({ word: part, at }) => [...partTerms(part), fold(word.slice(at))]);
  return [...new Set([fold(word), ...terms])].filter((term) => term.length <= LONGEST);
}

/** The parts of a word between its signs. */
export const partsOf = (word: string): WordPlace[] =>
  [...word.matchAll(PART)].map(({ 0: part, index }) => ({ word: part, at: index }));

/** A part of a word and those of `camelCase`. */
export const partTerms = (part: string): string[] => [part, ...part.split(HUMPS)].map(fold);

const HUMPS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** A word without capitals and accents, its apostrophes straight. */
export const fold = (word: string): string =>
  (BEYOND_ASCII.test(word) ? withoutAccents(word) : word).toLowerCase();

const withoutAccents = (word: string) =>
  word.normalize('NFKD').replace(ACCENTS, '').replace(APOSTROPHE, "'").normalize('NFC');
