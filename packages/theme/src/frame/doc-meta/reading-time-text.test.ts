import { expect, it } from 'vitest';
import { enUS } from '../../text/en-US.ts';
import { zhCN } from '../../text/zh-CN.ts';
import { readingTimeText } from './reading-time-text.ts';

it.each([
  [0, 'Less than 1 minute', '不到 1 分钟'],
  [0.99, 'Less than 1 minute', '不到 1 分钟'],
  [1, 'About 1 min', '约 1 分钟'],
  [2.5, 'About 3 min', '约 3 分钟'],
])('%d minutes are told as %s, or %s', (minutes, english, chinese) => {
  expect(readingTimeText({ minutes }, enUS)).toBe(english);
  expect(readingTimeText({ minutes }, zhCN)).toBe(chinese);
});
