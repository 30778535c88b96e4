import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { loadDefaultTheme } from './default-theme.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bifolio-theme-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(at: string, name: string) {
  const home = join(folder, at, 'node_modules/@bifolio/theme');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  writeFileSync(join(home, 'index.js'), `export const theme = () => ({ name: '${name}' });`);
}

test("the site's own copy of the theme comes first", async () => {
  install('site', 'of the site');
  install('generator', 'of the generator');
  const theme = await loadDefaultTheme(join(folder, 'site'), join(folder, 'generator/load.js'));
  expect(theme.name).toBe('of the site');
});

test('a folder of Markdown alone gets the theme that is installed beside the generator', async () => {
  install('generator', 'of the generator');
  const theme = await loadDefaultTheme(join(folder, 'site'), join(folder, 'generator/load.js'));
  expect(theme.name).toBe('of the generator');
});

test('without a theme anywhere the error says what to install', async () => {
  const error: unknown = await loadDefaultTheme(folder, join(folder, 'load.js')).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BifolioError);
  expect((error as BifolioError).message).toBe(
    'The config sets no theme, and the package "@bifolio/theme" is not installed.\n  Run: npm install @bifolio/theme',
  );
});
