import { expect, it } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith({ anchors: false, hoistTitle: false, code: false });
const told = async (source: string) =>
  (await render(source)).problems.map(({ line, code, message }) => `${line} ${code} ${message}`);

const table = (...rows: string[]) => ['| a | b |', '| - | - |', ...rows].join('\n');

it('a row with more or fewer cells than the head is told with its line', async () => {
  expect(await told(table('| 1 | 2 | 3 |', '| 1 | 2 |', '| 1 |'))).toEqual([
    '3 table-row This row has 3 cells, but the head of its table has 2; the rest is omitted.',
    '5 table-row This row has 1 cell, but the head of its table has 2.',
  ]);
  expect(await told(table('| `a|b` | c |'))).toEqual([
    '3 table-row This row has 3 cells, but the head of its table has 2; the rest is omitted.',
  ]);
});

it.each([
  ['empty cells', table('| | 2 |', '|  |  |')],
  ['bars of the text', table('| 1 \\| 2 | `a\\|b` |')],
  ['no bars at the ends', 'a | b\n- | -\n1 | 2'],
  [
    'a table in a quotation and a list',
    `> ${table('| 1 | 2 |').replaceAll('\n', '\n> ')}\n\n- ${table('| 1 | 2 |').replaceAll('\n', '\n  ')}`,
  ],
])('a row with %s is not told', async (_, source) => {
  expect(await told(source)).toEqual([]);
});
