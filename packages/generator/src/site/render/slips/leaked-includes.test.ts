import { expect, test } from 'vitest';
import { createSite } from '../../../cli/fixtures/site.ts';
import type { Page, PageLock } from '../../../core/contracts/page.ts';
import { leakedIncludes } from './leaked-includes.ts';

const lock = (own: boolean, ...rules: string[]): PageLock => ({ scope: 'page', rules, own });
const page = (file: string, own?: PageLock) => ({ file, lock: own }) as Page;

const said = (from: PageLock | undefined, of: PageLock | undefined) => {
  const graph = { pages: [page('b.md', of)], files: new Map([['b.md', 0]]), locked: new Set(['/b/']) };
  return leakedIncludes(page('a.md', from), ['b.md', 'part.md'], graph, '/').map(({ severity }) => severity);
};

test('the text of a locked page may stand where nobody else reads it', () => {
  expect(said(undefined, undefined)).toEqual([]);
  expect(said(lock(false, '/a/'), lock(false, '/a/', '/b/'))).toEqual([]);
  expect(said(lock(false, '/a/'), lock(true, '/a/'))).toEqual([]);
});

test('it is an error on a page for everybody, and a warning where other passwords open it', () => {
  expect(said(undefined, lock(true))).toEqual(['error']);
  expect(said(lock(true), lock(true))).toEqual(['warning']);
  expect(said(lock(false, '/a/', '/b/'), lock(false, '/a/'))).toEqual(['warning']);
});

test('a password in the frontmatter of an included file locks nothing, which is an error on a page for everybody', () => {
  const folder = createSite({ 'part.md': '---\npassword: secret-secret\n---\n\ntext', 'open.md': '# a\n' });
  const graph = { pages: [], files: new Map<string, number>(), locked: new Set<string>() };
  const told = (from?: PageLock) =>
    leakedIncludes(page('a.md', from), ['part.md', 'open.md', 'gone.md', 'code.ts'], graph, folder);
  expect(told().map(({ severity, file, message }) => `${severity} ${file}: ${message}`)).toEqual([
    'error a.md: This page is not locked, but includes text of "part.md", whose frontmatter has a password.',
  ]);
  expect(told(lock(true))).toEqual([]);
});
