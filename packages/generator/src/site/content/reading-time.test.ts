import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test.each([
  ['', 0],
  ['One two three.', 3],
  ["it's a well-known fact", 4],
  ['静态网站', 4],
  ['用 React 渲染，共 1,000 页。', 8],
  ['Größe naïve café', 3],
  ['ひらがなカタカナ', 8],
  ['— … ，。', 0],
])('%j has %i words', (text, words) => {
  expect(readingTime(text).words).toBe(words);
});

test('300 words take a minute, or as many as the theme says', () => {
  expect(readingTime('word '.repeat(450)).minutes).toBe(1.5);
  expect(readingTime('字'.repeat(100), 400).minutes).toBe(0.25);
});
