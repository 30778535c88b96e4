import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diskFull, fullPath, isDiskFull } from './full-disk.ts';

/** A file of Linux on which there is never room. */
const full = '/dev/full';

function thrownBy(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.runIf(existsSync(full))('a full disk is told from other faults', () => {
  expect(isDiskFull(thrownBy(() => writeFileSync(full, 'x')))).toBe(true);
  expect(isDiskFull(new Error('other'))).toBe(false);
});

test('a copy that fails is about where it was to be', () => {
  const error = thrownBy(() => copyFileSync(import.meta.filename, '/none/there'));
  expect(fullPath(error)).toBe('/none/there');
});

test('the folder on a full disk is named, with what to do', () => {
  expect(diskFull('/site/dist').message).toBe(
    'The disk is full: /site/dist cannot be written.\n' +
      '  Nothing was published. Make room, or choose a folder on another disk with --out.',
  );
});
