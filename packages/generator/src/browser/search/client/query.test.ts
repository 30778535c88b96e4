import { expect, test } from 'vitest';
import { parseQuery } from './query.ts';

test.each([
  ['深色模式', ['深色模式'], []],
  ['使用 useDarkMode', ['使用'], ['useDarkMode']],
  ['Vue组件', ['组件'], ['Vue']],
  ['模式，模式、配置', ['模式', '配置'], []],
  ['lang.config', [], ['lang.config']],
  ['"quoted words"', [], ['quoted', 'words']],
  ['<script>', [], ['script']],
  ['C++ 标准', ['标准'], ['C++']],
  ['ＡＢＣ　全角', ['全角'], ['ABC']],
  ['  ...  ', [], []],
])('%s is read as phrases %j and words %j', (typed, phrases, words) => {
  expect(parseQuery(typed)).toEqual({ phrases, words });
});

test.each(['深色模式，', 'unknown words ', 'ﷺ '])(
  '%s, a thousand times, is no longer a query than a reader would type',
  (typed) => {
    const many = Array.from({ length: 1000 }, (_, index) => `${typed}${index}`).join(' ');
    const { phrases, words } = parseQuery(many);
    expect([...phrases, ...words].join(' ').length).toBeLessThanOrEqual(200);
  },
);
