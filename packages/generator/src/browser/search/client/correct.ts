import { fold } from '../words/words.ts';
import { typingDistance } from './typing-distance.ts';

/** Shorter words are not corrected: too many words are near them. */
const SHORTEST = 4;
/** From this length on, a word may have two typing errors. */
const LONG = 8;

/**
 * The words with typing errors corrected: each that begins no word of the vocabulary becomes the nearest that is
 * near enough and begins with the same letter. `undefined` when nothing changes.
 */
export function correctWords(words: readonly string[], vocabulary: readonly string[]): string[] | undefined {
  const corrected = words.map((word) => correctWord(fold(word), vocabulary));
  return corrected.some(Boolean) ? words.map((word, index) => corrected[index] ?? word) : undefined;
}

function correctWord(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length < SHORTEST || !/^[\p{L}\p{N}_]+$/u.test(word)) return undefined;
  if (vocabulary.some((known) => known.startsWith(word))) return undefined;
  const allowed = word.length < LONG ? 1 : 2;
  let best: { known: string; far: number } | undefined;
  for (const known of vocabulary) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > allowed) continue;
    const far = typingDistance(word, known);
    if (far <= allowed && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { known, far };
  }
  return best?.known;
}
