import { expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const told = async (source: string, math?: { delimiters: 'brackets' }) =>
  (await renderWith(math && { math })(source)).problems.map(({ code, line, column }) => [code, line, column]);

it.each([
  ['Text.\n\n$$\na + b\n\nMore.\n', 3, 1],
  ['- One\n\n  $$\n  a\n', 3, 3],
  ['> $$ x = 1\n', 1, 3],
  ['$$\n', 1, 1],
])('a formula that never ends is told where it begins: %j', async (source, line, column) => {
  expect(await told(source)).toEqual([['math-unclosed', line, column]]);
});

it.each([
  '$$\na\n$$\n',
  '$$a$$\n',
  '$$ is the number of the shell.\n',
  'Costs $$ or more.\n',
  '`$$`\n',
  '```\n$$\n```\n',
  '\\$\\$ x = 1\n',
])('others are not: %j', async (source) => {
  expect(await told(source)).toEqual([]);
});

it('two dollar signs are text where formulas are in brackets', async () => {
  expect(await told('$$\na\n', { delimiters: 'brackets' })).toEqual([]);
});
