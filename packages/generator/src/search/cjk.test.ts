import { expect, test } from 'vitest';
import { cjkRuns, joinCjk, separateCjk, withoutCjk } from './cjk.ts';

const join = (text: string) => joinCjk(text.split(' '));

test.each([
  ['深色模式', '深 色 模 式'],
  ['用useDarkMode读取', '用 useDarkMode 读 取'],
  ['第1章，开始。', '第 1 章 ， 开 始 。'],
  ['プラグインのAPI', 'プ ラ グ イ ン の API'],
  ['plain words stay', 'plain words stay'],
  ['𠮷野家', '𠮷 野 家'],
  ['', ''],
])('%s goes to the index as %s', (text, words) => {
  expect(separateCjk(text)).toBe(words);
});

test.each([
  ['深 色 模 式 ， 更 护 眼 。', '深色模式，更护眼。'],
  ['用 useDarkMode 读 取', '用 useDarkMode 读取'],
  ['two words', 'two words'],
  ['全 角 （ 括 号 ） 与 “ 引 号 ”', '全角（括号）与“引号”'],
  ['𠮷 野 家', '𠮷野家'],
])('%s is shown as %s', (words, text) => {
  expect(join(words)).toBe(text);
});

test('runs of Chinese and what stands between them are told apart', () => {
  expect(cjkRuns('使用 useDarkMode 的深色，模式')).toEqual(['使用', '的深色', '模式']);
  expect(withoutCjk('使用 lang.config 配置').trim()).toBe('lang.config');
});
