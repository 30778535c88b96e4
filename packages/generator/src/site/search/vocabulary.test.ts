import { expect, test } from 'vitest';
import { vocabularyOf } from './vocabulary.ts';

test('words of four letters and more are known, those of most pages first', () => {
  const frequencies: [string, number][] = [
    ['theme', 2],
    ['深色', 9],
    ['dark', 2],
    ['config', 5],
    ['the', 9],
    ['lang.config', 3],
    ['2024', 3],
  ];
  expect(vocabularyOf(frequencies)).toEqual(['config', 'dark', 'theme']);
});
