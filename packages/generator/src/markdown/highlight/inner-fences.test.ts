import { expect, it } from 'vitest';
import { createHighlighter } from './highlighter.ts';
import { innerFences } from './inner-fences.ts';
import { codeOptions } from './options.ts';

const sample = '# Title\n\n```ts {1}\nconst x = 1;\n```\n\n1. One\n\n   ~~~sh\n   npm i\n   ~~~';

it('finds the fences that stand in Markdown, with their languages', () => {
  expect(innerFences(sample, 'md')).toEqual([
    { language: 'ts', start: 3, end: 4 },
    { language: 'sh', start: 9, end: 10 },
  ]);
});

it('finds none in other languages, none without a language, and none that never ends', () => {
  expect(innerFences(sample, 'ts')).toEqual([]);
  expect(innerFences('```\nx\n```\n```js\ny', 'md')).toEqual([]);
});

it('finds the frontmatter at the beginning, and no rule elsewhere', () => {
  expect(innerFences('---\ntitle: One\n---\n\n```js\nx\n```', 'md')).toEqual([
    { language: 'yaml', start: 0, end: 3 },
    { language: 'js', start: 5, end: 6 },
  ]);
  expect(innerFences('---\n\nA rule.', 'md')).toEqual([]);
  expect(innerFences('A rule:\n\n---\n\n---', 'md')).toEqual([]);
});

it('a longer fence holds a shorter one as text', () => {
  expect(innerFences('````md\n```ts\nx\n```\n````', 'md')).toEqual([{ language: 'md', start: 1, end: 4 }]);
});

it('code in a sample of Markdown has the colours it would have alone', async () => {
  const highlighter = createHighlighter(codeOptions.parse({}));
  await highlighter.load(['md', 'ts']);
  const lines = highlighter.highlight(sample, 'md');
  expect(lines[3]).toEqual(highlighter.highlight('const x = 1;', 'ts')[0]);
  expect(lines[0]).toEqual(highlighter.highlight('# Title', 'md')[0]);
});
