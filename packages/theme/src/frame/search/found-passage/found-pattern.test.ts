import { expect, test } from 'vitest';
import { foundPattern } from './found-pattern.ts';

const marked = (text: string, ...found: string[]) =>
  [...text.matchAll(foundPattern(found) ?? /$^/g)].map(([match]) => match);

test.each([
  ['深色模式', '深色\n  模式，深色 模式', ['深色\n  模式', '深色 模式']],
  ['use', 'use useful reuse Use', ['use', 'Use']],
  ['useDarkMode', '用useDarkMode读取', ['useDarkMode']],
  ['C++', 'C++ and C+', ['C++']],
  ['@scope', '@scope/name', ['@scope']],
  ['&& || !! -- ~~', '&&  ||!! -- ~~', ['&&  ||!! -- ~~']],
])('%s is found in %j', (found, text, matches) => {
  expect(marked(text, found)).toEqual(matches);
});

test('of pieces that begin alike the longest is found, and none without pieces', () => {
  expect(marked('深色模式', '深色', '深色模式')).toEqual(['深色模式']);
  expect(foundPattern(['', ''])).toBeUndefined();
});
