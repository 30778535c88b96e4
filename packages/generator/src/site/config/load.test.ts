import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { loadConfig } from './load.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const scratch = mkdtempSync(join(tmpdir(), 'bifolio-config-'));
afterAll(() => rmSync(scratch, { recursive: true }));

async function messageOf(fixture: string): Promise<string> {
  const error: unknown = await loadConfig(join(fixtures, fixture)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BifolioError);
  return (error as BifolioError).message;
}

test('a config is resolved to absolute folders, slashes where they belong and locales with the root first', async () => {
  const root = join(fixtures, 'bilingual');
  expect(await loadConfig(root)).toMatchObject({
    root,
    file: join(root, 'bifolio.config.ts'),
    sourceDir: join(root, 'pages'),
    outDir: join(root, 'dist'),
    publicDir: join(root, 'public'),
    base: '/docs/',
    hostname: 'https://example.org',
    locales: [
      {
        path: '/',
        lang: 'zh-CN',
        label: '简体中文',
        title: 'Handbook',
        description: 'How things are done.',
        dir: 'zh',
      },
      { path: '/en/', lang: 'en-US', label: 'English', title: 'The Handbook', dir: 'en' },
    ],
    theme: { name: 'plain' },
    git: true,
    redirects: {},
    build: { cache: true },
  });
});

test('the command line wins over the file', async () => {
  const overrides = { base: '/x', output: join(scratch, 'out') };
  expect(await loadConfig(join(fixtures, 'bilingual'), { overrides })).toMatchObject({
    base: '/x/',
    outDir: join(scratch, 'out'),
  });
});

test('all unknown options are reported at once, with their place and what was probably meant', async () => {
  expect(await messageOf('unknown-key')).toBe(
    [
      'bifolio.config.ts:2:3 Unknown option `titel`.',
      '  Did you mean `title`?',
      'bifolio.config.ts:3:12 Unknown option `build.cahce`.',
      '  Did you mean `build.cache`?',
    ].join('\n'),
  );
});

test('a wrong value is reported with its option, what was expected and what came', async () => {
  expect(await messageOf('wrong-values')).toBe(
    [
      'bifolio.config.ts:1:17 Expected option `build.workers` to be a number, got "many".',
      'bifolio.config.ts:4:3 Expected option `base` to be text, got 12.',
      'bifolio.config.ts:5:3 Expected option `hostname` to be a URL such as "https://example.org" (a path goes into `base`), got "https://example.org/docs/".',
      'bifolio.config.ts:9:5 Expected key of option `locales.en` to be a path such as "/" or "/en/", got "en".',
      'bifolio.config.ts:11:3 Expected option `theme` to be what a theme returns, such as theme({ … }) of "@bifolio/theme", got an object.',
      'bifolio.config.ts:12:16 Expected key of option `redirects[\'/../a.html\']` to be a path such as "/old.html", without "..", query or hash, got "/../a.html".',
      'bifolio.config.ts:12:35 Expected key of option `redirects[\'/b?c=1\']` to be a path such as "/old.html", without "..", query or hash, got "/b?c=1".',
    ].join('\n'),
  );
});

test('an option of the theme is reported with its place in the config', async () => {
  expect(await messageOf('theme-option')).toBe(
    [
      'bifolio.config.ts:7:33 Unknown option `theme.navbar[1].items[0].txt`.',
      '  Did you mean `theme.navbar[1].items[0].text`?',
    ].join('\n'),
  );
});

test('options for a locale that the site does not have are an error', async () => {
  expect(await messageOf('theme-locale')).toBe(
    [
      "bifolio.config.ts:7:7 Option `theme.locales['/eng/']` doesn't match a language of the site.",
      "  Did you mean `theme.locales['/en/']`?",
    ].join('\n'),
  );
});

test('a config that throws is reported with its message and line, without a stack', async () => {
  expect(await messageOf('throws')).toBe(
    'bifolio.config.ts:4:9 The config threw an error: No version today.',
  );
});

test('a config that cannot be parsed is reported with its place', async () => {
  expect(await messageOf('syntax-error')).toBe(
    'bifolio.config.ts:3:3 The config cannot be parsed: Expected `,` or `}` but found `Identifier`',
  );
});

test('a package that the config imports and nobody installed is named', async () => {
  const message = await messageOf('missing-package');
  expect(message).toContain(
    "bifolio.config.mjs:1:20 The config threw an error: Cannot find package 'bifolio-theme-nobody-has'",
  );
  expect(message).toContain('  Install it: npm install bifolio-theme-nobody-has');
});

