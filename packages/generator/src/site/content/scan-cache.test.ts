import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { sourceHash } from '../../core/frontmatter/read-page.ts';
import { openHere } from '../../core/store/here.ts';
import { openScanCache } from './scan-cache.ts';

/** A site with a page. */
function place(): string {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-scan-'));
  writeFileSync(join(root, 'page.md'), 'one');
  return root;
}

/** Scans the page; gives its first heading and whether the page was read. */
function scan(root: string, secret: readonly string[] = [], problems: Problem[] = []) {
  const page = join(root, 'page.md');
  let hasRead = false;
  const here = openHere(join(root, '.bifolio/here'), (path) => relativePath(root, path));
  const opened = openScanCache({ file: join(root, '.bifolio/scan'), root, here });
  const { heading } = opened.summary(page, () => {
    hasRead = true;
    const text = readFileSync(page, 'utf8');
    return {
      frontmatter: {},
      locked: false,
      hasLockedPart: false,
      heading: text,
      hash: sourceHash(text),
      problems,
    };
  });
  opened.save(new Set(secret));
  return [heading, hasRead];
}

test('a page that has not changed is not read again, a changed one is', () => {
  const root = place();
  expect([scan(root), scan(root)]).toEqual([
    ['one', true],
    ['one', false],
  ]);
  writeFileSync(join(root, 'page.md'), 'two');
  expect(scan(root)).toEqual(['two', true]);
});

test('a copy of the site knows what the site knew, and no folder of the machine', () => {
  const root = place();
  scan(root);
  const copy = mkdtempSync(join(tmpdir(), 'bifolio-scan-copy-'));
  cpSync(root, copy, { recursive: true });
  expect(scan(copy)).toEqual(['one', false]);
  expect(readFileSync(join(copy, '.bifolio/scan'), 'utf8')).not.toContain(root);
});

test('nothing is kept of a page that is locked', () => {
  const root = place();
  scan(root);
  scan(root, [join(root, 'page.md')]);
  expect(readFileSync(join(root, '.bifolio/scan'), 'utf8')).not.toContain('page.md');
});

test('a page with an error is read again: what was wrong of a date may be right by now', () => {
  const root = place();
  const error: Problem = { severity: 'error', code: 'foreign-frontmatter', message: 'Not yet.' };
  expect([scan(root, [], [error]), scan(root), scan(root)]).toEqual([
    ['one', true],
    ['one', true],
    ['one', false],
  ]);
});

test('a damaged cache is made anew', () => {
  const root = place();
  scan(root);
  writeFileSync(join(root, '.bifolio/scan'), 'half of');
  expect([scan(root), scan(root)]).toEqual([
    ['one', true],
    ['one', false],
  ]);
});
