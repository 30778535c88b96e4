import { expect, it } from 'vitest';
import { shortParts } from './short-parts.ts';
import { textOfParts } from './type-parts.ts';

const short = (...texts: string[]) => textOfParts(shortParts(texts.map((text) => ({ text }))));

it('leaves a type alone that is not too long', () => {
  expect(short('Map<', 'string', ', { a: (b: C[]) => void }>')).toBe('Map<string, { a: (b: C[]) => void }>');
});

it('leaves out what stands deepest in the brackets of a long type, and no more than it has to', () => {
  const long = `{ ${'property: string[]; '.repeat(20)}}`;
  expect(short('Outer<', 'Inner', '<', long, '>, ', 'Other', '[]>')).toBe('Outer<Inner<{…}>, Other[]>');
});

it('takes arrows and texts for no brackets', () => {
  const long = `{ ${'property: string; '.repeat(20)}}`;
  expect(short('Map<() => ', "'<'", ', ', long, '>')).toBe("Map<() => '<', {…}>");
});

it('keeps links of what is shown', () => {
  const parts = [{ text: 'Zoo', target: 3 }, { text: `<{ ${'a: b; '.repeat(80)}}>` }];
  expect(shortParts(parts)).toEqual([{ text: 'Zoo', target: 3 }, { text: '<{…}>' }]);
});
