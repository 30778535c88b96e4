import { expect, test } from 'vitest';
import { hintOfThrown } from './hint-of-thrown.ts';

test('hooks beside components, and what only browsers have, are told as such', () => {
  expect(hintOfThrown("Cannot read properties of null (reading 'useState')")).toContain(
    'Call useState in the body of a component',
  );
  expect(hintOfThrown('A component suspended while responding to synchronous input.')).toContain('async');
  expect(hintOfThrown('The `style` prop expects a mapping')).toContain("style={{ color: 'red' }}");
  expect(hintOfThrown('window is not defined')).toContain('without a browser');
  expect(hintOfThrown('Element type is invalid: expected a string but got: object.')).toContain('CommonJS');
  expect(hintOfThrown("Cannot read properties of null (reading 'useState')")).toContain('npm ls react');
  expect(
    hintOfThrown('Element type is invalid: expected a string or a class but got: undefined. You'),
  ).toContain('does not export');
  expect(hintOfThrown('names is not defined')).toContain('import { names }');
  expect(hintOfThrown("Cannot read properties of undefined (reading 'map')")).toBeUndefined();
});
