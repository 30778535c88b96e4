import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { loadConfig } from '../config/load.ts';
import { readSite } from '../read/read-site.ts';
import {
  build,
  check,
  configOf,
  secretBytes,
  secretDrawing,
  secretText,
  writeSite,
} from './fixtures/build.ts';
import { CONFIG_BEFORE, configRest, WAYS } from './fixtures/ways.ts';
import { lockedTextProblems } from './gate.ts';

const ways = Object.entries(WAYS);
/** Letters only: components, variables and constants have these names. */
const nameOf = (at: number) =>
  `Way${String.fromCharCode(65 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`;
const nameOfWay = (way: string) => nameOf(ways.findIndex(([name]) => name === way));

describe('what is locked is not published', () => {
  let problems: readonly Problem[];
  let root: string;

  beforeAll(async () => {
    root = writeWays();
    problems = await build(root);
  });

  it.each(ways)('by %s', (way, { locked = 'secret/%.md', published }) => {
    const name = nameOfWay(way);
    const file = locked.replaceAll('%', name);
    const problem = problems.find((one) => one.file === file);
    expect(problem, way).toMatchObject({ severity: 'error', code: 'locked-text' });
    expect(`${problem?.message}${problem?.hint}`).toMatch(
      new RegExp(published.source.replaceAll('%', name), published.flags),
    );
  });

  it('and the errors say where, not what', () => {
    const problem = problems.find(({ file }) => file === `secret/${nameOfWay('a component with ?raw')}.md`);
    expect(problem?.line).toBeGreaterThan(1);
    expect(problem?.column).toBeGreaterThan(0);
    const told = JSON.stringify(problems);
    for (const at of ways.keys()) expect(told).not.toContain(secretText(at).slice(0, 12));
    expect(existsSync(join(root, 'dist'))).toBe(false);
  });
});

/** One site with all of them, so that there is one build. */
function writeWays(): string {
  const files: Record<string, string | Uint8Array> = {};
  const links: Record<string, string> = {};
  for (const [at, [, way]] of ways.entries()) {
    const name = nameOf(at);
    const text = secretText(at);
    const filled = (written: string) =>
      written
        .replaceAll('%', name)
        .replaceAll('@TEXT@', text)
        .replaceAll('@WORDS@', text.replaceAll('\n', ' '));
    files[`secret/${name}.md`] = `# ${name}\n\n${way.locked ? secretText(at + 100) : text}\n`;
    files[`secret/${name}.webp`] = secretBytes(at);
    files[`secret/${name}.svg`] = secretDrawing(at);
    for (const [path, content] of Object.entries(way.files)) files[filled(path)] = filled(content);
    for (const [path, target] of Object.entries(way.links ?? {})) links[filled(path)] = filled(target);
    if (way.isCopied) files[`public/${name}-copy.webp`] = secretBytes(at);
  }
  const variable = nameOfWay('a variable');
  files['.env'] =
    `PUBLIC_${variable}="${secretText(ways.findIndex(([name]) => name === 'a variable')).replaceAll('\n', ' ')}"\n`;
  const rest = configRest({
    plugin: nameOfWay('a plugin of Vite'),
    constant: nameOfWay('a constant of Vite'),
    head: nameOfWay('an entry of the head'),
    redirect: nameOfWay('a redirect'),
  });
  return writeSite({ ...files, 'bifolio.config.js': configOf(rest, CONFIG_BEFORE) }, links);
}

describe('a link to what is locked', () => {
  const text = secretText(1);
  const linked = (links: Record<string, string>) =>
    writeSite({ 'secret/x.md': `# X\n\n![](./x.webp)\n\n${text}\n`, 'secret/x.webp': secretBytes(1) }, links);

  it.each([
    [
      'a page',
      { 'open.md': 'secret/x.md' },
      'open.md',
      'This page isn\'t locked, but is a symbolic link to the locked page "secret/x.md".',
    ],
    [
      'a folder of pages',
      { open: 'secret' },
      'open/x.md',
      'This page isn\'t locked, but is a symbolic link to the locked page "secret/x.md".',
    ],
    [
      'a public file',
      { 'public/x.txt': '../secret/x.md' },
      'public/x.txt',
      'This symbolic link would publish the locked page "secret/x.md".',
    ],
    [
      'a public picture',
      { 'public/x.webp': '../secret/x.webp' },
      'public/x.webp',
      'This symbolic link would publish a file of the locked page "secret/x.md".',
    ],
    [
      'a public folder',
      { 'public/all': '../secret' },
      'public/all',
      'This symbolic link would publish the locked page "secret/x.md".',
    ],
  ])('is an error as %s, in a build and in a check', async (_, links, file, message) => {
    const root = linked(links as Record<string, string>);
    const expected = [expect.objectContaining({ code: 'link-to-locked', file, message })];
    expect(await build(root)).toEqual(expected);
    expect(await check(root)).toEqual(expected);
  });

  it('is an error where a page includes it', async () => {
    const root = writeSite(
      { 'secret/x.md': `# X\n\n${text}\n`, 'open.md': '# Open\n\n<!-- @include: ./part.txt -->\n' },
      { 'part.txt': 'secret/x.md' },
    );
    const expected = [expect.objectContaining({ code: 'locked-include', file: 'open.md' })];
    expect(await build(root)).toEqual(expected);
    expect(await check(root)).toEqual(expected);
  });
});

