import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openWorkFolder } from '../../core/cache/work-folder.ts';
import type { LoadedConfig } from '../config/load.ts';
import { openPassedFiles } from './passed-files.ts';

const siteWith = (cache: boolean) => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-passed-'));
  openWorkFolder(root);
  return { root, build: { cache } } as LoadedConfig;
};
const locked = (text: string) => [
  { file: 'a.md', kind: 'text' as const, text: () => Buffer.from(text), body: () => Buffer.from(text) },
];

it('what has passed is known to the next build, until another text is locked', () => {
  const config = siteWith(true);
  const first = openPassedFiles(config, locked('a secret'));
  expect(first.has('x')).toBe(false);
  first.keep(['x', 'y']);
  expect(openPassedFiles(config, locked('a secret')).has('x')).toBe(true);
  expect(openPassedFiles(config, locked('a secret')).has('z')).toBe(false);
  expect(openPassedFiles(config, locked('b secret')).has('x')).toBe(false);
  expect(openPassedFiles(config, [...locked('a secret'), ...locked('')]).has('x')).toBe(false);
  expect(readFileSync(join(config.root, '.bifolio/gate'), 'utf8')).not.toContain('secret');
});

it('nothing is kept when builds keep nothing', () => {
  const config = siteWith(false);
  openPassedFiles(config, locked('a secret')).keep(['x']);
  expect(openPassedFiles(config, locked('a secret')).has('x')).toBe(false);
});
