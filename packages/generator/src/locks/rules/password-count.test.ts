import { expect, it } from 'vitest';
import { createPasswordCount } from './password-count.ts';

const passwords = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `password-${from + at}`);

it('a page and its parts have 24 different passwords at most, each page anew', () => {
  const { add } = createPasswordCount();
  expect(add('/a/', passwords(20))).toBeUndefined();
  expect(add('/a/', [...passwords(20), ...passwords(4, 20)])).toBeUndefined();
  expect(add('/a/', passwords(1, 24))).toMatchObject({ severity: 'error', code: 'too-many-passwords' });
  expect(add('/b/', passwords(24, 30))).toBeUndefined();
});
