import { existsSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BifolioError, formatProblem } from './bifolio-error.ts';
import { namedDisk } from './full-disk.ts';

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

test.runIf(existsSync(full))('a full disk is told with the folders that were written', () => {
  const error = namedDisk(
    thrownBy(() => writeFileSync(full, 'x')),
    ['/site/dist', '/site/.bifolio'],
  );
  expect(error).toBeInstanceOf(BifolioError);
  expect((error as BifolioError).problems.map((problem) => formatProblem(problem)).join()).toContain(
    'The disk is full: /site/dist or /site/.bifolio cannot be written.',
  );
});

test('whatever else was thrown stays what it is', () => {
  const error = new Error('other');
  expect(namedDisk(error, ['/site/dist'])).toBe(error);
});
