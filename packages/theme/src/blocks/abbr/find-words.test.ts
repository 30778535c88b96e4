import { expect, test } from 'vitest';
import { wordFinder } from './find-words.ts';

const found = (words: string[], text: string) =>
  wordFinder(words)(text).map(({ word, index }) => [word, index]);

test('the longest word that stands whole is found', () => {
  expect(found(['C', 'C++', 'C+'], 'C++ C+1 C CC')).toEqual([
    ['C++', 0],
    ['C+', 4],
    ['C', 8],
  ]);
});

test('letters outside the basic plane are letters too', () => {
  expect(found(['ab', '😀'], '𝒳ab ab𝒳 ab😀')).toEqual([
    ['ab', 10],
    ['😀', 12],
  ]);
});

test('the work grows with the text, however many words there are', () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `W${index}`);
  const text = Array.from({ length: 60_000 }, (_, index) => `W${index * 7}`).join(' ');
  expect(wordFinder(words)(text)).toHaveLength(Math.ceil(20_000 / 7));
});