describe('what everybody may read', () => {
  const text = secretText(1);
  const secret = {
    'secret/x.md': `---\ndescription: ${secretText(2).split('\n')[0]}\n---\n# X\n\n${text}\n`,
  };
  const press = { 'public/press.txt': text };

  it('is named in `encrypt.gate.allow`', async () => {
    expect(await build(writeSite({ ...secret, ...press }))).toMatchObject([
      { code: 'locked-text', file: 'secret/x.md', line: 6 },
    ]);
    const config = configOf('', '', "gate: { allow: ['public/press.txt'] }");
    expect(await build(writeSite({ ...secret, ...press, 'bifolio.config.js': config }))).toEqual([]);
    const missing = configOf('', '', "gate: { allow: ['public/pres.txt'] }");
    expect(await build(writeSite({ ...secret, 'bifolio.config.js': missing }))).toMatchObject([
      { code: 'missing-path' },
    ]);
  });

  it('stands in a public page too, in another form', async () => {
    const words = text.replaceAll('\n', ' ').split(' ');
    const marked = words.map((word, at) => (at % 5 ? word : `[${word}](./README.md)`)).join(' ');
    expect(await build(writeSite({ ...secret, 'open.md': `# Open\n\n${marked}\n` }))).toEqual([]);
  });

  it('is the license of a package', async () => {
    const license = readFileSync(new URL('LICENSE', import.meta.resolve('react')), 'utf8');
    expect(await build(writeSite({ 'secret/x.md': `# X\n\n${license}` }))).toEqual([]);
  });

  it('is the title of a page without a lock with its address, in this order or the other', async () => {
    const config = configOf("hostname: 'https://harbour-guide.example.org',");
    const address = 'https://harbour-guide.example.org/crossing/ferries/';
    const pages = {
      'crossing/ferries.md': '# Take a ferry\n',
      'public/names.txt': `[Take a ferry](${address}) ${address}: Take a ferry\n`,
    };
    const buildWith = (link: string) =>
      build(
        writeSite({
          ...pages,
          'bifolio.config.js': config,
          'secret/x.md': `# X\n\n${text}\n\nSee ${link}.\n`,
        }),
      );
    expect(await buildWith(`[Take a ferry](${address}) or ${address}: Take a ferry`)).toEqual([]);
    const other = 'public/names.txt';
    pages[other] += `[Sink the boat at night in fog](${address})\n`;
    expect(await buildWith(`[Sink the boat at night in fog](${address})`)).toMatchObject([
      { code: 'locked-text', file: 'secret/x.md' },
    ]);
  });

  it('is the title and the fields that the page shows while it is locked', async () => {
    const description = secretText(2).split('\n')[0];
    expect(await build(writeSite({ ...secret, 'public/list.txt': description ?? '' }))).toEqual([]);
  });
});

it('code that came with the theme is public, other code is not', async () => {
  const root = writeSite({
    'secret/x.md': `# X\n\n${secretText(3)}\n`,
    'theme/server.js': '',
    'theme/client/assets/a.js': secretText(3),
    'dist/assets/a.js': secretText(3),
  });
  const config = await loadConfig(root);
  const { graph } = await readSite(config, {});
  const bundle = { serverFile: join(root, 'theme/server.js'), clientDir: join(root, 'theme/client') };
  const problemsWith = (modules: readonly string[]) =>
    lockedTextProblems({
      config,
      graph,
      bundle: { ...bundle, modules },
      reports: [],
      shownFiles: [],
      outDir: join(root, 'dist'),
      files: ['assets/a.js'],
      pageOf: () => undefined,
    });
  expect(problemsWith([])).toEqual([]);
  expect(problemsWith([join(root, 'theme/server.js')])).toMatchObject([{ code: 'locked-text' }]);
});

it('the old output stays as it was', async () => {
  const files = { 'secret/x.md': `# X\n\n${secretText(1)}\n` };
  const root = writeSite(files);
  expect(await build(root)).toEqual([]);
  const before = readFileSync(join(root, 'dist/index.html'), 'utf8');
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/a.txt'), secretText(1));
  writeFileSync(join(root, 'README.md'), '# Changed\n');
  expect(await build(root)).toMatchObject([{ code: 'locked-text' }]);
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe(before);
  expect(existsSync(join(root, 'dist/a.txt'))).toBe(false);
});
