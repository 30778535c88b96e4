import { expect, test } from 'vitest';
import { parseQuery } from '../query.ts';
import { createPlaceFinder } from './find-places.ts';

test.each([
  ['深色', '深色模式，更深色', '[深色]模式，更[深色]'],
  ['useDarkMode', '用useDarkMode读取', '用[useDarkMode]读取'],
  ['useDark', 'call useDarkMode()', 'call [useDarkMode]()'],
  ['dark', 'Dark, useDarkMode, darker', '[Dark], [useDarkMode], [darker]'],
  ['lang.config', 'see lang.config.ts', 'see [lang.config].ts'],
  ['lang.conf', 'see lang.config.ts', 'see [lang.config].ts'],
  ['config', 'lang.config', 'lang.[config]'],
  ['config.ts', 'lang.config.ts', 'lang.[config.ts]'],
  ['@scope', '@scope/name', '[@scope]/name'],
  ['configured', 'a configuration', 'a [configuration]'],
  ['C++', 'C++ and C', '[C++] and C'],
  ['读取useDarkMode', '读取 useDarkMode 的值', '[读取] [useDarkMode] 的值'],
  ['人人', '人人人人', '[人人][人人]'],
  ['dark darker', 'darker', '[darker]'],
  ['theme', 'nothing', 'nothing'],
])('%s is found as in %s', (typed, text, marked) => {
  let shown = '';
  let end = 0;
  for (const [from, to] of createPlaceFinder(parseQuery(typed))(text)) {
    shown += `${text.slice(end, from)}[${text.slice(from, to)}]`;
    end = to;
  }
  expect(shown + text.slice(end)).toBe(marked);
});
