import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { formatProblem } from '../../core/errors/bifolio-error.ts';
import { testPage } from '../../site/graph/fixtures/test-site.ts';
import { newFiles, newPages } from './newly-public.ts';

function folderWith(...files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-newly-'));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  return root;
}

it('pages that no old page led to are told with what to write', () => {
  const pages = [testPage('zh/a.md'), testPage('zh/notes.md'), testPage('zh/draft.md', { draft: true })];
  expect(newPages(pages, new Set(['zh/a.md'])).map(formatProblem)).toEqual([
    'zh/notes.md The old site didn\'t publish "/notes/".\n  If it was private: write `draft: true`, or name it in `exclude`.',
  ]);
});

it('public files are known by their names, in any folder and with a hash', () => {
  const old = folderWith('assets/Logo-1a2b3c4d.png', 'robots.txt');
  const now = folderWith('img/logo.png', 'robots.txt', 'keys/passwords.txt');
  expect(newFiles(now, old).map(({ message }) => message)).toEqual([
    'The old site didn\'t publish "/keys/passwords.txt".',
  ]);
  expect(newFiles(join(now, 'nowhere'), old)).toEqual([]);
});
