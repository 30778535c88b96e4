import { expect, test } from 'vitest';
import { formatProblem } from '../../../core/errors/bifolio-error.ts';
import { ignoredOptions } from './ignored-options.ts';

test('an option that has no effect any more is a warning', () => {
  expect(ignoredOptions({ build: { cache: true, cacheSize: 1, browser: false } })).toEqual([]);
  expect(
    ignoredOptions({ build: { cache: true, cacheSize: 1, browser: false, workers: 4 } }).map(formatProblem),
  ).toEqual(['Option `build.workers` has no effect any more: one thread renders all pages.\n  Remove it.']);
});
