import { expect, test } from 'vitest';
import { createVocabulary, type Frequency } from './vocabulary.ts';

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
  const vocabulary = createVocabulary();
  vocabulary.add(frequencies);
  expect(vocabulary.words()).toEqual(['config', 'dark', 'theme']);
});

test('of many terms, the most frequent stay, whenever they come', () => {
  const vocabulary = createVocabulary();
  const rare = (time: number) =>
    Array.from({ length: 1000 }, (_, index): Frequency => [`word${time}_${index}`, 1]);
  for (let time = 0; time < 100; time++) vocabulary.add([...rare(time), [`often${time}`, 2]]);
  const words = vocabulary.words();
  expect(words).toHaveLength(12_000);
  expect(words.slice(0, 100).every((word) => word.startsWith('often'))).toBe(true);
});
