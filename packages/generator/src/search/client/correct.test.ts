import { expect, test } from 'vitest';
import { correctQuery, correctWords } from './correct.ts';

const vocabulary = ['configuration', 'language', 'theme', 'dark', 'mode', 'usedarkmode'];

test.each([
  ['confguration', 'configuration'],
  ['langauge', 'language'],
  ['thmee', 'theme'],
  ['dark mdoe', 'dark mode'],
  ['useDrakMode', 'usedarkmode'],
])('%s becomes %s', (typed, meant) => {
  expect(correctWords(typed.split(' '), vocabulary)).toEqual(meant.split(' '));
});

test.each([['config'], ['dar'], ['xyzzy'], ['lang.config'], ['theme']])('%s stays as it is', (typed) => {
  expect(correctWords([typed], vocabulary)).toBeUndefined();
});

test.each([
  ['图片大小', ['图片', '大小']],
  ['自定义域名', ['自定义', '域名']],
  ['语法高亮主题', ['语法', '高亮', '主题']],
])('%s, which stands nowhere, becomes the words that it is made of', async (phrase, phrases) => {
  expect(await correctQuery({ phrases: [phrase], words: ['thmee'] }, async () => vocabulary)).toEqual({
    phrases,
    words: ['theme'],
  });
});

test.each([['图片'], ['深模'], ['高亮行']])('%s stays one', async (phrase) => {
  expect(await correctQuery({ phrases: [phrase], words: [] }, async () => [])).toBeUndefined();
});
