import { expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ anchors: false, hoistTitle: false, code: false });

const told = async (source: string) =>
  (await render(source)).problems.map(({ line, message, hint }) => `${line} ${message} ${hint}`);

it.each([
  ['#A heading', '1 "#A heading" has no space behind its marks; shown as text. Write # A heading'],
  [
    'x\n\n#标签 #b/c',
    '3 "#标签 #b/c" is neither a heading nor a list of tags; shown as text. Write # 标签 #b/c for a heading, or tags: [标签, b/c] in the frontmatter.',
  ],
  ['# A\n\n##标题', '3 "##标题" has no space behind its marks; shown as text. Write ## 标题'],
  [
    'x\n![a](my image.png)',
    '2 "![a](my image.png)" has a space in its address; shown as text. Write ![a](<my image.png>)',
  ],
  ['[t] (./x.md)', '1 "[t] (./x.md)" has a space between its brackets; shown as text. Write [t](./x.md)'],
  [
    '(t)[https://a.b/c]',
    '1 "(t)[https://a.b/c]" has its brackets the wrong way round; shown as text. Write [t](https://a.b/c)',
  ],
  [
    '[t](file:///home/a.pdf)',
    '1 "[t](file:///home/a.pdf)" leads to a disk of your own computer; shown as text. Write [t](./a.pdf), and put the file beside the page.',
  ],
  [
    '[t](javascript:alert(1))',
    '1 "[t](javascript:alert(1))" would run script; shown as text. Write the address of a page: [t](./page.md)',
  ],
  [
    '# A\n\nText\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch',
    '4 Two versions of this text are in conflict, and both would be published. Keep one of them, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  ['· 一\n· 二', '1 Lines that begin with "·" are no list, so they run on. Write - and a space.'],
  [
    '| a | b |\n| 1 | 2 |',
    '1 These lines are not read as a table; shown as text. Write a line of dashes below the first, with as many parts: | --- | --- |',
  ],
])('tells what %j should be', async (source, problem) => {
  expect(await told(source)).toEqual([problem]);
});

it.each([
  ['# A\n\n#tag and #1 and C#\n'],
  ['[x] (see below) and f(a)[0], (1)[2]\n'],
  ['[a](<b c.png>) [a](b.png "a title.md") `[t] (./x.md)`\n'],
  ['| a |\n\na | b\nc | d\n'],
  ['\\##x\n'],
])('says nothing of %j', async (source) => {
  const problems = (await render(source)).problems.filter(({ code }) => !code.includes('image'));
  expect(problems).toEqual([]);
});
