import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islandId } from './island-id.ts';

test('a module of the project is known by its path in it', () => {
  expect(islandId('/site/components/Rating.tsx', '/site')).toBe('components/Rating.tsx');
});

test('a module of a linked or installed package is known by the name of the package', () => {
  const file = join(import.meta.dirname, 'island-id.ts');
  expect(islandId(file, '/site')).toBe('bifolio/src/browser/islands/island-id.ts');
  expect(islandId(file, '/')).toBe(file.slice(1));
});
