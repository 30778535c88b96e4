import { expect, test } from 'vitest';
import { cjkRuns, runningText } from './cjk.ts';

test.each([
  ['深色\n模式，\n更护眼。', '深色模式，更护眼。'],
  ['用 useDarkMode  读取', '用 useDarkMode 读取'],
  [' two\n words ', 'two words'],
  ['全角 （括号） 与 “引号”', '全角（括号）与“引号”'],
  ['𠮷 野家', '𠮷野家'],
])('%j is read as %j', (source, text) => {
  expect(runningText(source)).toBe(text);
});

test('runs of Chinese end where something else stands', () => {
  expect(cjkRuns('使用 useDarkMode 的深色，模式')).toEqual(['使用', '的深色', '模式']);
  expect(cjkRuns('none')).toEqual([]);
});
