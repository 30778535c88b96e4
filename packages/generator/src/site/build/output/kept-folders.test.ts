import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keptFolders } from './kept-folders.ts';

function place() {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-folders-'));
  const old = join(root, 'old');
  mkdirSync(join(old, 'guide/intro'), { recursive: true });
  mkdirSync(join(old, 'gone/deep'), { recursive: true });
  writeFileSync(join(old, 'guide/intro/index.html'), '1');
  mkdirSync(join(root, 'next'));
  return { root, old, next: join(root, 'next'), kept: keptFolders(join(root, 'cache/folders')) };
}

test('the folders of an old output become those of a new one, without files and as far as they are used', () => {
  const { root, old, next, kept } = place();
  kept.keep(old, ['guide/intro/index.html']);
  expect(existsSync(old)).toBe(false);
  kept.take(next, ['guide/intro/index.html', 'guide/new/index.html']);
  expect(readdirSync(next, { recursive: true }).sort()).toEqual(['guide', join('guide', 'intro')]);
  expect(readdirSync(join(root, 'cache'))).toEqual([]);
});

test('kept folders that hold a file are neither used nor removed', () => {
  const { root, old, next, kept } = place();
  kept.keep(old, ['guide/intro/index.html']);
  writeFileSync(join(root, 'cache/folders/guide/stray.html'), '');
  kept.take(next, ['guide/intro/index.html']);
  expect(readdirSync(next)).toEqual([]);
  kept.keep(next, []);
  expect([existsSync(next), existsSync(join(root, 'cache/folders/guide/stray.html'))]).toEqual([false, true]);
});

test('without kept folders the new output is an empty folder', () => {
  const { next, kept } = place();
  kept.take(next, []);
  expect(readdirSync(next)).toEqual([]);
});
