import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const MOST = 15;

it('no folder has so many source files that they cannot be seen at once', () => {
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'bench/**/*.ts'], {
    cwd: root,
    exclude: (name) => /^(?:fixtures|node_modules|\..+)$/.test(name),
  }).filter((file) => !/\.test\.tsx?$/.test(file));
  const counts = Map.groupBy(files, dirname);
  const sizes = [...counts].map(([folder, { length }]) => ({ folder, length }));
  expect(sizes.filter(({ length }) => length > MOST)).toEqual([]);
});
