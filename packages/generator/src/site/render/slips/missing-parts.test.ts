import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { InsertSource } from '../../../core/contracts/theme.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { insertTexts } from '../content/insert-text.ts';
import { missingParts } from './missing-parts.ts';

/** A site in a folder of its own, whose theme has these texts and files. */
function siteWith(inserts: Record<string, InsertSource>, files: string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-parts-'));
  writeFileSync(join(root, 'news.md'), 'News');
  writeFileSync(join(root, 'news.html'), '<p>News');
  const theme = { server: import.meta.filename, files, locale: () => ({ inserts, options: {} }) };
  const locales = [{ path: '/', lang: 'en-US' }];
  return { root, sourceDir: join(root, 'docs'), locales, theme } as unknown as LoadedConfig;
}

it('reads texts of the config and of files beside it', () => {
  const config = siteWith({ a: { markdown: '*a*' }, b: { file: 'news.md' }, c: { file: './news.html' } });
  expect(insertTexts(config)).toEqual([
    { text: '*a*', isHtml: false },
    { text: 'News', isHtml: false, file: '../news.md' },
    { text: '<p>News', isHtml: true, file: '../news.html' },
  ]);
  expect(missingParts(config)).toEqual([]);
});

it('names the option whose file is not there', () => {
  const option = ['theme', 'bulletin', 'contentFile'];
  expect(missingParts(siteWith({ bulletin: { file: 'new.md', option } }))).toEqual([
    {
      severity: 'error',
      code: 'missing-insert',
      message: 'File "new.md" of `bulletin` doesn\'t exist.',
      hint: 'Write its path from the folder of the config.',
      option,
    },
  ]);
});

it('names each package that is not installed once', () => {
  const files = ['vite/package.json', 'no-such-package/a.js', 'no-such-package/a.css'];
  expect(missingParts(siteWith({}, files)).map(({ message, hint }) => [message, hint])).toEqual([
    [
      'The package "no-such-package" isn\'t installed, but the config uses it.',
      'Run: npm install no-such-package',
    ],
  ]);
});
