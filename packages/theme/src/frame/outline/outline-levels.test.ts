import type { Heading } from 'bifolio';
import { expect, it } from 'vitest';
import { outlineHeadings } from './outline-levels.ts';

const headings = ([1, 2, 3, 4, 6] as const).map(
  (level): Heading => ({ level, id: `h${level}`, text: `${level}` }),
);
const levels = (outline: unknown) => outlineHeadings(headings, outline).map(({ level }) => level);

it('shows levels 2 to 3 unless told otherwise', () => {
  expect(levels(undefined)).toEqual([2, 3]);
  expect(levels([2, 3])).toEqual([2, 3]);
});

it('shows one level, a range, all below the title, or nothing', () => {
  expect(levels(4)).toEqual([4]);
  expect(levels([1, 2])).toEqual([1, 2]);
  expect(levels('deep')).toEqual([2, 3, 4, 6]);
  expect(levels(false)).toEqual([]);
});

it('goes as deep below a heading as the heading says, and no further', () => {
  const tree = ([2, 3, 4, 5, 2, 4] as const).map((level, index): Heading => {
    return { level, id: `${index}`, text: '', ...(index === 0 && { outline: 4 }) };
  });
  const shown = (outline: unknown) => outlineHeadings(tree, outline).map(({ id }) => id);
  expect(shown(undefined)).toEqual(['0', '1', '2', '4']);
  expect(shown('deep')).toEqual(['0', '1', '2', '4', '5']);
  expect(shown(false)).toEqual([]);
});
