import { expect, it } from 'vitest';
import { formatProblem } from '../errors/bifolio-error.ts';
import { parsePage } from './read-page.ts';

const told = (yaml: string) => parsePage(`---\n${yaml}\n---\n`, 'a.md').problems.map(formatProblem);

it.each([
  [
    'sidebar: no',
    'a.md:2:1 The frontmatter field `sidebar` is the text "no", not true or false.\n  Write sidebar: false',
  ],
  [
    'title: A\nprev: "false"',
    'a.md:3:1 The frontmatter field `prev` is the text "false", not true or false.\n  Write prev: false',
  ],
  [
    'sidebar: flase',
    'a.md:2:1 The frontmatter field `sidebar` is the text "flase", not true or false.\n  Write sidebar: false',
  ],
  [
    'next: fals',
    'a.md:2:1 The frontmatter field `next` is the text "fals", not true or false.\n  Write next: false',
  ],
  [
    'createTime: yesterday',
    'a.md:2:1 Invalid date "yesterday" in `createTime`; the date of the file is taken instead.\n  Write it as 2024/03/01 10:00:00.',
  ],
  [
    'tags: [React，中文]',
    'a.md:2:1 The tag "React，中文" has a full-width comma, so it is one tag.\n  Write React, 中文',
  ],
])('a value that means something else than it says is told: %j', (yaml, message) => {
  expect(told(yaml)).toEqual([message]);
});

it.each([
  'sidebar: false',
  'sidebar: /guide/',
  'sidebar: tree',
  'title: Ture',
  'lang: no',
  'title: Off',
  'createTime: 2024-03-01',
  'createTime: false',
  'tags: [a, 衣、食、住]',
])('others are taken as they are: %j', (yaml) => {
  expect(told(yaml)).toEqual([]);
});

it.each([
  ['title：一', 'a.md:2:1 The frontmatter field `title` has a full-width colon.\n  Write title: 一'],
  [
    'title: 一\ntags：[a, b]',
    'a.md:3:1 The frontmatter field `tags` has a full-width colon.\n  Write tags: [a, b]',
  ],
  ['title:x', 'a.md:2:1 The frontmatter field `title` has no space behind its colon.\n  Write title: x'],
  [
    'title: “One: two”',
    'a.md:2:8 The value “One: two” is in quotation marks that YAML does not know.\n  Write title: "One: two"',
  ],
])('what a Chinese keyboard writes into YAML is told with what to write: %j', (yaml, message) => {
  expect(told(yaml)).toEqual([message]);
});

it('signs of Chinese keyboards within text are text', () => {
  expect(told('title: “一”：二\nlink: https://a.b')).toEqual([]);
});
