import { expect, it } from 'vitest';
import { importanceOf } from './soft-words.ts';

it('lets a thing count more than what is done with it', () => {
  for (const word of ['Hide', 'customize', 'adding'])
    expect(importanceOf(word)).toBeLessThan(importanceOf('sidebar'));
  expect(importanceOf('address')).toBe(importanceOf('sidebar'));
});
