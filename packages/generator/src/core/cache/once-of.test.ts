import { expect, test } from 'vitest';
import { onceOf } from './once-of.ts';

test('what is made of an object is made once, even if it is nothing', () => {
  const asked: object[] = [];
  const make = onceOf((of: object) => void asked.push(of));
  const [one, other] = [{}, {}];
  for (const of of [one, one, other]) expect(make(of)).toBeUndefined();
  expect(asked).toEqual([one, other]);
});
