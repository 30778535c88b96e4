import { describe, expect, it } from 'vitest';
import { nextType } from './next-type.ts';

/** Two names, none on the line between, then three. */
const places = [
  { line: 10, left: 0 },
  { line: 10, left: 80 },
  { line: 50, left: 0 },
  { line: 50, left: 60 },
  { line: 50, left: 200 },
];
const from = (index: number, key: string) => nextType(places, index, key);

describe('among the names of a block', () => {
  it('left and right lead to the neighbours, across lines', () => {
    expect([from(1, 'ArrowRight'), from(2, 'ArrowLeft')]).toEqual([2, 1]);
  });

  it('up and down lead to the nearest on the next line that has names', () => {
    expect([from(1, 'ArrowDown'), from(4, 'ArrowUp'), from(2, 'ArrowUp')]).toEqual([3, 1, 0]);
  });

  it('Home and End lead to the first and the last', () => {
    expect([from(3, 'Home'), from(3, 'End')]).toEqual([0, 4]);
  });

  it('other keys, and keys at the ends, are left to the browser', () => {
    const keys = [from(0, 'ArrowLeft'), from(4, 'ArrowRight'), from(0, 'ArrowUp'), from(4, 'ArrowDown')];
    expect([...keys, from(0, 'Home'), from(4, 'End'), from(1, 'Tab'), from(1, 'a')]).toEqual(
      Array.from({ length: 8 }, () => undefined),
    );
  });
});
