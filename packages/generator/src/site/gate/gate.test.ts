import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptWith } from '../../cli/fixtures/kept-with.ts';
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

  it('nor kept for the next build', () => {
    for (const at of ways.keys()) expect(keptWith(root, secretText(at).slice(0, 30))).toEqual([]);
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
  const links = {
    'open.md': 'secret/x.md',
    open: 'secret',
    'public/x.txt': '../secret/x.md',
    'public/x.webp': '../secret/x.webp',
    'public/all': '../secret',
    'part.txt': 'secret/x.md',
  };
  let root: string;
  let built: readonly Problem[];
  let checked: readonly Problem[];

  beforeAll(async () => {
    const pages = {
      'secret/x.md': `# X\n\n![](./x.webp)\n\n${text}\n`,
      'included.md': '# Open\n\n<!-- @include: ./part.txt -->\n',
    };
    root = writeSite({ ...pages, 'secret/x.webp': secretBytes(1) }, links);
    built = await build(root);
    checked = await check(root);
  });

  it.each([
    [
      'a page',
      'open.md',
      'This page isn\'t locked, but is a symbolic link to the locked page "secret/x.md".',
    ],
    [
      'a folder of pages',
      'open/x.md',
      'This page isn\'t locked, but is a symbolic link to the locked page "secret/x.md".',
    ],
    ['a public file', 'public/x.txt', 'This symbolic link would publish the locked page "secret/x.md".'],
    [
      'a public picture',
      'public/x.webp',
      'This symbolic link would publish a file of the locked page "secret/x.md".',
    ],
    ['a public folder', 'public/all', 'This symbolic link would publish the locked page "secret/x.md".'],
    [
      'what a page includes',
      'included.md',
      'This page is not locked, but includes text of the locked page "secret/x.md".',
    ],
  ])('is an error as %s, in a build and in a check', (_, file, message) => {
    const code = file === 'included.md' ? 'locked-include' : 'link-to-locked';
    const expected = expect.objectContaining({ code, file, message });
    expect(built).toContainEqual(expected);
    expect(checked).toContainEqual(expected);
  });

  it('is all there is to tell, and leaves nothing for the next build', () => {
    expect(built).toHaveLength(Object.keys(links).length);
    expect(keptWith(root, text.slice(0, 30))).toEqual([]);
  });
});

describe('what everybody may read', () => {
  const ADDRESS = 'https://harbour-guide.example.org/crossing/ferries/';
  const TITLE = 'Take a ferry';
  const configWith = (allowed: string) =>
    configOf("hostname: 'https://harbour-guide.example.org',", '', `gate: { allow: ['${allowed}'] }`);
  const words = secretText(2).replaceAll('\n', ' ').split(' ');
  const marked = words.map((word, at) => (at % 5 ? word : `[${word}](./README.md)`)).join(' ');
  const [description = ''] = secretText(4).split('\n');
  const license = readFileSync(new URL('LICENSE', import.meta.resolve('react')), 'utf8');
  const inRoot = (path: string) => join(root, path);
  let root: string;

  beforeAll(() => {
    root = writeSite({
      'bifolio.config.js': configWith('public/press.txt'),
      'secret/allowed.md': `# A\n\n${secretText(1)}\n`,
      'public/press.txt': secretText(1),
      'secret/marked.md': `# B\n\n${secretText(2)}\n`,
      'open.md': `# Open\n\n${marked}\n`,
      'secret/license.md': `# C\n\n${license}`,
      'secret/described.md': `---\ndescription: ${description}\n---\n\n# D\n\n${secretText(5)}\n`,
      'public/list.txt': description,
      'crossing/ferries.md': `# ${TITLE}\n`,
      'secret/linked.md': `# E\n\n${secretText(6)}\n\nSee [${TITLE}](${ADDRESS}) or ${ADDRESS}: ${TITLE}.\n`,
      'public/names.txt': `[${TITLE}](${ADDRESS}) ${ADDRESS}: ${TITLE}\n`,
    });
  });

  it('is named in `encrypt.gate.allow`, stands in public pages, fields and titles beside addresses, or is the license of a package', async () => {
    expect(await build(root)).toEqual([]);
  });

  it('is what the history of a public page says, and not that of a locked one', async () => {
    const [[ofOpen = ''], [ofLocked = '']] = [secretText(7).split('\n'), secretText(8).split('\n')];
    const site = writeSite({
      'bifolio.config.js': configOf('theme: { ...locking(), changesPerPage: 9 }'),
      'secret/a.md': `# A\n\n${secretText(7)}\n`,
      'secret/b.md': `# B\n\n${secretText(8)}\n`,
      'public/history.txt': `${ofOpen}\n\n${ofLocked}\n`,
    });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: site });
    git('init', '-q');
    git('add', 'README.md');
    git('commit', '-qm', ofOpen);
    git('add', 'secret');
    git('commit', '-qm', ofLocked);
    expect(await build(site)).toMatchObject([{ code: 'locked-text', file: 'secret/b.md' }]);
  });

  it('is not what `encrypt.gate.allow` misspells', async () => {
    const files = { 'bifolio.config.js': configWith('public/pres.txt'), 'secret/x.md': '# X\n' };
    expect(await build(writeSite(files))).toMatchObject([{ code: 'missing-path' }]);
  });

  it('is no other text beside an address, and no copy; then the old output stays as it was', async () => {
    const before = readFileSync(inRoot('dist/index.html'), 'utf8');
    const other = `[Sink the boat at night in fog](${ADDRESS})\n`;
    writeFileSync(inRoot('secret/linked.md'), `# E\n\n${secretText(6)}\n\nSee ${other}`);
    writeFileSync(inRoot('public/names.txt'), other);
    writeFileSync(inRoot('public/copy.txt'), secretText(5));
    writeFileSync(inRoot('README.md'), '# Changed\n');
    expect(await build(root)).toMatchObject([
      { code: 'locked-text', file: 'secret/described.md', line: 7 },
      { code: 'locked-text', file: 'secret/linked.md' },
    ]);
    expect(readFileSync(inRoot('dist/index.html'), 'utf8')).toBe(before);
    expect(existsSync(inRoot('dist/copy.txt'))).toBe(false);
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
