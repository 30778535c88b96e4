import { fold } from '../words.ts';
import type { Query } from './query.ts';
import { typingDistance } from './typing-distance.ts';

/** Shorter words are not corrected: too many words are near them. */
const SHORTEST = 4;

/**
 * What may have been meant by a query that led nowhere: its words without typing errors, and for characters that stand nowhere
 * side by side the words that they are made of. `undefined` when that changes nothing.
 */
export async function correctQuery(
  { phrases, words }: Query,
  vocabulary: () => Promise<readonly string[]>,
): Promise<Query | undefined> {
  const apart = [...new Set(phrases.flatMap(wordsOf))];
  const mended = words.length > 0 ? correctWords(words, await vocabulary()) : undefined;
  if (!mended && apart.length === phrases.length) return undefined;
  return { phrases: apart, words: mended ?? words };
}

/** The words of Chinese or Japanese, as the browser knows them. A character alone stays with its neighbour: it is on every page. */
function wordsOf(phrase: string): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const words = [...segmenter.segment(phrase)].map(({ segment }) => segment).join(' ');
  return words
    .replace(/(?<!\S)(\S) /gu, '$1')
    .replace(/ (\S)$/u, '$1')
    .split(' ');
}

/**
 * The words with typing errors mended: each that begins no word of the vocabulary becomes the nearest that is
 * near enough. `undefined` when there is nothing to mend or no way to.
 */
export function correctWords(words: readonly string[], vocabulary: readonly string[]): string[] | undefined {
  const mended = words.map((word) => correctWord(fold(word), vocabulary));
  return mended.some(Boolean) ? words.map((word, index) => mended[index] ?? word) : undefined;
}

function correctWord(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length < SHORTEST || !/^[\p{L}\p{N}_]+$/u.test(word)) return undefined;
  if (vocabulary.some((known) => known.startsWith(word))) return undefined;
  const allowed = word.length < 6 ? 1 : 2;
  let best: { known: string; far: number } | undefined;
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > allowed) continue;
    const far = typingDistance(word, known);
    if (far <= allowed && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { known, far };
  }
  return best?.known;
}
