import { expect, it } from 'vitest';
import { partsOfRun, withoutStopWords } from './stop-words.ts';

it.each([
  ['侧边栏里看不到我新写的页面', ['侧边栏', '新写', '页面']],
  ['按钮上的文字想改成别的说法', ['按钮上', '文字', '说法']],
  ['根据', []],
  ['怎么让别人选择看哪个版本', ['选择看', '版本']],
  ['一段代码太长一行显示不下', ['代码太长一行']],
])('leaves out of "%s" who asks, how, and what does not come about', (typed, parts) => {
  expect(partsOfRun(typed)).toEqual(parts);
});

it('keeps words that only look like the place of something', () => {
  expect(partsOfRun('里程碑')).toEqual(['里程碑']);
  expect(partsOfRun('公里')).toEqual(['公里']);
});

it.each([
  ['搜到', '搜到'],
  ['提到', '提到'],
  ['链接到', '链接'],
  ['怎么搜到', '搜到'],
  ['看到吗', '看到'],
])('looks for %s as %s: a word of two characters keeps its end', (typed, asked) => {
  expect(withoutStopWords({ phrases: [typed], words: [] }).phrases).toEqual([asked]);
});
