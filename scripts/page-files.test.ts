import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { heaviestPage } from './heaviest-page.mjs';
import { pageFiles } from './page-files.mjs';

function siteOf(files: Record<string, string>): string {
  const site = mkdtempSync(join(tmpdir(), 'bifolio-page-files-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  return site;
}

test('what is read, what runs and what waits are told apart, with their imports', () => {
  const site = siteOf({
    'a/index.html': [
      '<meta name="bifolio-islands" content="/assets/root.js /assets/shared.js"/>',
      '<link rel="stylesheet" href="/assets/base.css"/>',
      '<script type="module" src="/assets/client.js"></script>',
      '<bi-island src="/assets/menu.js" name="Menu">',
    ].join('\n'),
    'assets/client.js': 'import{a}from"./shared.js";import("./lazy.js");',
    'assets/shared.js': '',
    'assets/root.js': 'import"./react.js";',
    'assets/react.js': '',
    'assets/menu.js': 'import{b}from"./react.js";',
  });
  expect(pageFiles(site, 'a/index.html')).toEqual({
    markup: ['a/index.html', 'assets/base.css'],
    reading: ['assets/client.js', 'assets/shared.js'],
    intent: ['assets/root.js', 'assets/menu.js', 'assets/react.js'],
  });
});

test('a script that is linked and missing is an error', () => {
  const site = siteOf({ 'index.html': '<script src="/assets/gone.js"></script>' });
  expect(() => pageFiles(site, 'index.html')).toThrow(`assets/gone.js is linked, but is not in ${site}`);
});

test('style sheets count for the heaviest page, also where their address is relative', () => {
  const noise = (length: number) => randomBytes(length).toString('base64');
  const site = siteOf({
    'long/index.html': noise(3000),
    'short/index.html': `<link rel="stylesheet" href="../sheet.css">${noise(2000)}`,
    'sheet.css': noise(2000),
    'repeated/index.html': 'again '.repeat(9000),
  });
  const { page, bytes } = heaviestPage(site);
  expect(page).toBe('short/index.html');
  expect(bytes).toBeGreaterThan(4000);
});
