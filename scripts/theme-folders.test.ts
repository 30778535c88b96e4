import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './paths.mjs';

const blocks = join(root, 'packages/theme/src/blocks');
const foldersOf = (parent: string) => (existsSync(parent) ? readdirSync(parent) : []);
const usesClasses = (file: string) =>
  /\bclass(?:Name)?=|['"`]block-|['"]class['"]/.test(readFileSync(file, 'utf8'));

describe.each(foldersOf(blocks))('block %s', (name) => {
  const folder = join(blocks, name);
  const files = foldersOf(folder);
  const code = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

  test('has a syntax, a component or an island', () => {
    expect(files.some((file) => ['block.ts', 'component.tsx', 'island.tsx'].includes(file))).toBe(true);
  });

  test('shows an author how it is used', () => {
    expect(files).toContain('example.md');
    expect(readFileSync(join(folder, 'example.md'), 'utf8').trim()).not.toBe('');
  });

  test('is tested', () => {
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).not.toEqual([]);
  });

  test('has a style sheet when it emits classes', () => {
    if (code.some((file) => usesClasses(join(folder, file)))) expect(files).toContain('style.css');
  });

  test('an island says that it runs in the browser, a component that it does not', () => {
    const isIsland = (file: string) =>
      /^\s*['"]use client['"]/.test(readFileSync(join(folder, file), 'utf8'));
    for (const file of code) {
      if (file === 'island.tsx') expect(isIsland(file)).toBe(true);
      if (file === 'component.tsx' || file === 'block.ts') expect(isIsland(file)).toBe(false);
    }
  });
});

test('the theme has blocks', () => {
  expect(foldersOf(blocks)).not.toEqual([]);
});
