import { expect, test } from 'vitest';
import { correctWords } from './correct.ts';

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

test.each([['disable'], ['comets']])('%s is too far from any word', (typed) => {
  expect(correctWords([typed], ['visible', 'enabled', 'comments2go', 'languages'])).toBeUndefined();
});
