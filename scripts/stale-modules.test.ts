import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { removeStaleModules } from './stale-modules.mjs';

const root = mkdtempSync(join(tmpdir(), 'stale-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(...files: string[]) {
  for (const file of files) {
    const path = join(root, 'packages/theme', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
}

test('compiled modules of sources that were moved are removed, and nothing else', () => {
  const kept = [
    'dist/a.js',
    'dist/new/c.d.ts',
    'dist/libraries/shared/utils.js',
    'dist/licenses.md',
    'node/old.js',
  ];
  const stale = ['dist/old/c.js', 'dist/old/c.d.ts', 'dist/old/c.js.map'];
  write('src/a.ts', 'src/new/c.tsx', ...kept, ...stale);
  removeStaleModules(root);
  const isThere = (file: string) => existsSync(join(root, 'packages/theme', file));
  expect(kept.filter((file) => !isThere(file))).toEqual([]);
  expect(stale.filter(isThere)).toEqual([]);
});
