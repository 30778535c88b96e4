import { fold, partsOf, partTerms, wordPlaces } from '../../words/words.ts';
import type { Query } from '../query.ts';
import { type TypedWord, typedWord } from './word-match.ts';

/** A stretch of a text, its end excluded. */
export type FoundPlace = readonly [from: number, to: number];

/** Finds what was searched for in texts; the places come in order and do not overlap. */
export type PlaceFinder = (text: string) => FoundPlace[];

/** Made once for a search, used for every text of its pages. */
export function createPlaceFinder({ phrases, words }: Query): PlaceFinder {
  const typed = words.map((word) => ({ ...typedWord(word), word: fold(word) }));
  const known = new Map<string, FoundPlace[]>();
  /** Texts have few different words, and forms of a word take long to compare. */
  function placesIn(word: string): FoundPlace[] {
    const places = known.get(word) ?? placesInWord(word, typed);
    known.set(word, places);
    return places;
  }
  return (text) => {
    const found = phrases.flatMap((phrase) => phrasePlaces(text, phrase));
    if (typed.length > 0)
      for (const { word, at } of wordPlaces(text))
        for (const [from, to] of placesIn(word)) found.push([at + from, at + to]);
    return withoutOverlaps(found);
  };
}

function phrasePlaces(text: string, phrase: string): FoundPlace[] {
  const places: FoundPlace[] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length))
    places.push([at, at + phrase.length]);
  return places;
}

/** The word, or those of its parts that are meant, or all parts that were typed, the last perhaps not to its end. */
function placesInWord(word: string, typed: readonly (TypedWord & { word: string })[]): FoundPlace[] {
  const parts = partsOf(word);
  return typed.flatMap((wanted): FoundPlace[] => {
    if (wanted.closeness(fold(word)) === 1) return [[0, word.length]];
    const meant = parts.filter((part) => partTerms(part.word).some((term) => wanted.closeness(term) > 0));
    if (meant.length > 0) return meant.map((part) => [part.at, part.at + part.word.length]);
    const start = [0, ...parts.map(({ at }) => at)].find((at) =>
      fold(word.slice(at)).startsWith(wanted.word),
    );
    if (start === undefined) return [];
    const end = parts.find((part) => part.at + part.word.length >= start + wanted.word.length);
    return [[start, end ? end.at + end.word.length : word.length]];
  });
}

function withoutOverlaps(places: readonly FoundPlace[]): FoundPlace[] {
  const apart: FoundPlace[] = [];
  for (const place of places.toSorted(([a, x], [b, y]) => a - b || y - x))
    if (place[0] >= (apart.at(-1)?.[1] ?? 0)) apart.push(place);
  return apart;
}
