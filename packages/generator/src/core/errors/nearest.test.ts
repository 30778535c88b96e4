import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const options = ['out', 'port', 'host', 'strict', 'base'];

test.each([
  ['strct', 'strict'],
  ['outt', 'out'],
  ['prot', 'port'],
  ['otu', 'out'],
  ['hsot', 'host'],
  ['STRICT', 'strict'],
])('%s was meant as %s', (written, meant) => {
  expect(nearest(written, options)).toBe(meant);
});

test.each(['verbose', 'xyz', 'trop'])('%s is like none of them', (written) => {
  expect(nearest(written, options)).toBeUndefined();
});
