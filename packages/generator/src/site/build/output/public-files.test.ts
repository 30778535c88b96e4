import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from '../../../core/contracts/page.ts';
import { formatProblem } from '../../../core/errors/bifolio-error.ts';
import { copyPublicFiles, findPublicFiles } from './public-files.ts';

function site(files: Record<string, string>) {
  const root = join(mkdtempSync(join(tmpdir(), 'bifolio-public-')), 'site');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { root, projectDir: root, publicDir: join(root, 'public') };
}

test('files are copied with their folders, through symbolic links too', () => {
  const folders = site({ 'public/.well-known/a': 'a', 'public/b c.txt': 'b', 'common/d.txt': 'd' });
  symlinkSync('../common', join(folders.publicDir, 'linked'));
  const { files, problems } = findPublicFiles(folders, []);
  expect(problems).toEqual([]);
  expect(files.sort()).toEqual(['.well-known/a', 'b c.txt', 'linked/d.txt']);
  copyPublicFiles(files, folders, join(folders.root, 'dist'));
  expect(readFileSync(join(folders.root, 'dist/linked/d.txt'), 'utf8')).toBe('d');
});

test('the public folder itself may lie outside the project', () => {
  const folders = site({ 'docs/README.md': '', 'static/a.txt': '' });
  const docs = join(folders.root, 'docs');
  const { files } = findPublicFiles(
    { root: docs, projectDir: docs, publicDir: join(folders.root, 'static') },
    [],
  );
  expect(files).toEqual(['a.txt']);
});

test('a site without a public folder has no such files', () => {
  expect(findPublicFiles(site({ 'README.md': '' }), [])).toEqual({
    files: [],
    linked: new Map(),
    problems: [],
  });
});

test('a file at the address of a page is an error, generated pages give way', () => {
  const folders = site({ 'public/guide/index.html': '', 'public/404.html': '' });
  const pages = [
    { file: 'guide/README.md', route: '/guide/' },
    { file: '', route: '/404.html' },
  ] as Page[];
  const { files, problems } = findPublicFiles(folders, pages);
  expect(files).toEqual(['404.html']);
  expect(problems.map(formatProblem)).toEqual([
    'public/guide/index.html The file has the path of the page guide/README.md, or of a folder above it.\n  Remove or rename one of the two.',
  ]);
});

test('a file where the folder of a page has to be is an error, and so is a page in the place of a file', () => {
  const folders = site({ 'public/guide': '', 'public/plan.pdf': '' });
  const pages = [
    { file: 'guide/deep/a.md', route: '/guide/deep/a/' },
    { file: 'plan.md', route: '/plan.pdf/' },
  ] as Page[];
  const { files, problems } = findPublicFiles(folders, pages);
  expect(files).toEqual([]);
  expect(problems.map(formatProblem)).toEqual([
    'public/guide The file has the path of the page guide/deep/a.md, or of a folder above it.\n  Remove or rename one of the two.',
    'public/plan.pdf The file has the path of the page plan.md, or of a folder above it.\n  Remove or rename one of the two.',
  ]);
});

test('a link that leaves the project by way of another is an error', () => {
  const folders = site({ 'public/a/b.txt': 'decoy', 'public/a/note.txt': '', '../b.txt': 'secret' });
  symlinkSync('../..', join(folders.publicDir, 'a/up'));
  symlinkSync('up/../b.txt', join(folders.publicDir, 'a/link.txt'));
  const { files, problems } = findPublicFiles(folders, []);
  expect(files).not.toContain('a/link.txt');
  expect(problems.map(formatProblem)).toContainEqual(
    expect.stringContaining('public/a/link.txt The symbolic link leads outside the project.'),
  );
});

test('links that leave the project, lead in a circle or nowhere are errors, and nothing of them is published', () => {
  const folders = site({ 'public/a.txt': '', '../secret.txt': 'secret' });
  symlinkSync('../../secret.txt', join(folders.publicDir, 'b.txt'));
  symlinkSync('.', join(folders.publicDir, 'c'));
  symlinkSync('gone.txt', join(folders.publicDir, 'd.txt'));
  const { files, problems } = findPublicFiles(folders, []);
  expect(files).toEqual(['a.txt']);
  expect(problems.map((problem) => formatProblem(problem).split('\n')[0])).toEqual([
    'public/b.txt The symbolic link leads outside the project.',
    'public/c The symbolic link leads back to a folder above it.',
    'public/d.txt The symbolic link leads nowhere.',
  ]);
  expect(existsSync(join(folders.root, 'dist'))).toBe(false);
});
