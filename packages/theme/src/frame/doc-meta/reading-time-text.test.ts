import { expect, it } from 'vitest';
import { en, zh } from '../../found/texts.ts';

import { readingTimeText } from './reading-time-text.ts';

it.each([
  [0, 'Less than 1 minute', '不到 1 分钟'],
  [0.99, 'Less than 1 minute', '不到 1 分钟'],
  [1, 'About 1 min', '约 1 分钟'],
  [2.5, 'About 3 min', '约 3 分钟'],
])('%d minutes are told as %s, or %s', (minutes, english, chinese) => {
  expect(readingTimeText({ minutes }, en)).toBe(english);
  expect(readingTimeText({ minutes }, zh)).toBe(chinese);
});
