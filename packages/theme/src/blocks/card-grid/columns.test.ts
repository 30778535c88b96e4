import { expect, it } from 'vitest';
import { parseColumns } from './columns.ts';

const defaults = { sm: 1, md: 2, lg: 3 };

it.each([
  [undefined, defaults],
  [4, { sm: 4, md: 4, lg: 4 }],
  ['2', { sm: 2, md: 2, lg: 2 }],
  [99, { sm: 6, md: 6, lg: 6 }],
  [0, defaults],
  ['many', defaults],
  [{ lg: 4 }, { sm: 1, md: 2, lg: 4 }],
  ['{ sm: 2, "md": 3 }', { sm: 2, md: 3, lg: 3 }],
  [
    { sm: '2', md: -1 },
    { sm: 2, md: 2, lg: 3 },
  ],
])('reads columns from %j', (input, columns) => {
  expect(parseColumns(input, defaults)).toEqual(columns);
});
