import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepForLater } from './keep-for-later.ts';

const full = '/dev/full';

test.runIf(existsSync(full))('a full disk keeps nothing, and nobody hears of it', () => {
  expect(keepForLater(() => writeFileSync(full, 'x'))).toBe(false);
});

test('a link that leads to itself keeps nothing either', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'bifolio-keep-')), 'a');
  symlinkSync(path, path);
  expect(keepForLater(() => writeFileSync(path, 'x'))).toBe(false);
});

test('what can be written is kept', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'bifolio-keep-')), 'a');
  expect([keepForLater(() => writeFileSync(path, 'x')), existsSync(path)]).toEqual([true, true]);
});

test('a mistake of the program is no matter of the disk', () => {
  expect(() =>
    keepForLater(() => {
      throw new TypeError('ours');
    }),
  ).toThrow('ours');
});