test.each([
  ['export default defineConfig({});', "Write above: import { defineConfig } from 'bifolio';"],
  [
    'const options = theme({});\nexport default options;',
    "Write above: import { theme } from '@bifolio/theme';",
  ],
  ['export default { title: ‘x’ };', '"‘" is full-width: switch to an English keyboard, and type it again.'],
  [
    'export default {};\nprocess.exit(0);',
    '2:9 The config threw an error: process.exit(0) ends the command.',
  ],
  ["export default { lang: 'english' };", 'Expected option `lang` to be a language tag such as "en-US"'],
  [
    'export default { head: ["link", { rel: "icon" }] };',
    'to be a list such as ["link", { "rel": "icon" }], one for each element, got "link".',
  ],
])('the config %s says what to write instead', async (text, message) => {
  const folder = mkdtempSync(join(scratch, 'slip-'));
  writeFileSync(join(folder, 'bifolio.config.mjs'), text);
  await expect(loadConfig(folder)).rejects.toThrow(message);
});

test('a config without a default export says what to write', async () => {
  expect(await messageOf('no-export')).toBe(
    'bifolio.config.js The config has no default export.\n  Write `export default defineConfig({ … })`.',
  );
});

test('a folder that does not exist is an error', async () => {
  await expect(loadConfig('no-such-folder')).rejects.toThrow(
    'Folder "no-such-folder" not found.\n  Usage: bifolio build <folder>, with Markdown files in it.',
  );
});

test('a file is no site', async () => {
  const file = join(fixtures, 'throws', 'bifolio.config.ts');
  await expect(loadConfig(file)).rejects.toThrow(`"${file}" is a file, not a folder.`);
});

test('a folder or style sheet that does not exist is reported with its option', async () => {
  const root = join(fixtures, 'missing-paths');
  expect(await messageOf('missing-paths')).toBe(
    [
      `bifolio.config.ts:2:3 \`source\`: folder not found: ${join(root, 'pages')}`,
      '  Correct the path. Paths are relative to the config.',
      `bifolio.config.ts:3:3 \`public\`: folder not found: ${join(root, 'static')}`,
      '  Correct the path. Paths are relative to the config.',
      `bifolio.config.ts:4:27 \`styles[1]\`: file not found: ${join(root, 'gone.css')}`,
      '  Correct the path. Paths are relative to the config.',
    ].join('\n'),
  );
});

test('two locales with one folder are an error', async () => {
  expect(await messageOf('shared-folder')).toBe(
    'bifolio.config.ts:4:30 Option `locales[\'/en/\'].dir` names the folder of another locale: "pages" is that of "/".\n' +
      '  Give each locale a folder of its own.',
  );
});

test('a changed config is read again on reload', async () => {
  const plain = "{ name: 'p', server: '/p', styles: {}, headScript: '', locale: () => ({ options: {} }) }";
  const write = (title: string) =>
    writeFileSync(
      join(scratch, 'bifolio.config.mjs'),
      `export default { title: '${title}', theme: ${plain} };`,
    );
  write('Before');
  expect((await loadConfig(scratch)).title).toBe('Before');
  await new Promise((done) => setTimeout(done, 10));
  write('After');
  expect((await loadConfig(scratch, { reload: true })).title).toBe('After');
});

const thrower = (trap: string) => `new Proxy({}, { ${trap}() { throw new Error('mine'); } })`;
const long = "'a'.repeat(5000)";

test.each([
  [thrower('get'), 'The config threw an error: mine'],
  [thrower('ownKeys'), 'The config threw an error: mine'],
  [`{ head: [['meta', ${thrower('get')}]] }`, 'The config threw an error: mine'],
  ["{ get title() { throw new Error('mine'); } }", 'The config threw an error: mine'],
  [`{ redirects: JSON.parse('{"__proto__": "/"}') }`, 'Unknown option `redirects.__proto__`.'],
  [`{ output: ${long} }`, 'Expected option `output` to be a folder, got "aaa'],
  [`{ source: ${long} }`, 'Expected option `source` to be a folder, got "aaa'],
  [`{ redirects: { ['/' + ${long}]: '/' } }`, 'Expected key of option `redirects['],
])('the config %s is an error with its place', async (config, message) => {
  const folder = mkdtempSync(join(scratch, 'odd-'));
  writeFileSync(join(folder, 'bifolio.config.ts'), `export default ${config};\n`);
  const error: unknown = await loadConfig(folder).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BifolioError);
  expect((error as BifolioError).problems).toMatchObject([{ file: 'bifolio.config.ts', line: 1 }]);
  expect((error as BifolioError).message).toContain(message);
});
