import { expect, it } from 'vitest';
import { alignElements } from './align-elements.ts';

const element = (tagName: string) => ({ tagName }) as Element;
const tags = (a: string, b: string) =>
  alignElements(a.split(' ').map(element), b.split(' ').map(element)).map((pair) =>
    pair.map((one) => one?.tagName ?? '-').join(''),
  );

it('pairs elements of the same kind in their order', () => {
  expect(tags('H2 P PRE', 'H2 P PRE')).toEqual(['H2H2', 'PP', 'PREPRE']);
});

it('leaves alone what one page has more, and keeps headings together', () => {
  expect(tags('H2 P P H2 P', 'H2 P H2 P UL')).toEqual(['H2H2', 'PP', 'P-', 'H2H2', 'PP', '-UL']);
});

it('pairs what both pages end with, however much one of them has in between', () => {
  expect(tags('H2 P', 'H2 UL PRE P P')).toEqual(['H2H2', '-UL', '-PRE', '-P', 'PP']);
  expect(tags('P P', 'P P P')).toEqual(['PP', 'PP', '-P']);
  expect(tags('P', 'PRE')).toHaveLength(2);
});
