import { expect, test } from 'vitest';
import { formatProblem } from '../../core/errors/bifolio-error.ts';
import { viteOptions } from './vite-options.ts';

test('a misspelled option of Vite is a warning; one that a plugin may read is none', () => {
  expect(viteOptions({ vite: { server: {}, ...{ plugin: [], test: {} } } }).map(formatProblem)).toEqual([
    'Vite has no option `plugin`.\n  Did you mean `plugins`?',
  ]);
});
