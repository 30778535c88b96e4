import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createSite } from '../../cli/fixtures/site.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import type { Progress } from '../../core/log/progress.ts';
import type { BuildSummary } from '../build/build-contract.ts';
import { buildSite } from '../build/build-site.ts';
import { loadConfig } from '../config/load.ts';
import { buildVersions } from './build-versions.ts';
import { serveVersions, unreadVersions } from './serve-versions.ts';

const SECRET = 'the treasure lies under the third oak';
const LOCALES = "locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } }";
const config = (rest: string) =>
  `export default { title: 'Tea', hostname: 'https://tea.example', encrypt: { rounds: 4 }, ${LOCALES}, ${rest} };\n`;
const versions = (more = '') =>
  config(`version: '3.x', head: [['script', { src: '/count.js' }]], redirects: { '/en/brew/': '/en/make/' }, versions: [
    { ref: 'v1', label: '1.x', state: 'unsupported' },
    { ref: 'v2', state: 'old', path: 'two' }${more}
  ]`);

/** The site at each of its tags, the newest last. */
const history: [tag: string | undefined, files: Record<string, string | undefined>][] = [
  [
    'v1',
    {
      'bifolio.config.mjs': config(
        "encrypt: { rules: { '/en/inner/': 'a lock of version one' }, rounds: 4 }",
      ),
      'README.md': '# 茶\n',
      'en/README.md': '# Tea\n\n[](./brew.md)\n',
      'en/brew.md': '# Brew\n\n<Cup />\n\n<<< @/snippets/pour.txt\n',
      'en/plan.md': `# Plan\n\n${SECRET}\n`,
      'en/inner/note.md': '# Note\n\nOnly the first version locks this sentence of mine.\n',
      'en/cellar.md': '---\npassword: env:TEA_WORD\n---\n\n# Cellar\n\nThe key hangs behind the clock.\n',
      'components/Cup.tsx': 'export default () => <b>a cup of then</b>;\n',
      'snippets/pour.txt': 'pour slowly, said version one\n',
    },
  ],
  [
    'v2',
    {
      'bifolio.config.mjs': config(''),
      'en/inner/note.md': undefined,
      'en/brew.md': '# Brew\n\nTwo minutes.\n',
      'components/Cup.tsx': undefined,
      'snippets/pour.txt': undefined,
    },
  ],
  [
    undefined,
    {
      'bifolio.config.mjs': versions(),
      'public/count.js': 'count();\n',
      'en/brew.md': undefined,
      'en/make.md': '# Make\n',
      'en/README.md': '# Tea\n\n[](./make.md)\n',
      'en/plan.md': `---\npassword: a lock of today\n---\n\n# Plan\n\n${SECRET}\n`,
    },
  ],
];

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root, stdio: 'pipe' });

function write(files: Record<string, string | undefined>): void {
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  }
}

const page = (address: string) =>
  readFileSync(join(root, 'dist', address.endsWith('.html') ? address : `${address}/index.html`), 'utf8');
const linksOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, href]) => href);

/** The versions that a build made anew, by what its progress tells. */
async function build(): Promise<{
  rebuilt: string[];
  problems: string[];
  places: string[];
  summary: BuildSummary;
}> {
  const stages: string[] = [];
  const progress: Progress = { start: (label) => void stages.push(label), step() {}, done() {} };
  const marks = () => outputs().map((path) => readFileSync(path, 'utf8'));
  const outputs = () => ['1.x', 'two'].map((name) => join(root, '.bifolio/versions', name, 'version.json'));
  const before = outputs().every(existsSync) ? marks() : [];
  const summary = await buildSite(await loadConfig(root, { reload: true }), {
    progress,
    versions: buildVersions,
  });
  const { problems } = summary;
  const after = marks();
  return {
    rebuilt: ['1.x', 'two'].filter((_, index) => before[index] !== after[index]),
    problems: problems.map(({ message }) => message),
    places: problems.map(({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`),
    summary,
  };
}

async function toldOf(code: string): Promise<string[]> {
  const error = await buildSite(await loadConfig(root, { reload: true }), {
    progress: { start() {}, step() {}, done() {} },
    versions: buildVersions,
  }).catch((caught: unknown) => caught);
  if (!(error instanceof BifolioError)) throw new Error('The build has not failed.');
  return error.problems
    .filter((problem) => problem.code === code)
    .map(({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`);
}

beforeAll(async () => {
  root = createSite({ '.gitignore': 'dist\n.bifolio\n.env\n', '.env': 'TEA_WORD=a word of today\n' });
  git('init', '-q', '-b', 'main');
  for (const [tag, files] of history) {
    write(files);
    git('add', '-A');
    git('commit', '-qm', 'x');
    if (tag) git('tag', tag);
  }
  await build();
});

test('a version is built below the site with its own pages, components and snippets', () => {
  expect(page('1.x/en/brew')).toContain('a cup of then');
  expect(page('1.x/en/brew')).toContain('pour slowly, said version one');
  expect(page('two/en/brew')).toContain('Two minutes.');
  expect(page('en/brew')).not.toContain('minutes');
});

test('files that the head of today names are those of today', () => {
  for (const address of ['en', '1.x/en', 'two/en'])
    expect(page(address)).toContain('<script src="/count.js"');
});

test('links within a version stay in it', () => {
  const html = page('1.x/en');
  const text = html.slice(html.indexOf('class="prose"'), html.indexOf('</main>'));
  expect(linksOf(text, /href="(\/[^"]*)"/g).every((href) => href?.startsWith('/1.x/'))).toBe(true);
  expect(text).toContain('href="/1.x/en/brew/"');
});

test('the menu leads to the same page of each version, where it moved to, or to what is nearest', () => {
  const links = (address: string) => {
    const html = page(address);
    const menu = html.slice(html.indexOf('frame-navbar-versions'), html.indexOf('frame-navbar-locales'));
    return linksOf(menu, /href="([^"]+)"/g);
  };
  expect(links('en')).toEqual(['/en/', '/1.x/en/', '/two/en/']);
  expect(links('two/en/brew')).toEqual(['/en/make/', '/1.x/en/brew/', '/two/en/brew/']);
  expect(links('1.x/en/inner/note')).toEqual(['/en/', '/1.x/en/inner/note/', '/two/en/']);
  expect(links('1.x/en/404.html')).toEqual(['/en/', '/1.x/en/', '/two/en/']);
});

test('search engines are led to the page of today, and away from what is unsupported', () => {
  const canonical = (address: string) => linksOf(page(address), /rel="canonical" href="([^"]+)"/g);
  expect(canonical('two/en/brew')).toEqual(['https://tea.example/en/make/']);
  expect(canonical('en/make')).toEqual(['https://tea.example/en/make/']);
  expect(canonical('1.x/en/brew')).toEqual(['https://tea.example/1.x/en/brew/']);
  expect(page('1.x/en/brew')).toContain('<meta name="robots" content="noindex"/>');
  expect(page('two/en/brew')).not.toContain('noindex');
  expect(readFileSync(join(root, 'dist/sitemap.xml'), 'utf8')).not.toMatch(/1\.x|two/);
});

test('a notice says what a version is, in the language of the page', () => {
  expect(page('two/en/brew')).toContain('This page describes v2.');
  expect(page('1.x')).toContain('该版本已停止维护');
  expect(page('en/make')).not.toContain('This page describes');
});

test('what is for hosts and crawlers is there once, for all versions', () => {
  const names = (folder: string) => readdirSync(join(root, 'dist', folder));
  expect(names('')).toEqual(expect.arrayContaining(['_headers', '_redirects', 'robots.txt', 'sitemap.xml']));
  for (const name of ['_headers', '_redirects', 'robots.txt', 'sitemap.xml'])
    expect(names('1.x')).not.toContain(name);
  expect(readFileSync(join(root, 'dist/_redirects'), 'utf8')).toContain(
    '/1.x/en/brew.html /1.x/en/brew/ 301',
  );
});

test('a page that is locked today is locked in each version, and what only a version locks stays so', () => {
  const all = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  expect(all.filter((text) => text.includes(SECRET))).toEqual([]);
  expect(all.filter((text) => text.includes('Only the first version locks'))).toEqual([]);
  expect(page('1.x/en/plan')).toContain('<bi-lock');
});

test('an old page whose password is a variable is opened by what the variable is today', async () => {
  expect(page('1.x/en/cellar')).toContain('<bi-lock');
  write({ '.env': 'TEA_WORD=another word\n' });
  expect((await build()).rebuilt).toEqual(['1.x', 'two']);
  expect((await build()).rebuilt).toEqual([]);
});

test('no source of a version is left on the disk', () => {
  const kept = readdirSync(join(root, '.bifolio/versions'), { recursive: true, encoding: 'utf8' });
  expect(kept.filter((path) => path.endsWith('.md') && !path.includes('licenses'))).toEqual([]);
});

test('an unchanged version is not built again, whatever is edited today', async () => {
  write({ 'en/make.md': '# Make\n\nNew words.\n' });
  expect((await build()).rebuilt).toEqual([]);
  expect(page('en/make')).toContain('New words.');
  expect(page('1.x/en/brew')).toContain('a cup of then');
});

test('a file of a version that somebody has changed or removed is as it was after the next build', async () => {
  const file = 'dist/two/en/brew/index.html';
  const before = page('two/en/brew');
  rmSync(join(root, file));
  await build();
  expect(page('two/en/brew')).toBe(before);
  writeFileSync(join(root, file), before.replace('Two minutes.', 'Ten minutes.'));
  await build();
  expect(page('two/en/brew')).toBe(before);
  await build();
  expect(page('two/en/brew')).toBe(before);
});

test('a build that fails or is lost leaves versions to the next one', async () => {
  write({ 'public/leak.txt': SECRET });
  expect(await toldOf('locked-text')).toHaveLength(1);
  rmSync(join(root, 'public'), { recursive: true });
  const { rebuilt } = await build();
  expect(rebuilt).toEqual([]);
  rmSync(join(root, '.bifolio/versions/two/out'), { recursive: true });
  expect((await build()).rebuilt).toEqual([]);
  expect(page('two/en/brew')).toContain('Two minutes.');
});

test('of a version that shows what is locked, nothing is kept, and a rule that fits both addresses locks it', async () => {
  const word = 'The cook hides the last jar of honey above the oven.';
  git('checkout', '-qfb', 'moved', 'v2');
  write({ 'en/honey.md': `# Honey\n\n${word}\n` });
  git('add', '-A');
  git('commit', '-qm', 'x');
  git('checkout', '-qf', 'main');
  const moved = versions(", { ref: 'moved' }");
  write({
    'bifolio.config.mjs': moved,
    'en/jar.md': `---\npassword: a lock of today\n---\n\n# Jar\n\n${word}\n`,
  });
  expect(await toldOf('locked-text')).toEqual([
    expect.stringMatching(/^en\/jar\.md:7 .*in "moved\/en\/honey\/index\.html"/),
  ]);
  const kept = () =>
    readdirSync(join(root, '.bifolio'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(word));
  expect(kept().map(({ name }) => name)).toEqual([]);
  const rule = "encrypt: { rules: { '^/en/(jar|honey)/': 'a lock of today' }, rounds: 4 }, version:";
  write({ 'bifolio.config.mjs': moved.replace('version:', rule), 'en/jar.md': `# Jar\n\n${word}\n` });
  await build();
  expect(page('moved/en/honey')).toContain('<bi-lock');
  expect(page('moved/en/honey')).not.toContain('honey above');
  rmSync(join(root, 'en/jar.md'));
  write({ 'bifolio.config.mjs': versions() });
  await build();
});

test('a page that appears today is linked by the versions that have it', async () => {
  write({ 'en/brew.md': '# Brew again\n' });
  write({ 'bifolio.config.mjs': versions().replace(/redirects: \{[^}]*\},/, '') });
  expect((await build()).rebuilt).toEqual(['1.x', 'two']);
  expect(page('two/en/brew')).toContain('rel="canonical" href="https://tea.example/en/brew/"');
  rmSync(join(root, 'en/brew.md'));
  write({ 'bifolio.config.mjs': versions() });
});

test('a server for writing answers for each version, with its own 404 page', async () => {
  const progress = { start() {}, step() {}, done() {} };
  const { shown, answer } = await serveVersions(await loadConfig(root, { reload: true }), progress);
  const server = createServer((request, response) =>
    answer?.(request, response, () => response.end('today')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const asked = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.text()] as const;
  };
  expect(shown.all.map(({ base }) => base)).toEqual(['/', '/1.x/', '/two/']);
  expect(await asked('/1.x/en/brew/')).toEqual([200, expect.stringContaining('a cup of then')]);
  expect(await asked('/two/en/nowhere/')).toEqual([
    404,
    readFileSync(join(root, 'dist/two/404.html'), 'utf8'),
  ]);
  expect(await asked('/en/make/')).toEqual([200, 'today']);
  server.close();
});

test('without being read, versions are listed with where they begin', async () => {
  const { shown, answer } = await unreadVersions(await loadConfig(root, { reload: true }));
  expect(shown.all.map(({ label, base }) => [label, base])).toEqual([
    ['3.x', '/'],
    ['1.x', '/1.x/'],
    ['v2', '/two/'],
  ]);
  expect(answer).toBeUndefined();
});

test('finished HTML is copied as it is, from a commit or from a folder, and is found by the menu', async () => {
  git('checkout', '-q', '--orphan', 'gh-pages');
  git('rm', '-rqf', '.');
  write({
    '0.9/index.html': '<h1>Old home</h1>',
    '0.9/en/brew.html': '<h1>Old brew</h1>',
    'other.html': 'no',
    'versions.json': '[{ "version": "0.9", "title": "0.9.4", "aliases": ["latest"] }]',
  });
  git('add', '-f', '0.9', 'other.html', 'versions.json');
  git('commit', '-qm', 'x');
  git('checkout', '-qf', 'main');
  write({
    'bifolio.config.mjs': versions(
      ", { ref: 'gh-pages', html: '0.9', label: '0.9' }, { html: 'attic', path: '0.1' }",
    ),
    'attic/index.html': '<h1>Attic</h1>',
    'attic/.env': 'TOKEN=1',
  });
  const { problems } = await build();
  expect(problems.filter((message) => message.includes('ersion'))).toEqual([]);
  const written = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
  expect(written('0.9/en/brew.html')).toBe('<h1>Old brew</h1>');
  expect(written('0.1/index.html')).toBe('<h1>Attic</h1>');
  expect(existsSync(join(root, 'dist/0.9/other.html'))).toBe(false);
  expect(existsSync(join(root, 'dist/0.1/.env'))).toBe(false);
  expect(page('two/en/brew')).toContain('href="/0.9/en/brew.html"');
  expect(page('en/make')).toContain('href="/0.9/"');
  write({ 'bifolio.config.mjs': versions(", { ref: 'gh-pages', html: 'versions.json' }") });
  await build();
  expect(page('en/make')).toMatch(/href="\/0\.9\/"[^>]*>0\.9\.4</);
  expect(written('_redirects')).toContain('/latest/* /0.9/:splat 302');
  const { shown } = await unreadVersions(await loadConfig(root, { reload: true }));
  expect(shown.all.at(-1)).toMatchObject({ label: '0.9.4', base: '/0.9/' });
  write({
    'aliased/0.8/index.html': '<h1>Old</h1>',
    'aliased/versions.json': '[{ "version": "0.8", "aliases": ["en", "two", "tea", "stable"] }]',
    'tea/page.md': '# Tea\n',
    'bifolio.config.mjs': versions(", { html: 'aliased/versions.json' }"),
  });
  expect(await toldOf('version-path')).toEqual([
    expect.stringMatching(
      /^bifolio\.config\.mjs:3 .*\/en\/ .* language \/en\/\. Rename or remove the alias "en"/,
    ),
    expect.stringContaining('The URL /two/ of a version belongs to version "v2".'),
    expect.stringContaining('The URL /tea/ of a version belongs to the page tea/page.md.'),
  ]);
  for (const folder of ['aliased', 'tea']) rmSync(join(root, folder), { recursive: true });
  write({ 'bifolio.config.mjs': versions(", { ref: 'gh-pages', html: '0.9/versions.json' }") });
  expect(await toldOf('version-list')).toEqual([
    expect.stringMatching(/^bifolio\.config\.mjs:3 "gh-pages:0\.9\/versions\.json" is no list of versions\./),
  ]);
  write({ 'bifolio.config.mjs': versions(", { ref: 'gh-pages', html: '0.8' }") });
  expect(await toldOf('version-html')).toEqual([
    expect.stringMatching(
      /^bifolio\.config\.mjs:3 Version "gh-pages" has no folder "0\.8" with HTML files\./,
    ),
  ]);
  write({ 'bifolio.config.mjs': versions() });
  rmSync(join(root, 'attic'), { recursive: true });
});

test('versions of Docusaurus are copied as they are, and what they use outside of their folders is named', async () => {
  git('checkout', '-q', '--orphan', 'docusaurus');
  git('rm', '-rqf', '.');
  const styled = (title: string) =>
    `<link rel="stylesheet" href="/assets/css/styles.1.css"><h1>${title}</h1><img src="/img/logo.svg">`;
  write({
    'index.html': styled('Newest'),
    'assets/css/styles.1.css': '',
    'img/logo.svg': '<svg/>',
    '1.0/index.html': styled('1.0'),
    '1.0/en/brew/index.html': styled('Brew of 1.0'),
    'next/index.html': styled('Next'),
    'versions.json': '["1.1", "1.0"]',
  });
  git('add', '-f', 'index.html', 'assets', 'img', '1.0', 'next', 'versions.json');
  git('commit', '-qm', 'x');
  git('checkout', '-qf', 'main');
  write({
    'bifolio.config.mjs': versions(", { ref: 'docusaurus', html: 'versions.json' }"),
    'public/img/logo.svg': '<svg/>',
  });
  const { places, summary } = await build();
  expect(summary.versions.map(({ label }) => label)).toEqual(['1.x', 'v2', 'next', '1.0']);
  expect(page('1.0')).toBe(styled('1.0'));
  expect(page('en/make')).toMatch(/href="\/1\.0\/"[^>]*>1\.0</);
  expect(places.filter((message) => message.includes('docusaurus'))).toEqual([
    expect.stringMatching(
      /^docusaurus:next\/index\.html:1 Pages of version "next" use \/assets\/css\/styles\.1\.css, .*public\/assets/,
    ),
    expect.stringMatching(/^docusaurus:1\.0\/index\.html:1 Pages of version "1\.0" use \/assets/),
  ]);
  rmSync(join(root, 'public'), { recursive: true });
  write({ 'bifolio.config.mjs': versions() });
});

test('refs and addresses that do not fit are named with what to type', async () => {
  write({
    'bifolio.config.mjs': versions(
      ", { ref: 'v9' }, { ref: 'v1', path: 'en/old' }, { ref: 'v1', path: 'two' }",
    ),
  });
  expect(await toldOf('version-ref')).toEqual([
    expect.stringMatching(
      /^bifolio\.config\.mjs:3 This clone has no branch, tag or commit "v9"\. Fetch it: git fetch origin tag v9 /,
    ),
  ]);
  expect(await toldOf('version-path')).toEqual([
    expect.stringContaining('The URL /en/old/ of a version belongs to language /en/.'),
    expect.stringContaining('The URL /two/ of a version belongs to version "v2".'),
  ]);
  write({ 'bifolio.config.mjs': versions(", { ref: 'v1', path: 'robots.txt' }") });
  expect(await toldOf('version-path')).toEqual([
    expect.stringContaining('The URL /robots.txt/ of a version belongs to the files of every build.'),
  ]);
  write({ 'bifolio.config.mjs': versions(", { ref: 'v1', path: 'assets' }, { ref: 'v1', path: 'TWO' }") });
  expect(await toldOf('version-path')).toEqual([
    expect.stringContaining('The URL /TWO/ of a version belongs to version "v2".'),
  ]);
  write({ 'bifolio.config.mjs': versions(", { ref: 'v1', path: 'assets' }, { ref: 'v1', path: 'Plan' }") });
  write({ 'plan/page.md': '# Plan\n' });
  expect(await toldOf('version-path')).toEqual([
    expect.stringContaining('The URL /assets/ of a version belongs to the files of every build.'),
    expect.stringContaining('The URL /Plan/ of a version belongs to the page plan/page.md.'),
  ]);
  rmSync(join(root, 'plan'), { recursive: true });
  write({ 'bifolio.config.mjs': versions(), 'two/page.md': '# Two\n' });
  expect(await toldOf('version-path')).toEqual([
    expect.stringMatching(
      /^bifolio\.config\.mjs:3 .*belongs to the page two\/page\.md\. Give the version another/,
    ),
  ]);
  rmSync(join(root, 'two'), { recursive: true });
});

test('a config of then that does not load is named with its ref, and the config of today can take its place', async () => {
  git('checkout', '-qfb', 'broken', 'v2');
  write({
    'bifolio.config.mjs': "import gone from 'no-such-package';\nexport default gone;\n",
    'components/Pot.tsx': 'export default () => <b>a pot of then</b>;\n',
    'en/brew.md': '# Brew\n\n<Pot />\n\nTwo minutes.\n',
  });
  git('add', '-A');
  git('commit', '-qm', 'x');
  git('checkout', '-qf', 'main');
  write({ 'bifolio.config.mjs': versions(", { ref: 'broken' }") });
  const error = await buildSite(await loadConfig(root, { reload: true }), {
    progress: { start() {}, step() {}, done() {} },
    versions: buildVersions,
  }).catch((caught: BifolioError) => caught);
  const [problem] = (error as BifolioError).problems;
  expect(problem?.file).toBe('broken:bifolio.config.mjs');
  expect(problem?.line).toBe(1);
  expect(problem?.hint).toMatch(
    /add `config: 'today'` to the version\. Or remove the version\. Install it: npm install no-such-package$/,
  );
  write({ 'bifolio.config.mjs': versions(", { ref: 'broken', config: 'today' }") });
  await build();
  expect(page('broken/en/brew')).toContain('a pot of then');
});

test('submodules, files in LFS and links that lead out are left out, and told', async () => {
  git('checkout', '-qfb', 'odd', 'v2');
  symlinkSync('/etc/passwd', join(root, 'en/outside.md'));
  symlinkSync('brew.md', join(root, 'en/inside.md'));
  mkdirSync(join(root, '.deep/er/st'), { recursive: true });
  symlinkSync('../../..', join(root, '.deep/er/st/up'));
  symlinkSync('../.deep/er/st/up/../../../../bifolio.config.mjs', join(root, 'en/by-another.md'));
  write({
    'public/film.mp4': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
    'en/used.md': '# Used\n\nNothing yet.\n\n![](./plan.png)\n',
    'en/plan.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
    '.gitmodules': '[submodule "vendored"]\n\tpath = vendored\n\turl = ./vendored\n',
  });
  git('add', '-A');
  git(
    'update-index',
    '--add',
    '--cacheinfo',
    `160000,${git('rev-parse', 'HEAD').toString().trim()},vendored`,
  );
  git('commit', '-qm', 'x');
  git('checkout', '-qf', 'main');
  write({ 'bifolio.config.mjs': versions(", { ref: 'odd' }") });
  const { places } = await build();
  expect(places.filter((message) => message.includes('version "odd"'))).toEqual([
    expect.stringMatching(
      /^odd:en\/used\.md:5 en\/plan\.png of version "odd" is in Git LFS.*git lfs untrack/,
    ),
    expect.stringMatching(/^odd:public\/film\.mp4:1 public\/film\.mp4 of version "odd" is in Git LFS/),
    expect.stringMatching(/^odd:\.gitmodules:1 vendored of version "odd" is a submodule.*git rm --cached/),
    expect.stringContaining(
      'en/by-another.md:1 en/by-another.md of version "odd" is a link to ../.deep/er/st/up/../../../../bifolio.config.mjs',
    ),
    expect.stringMatching(/^odd:en\/outside\.md:1 .* is a link to \/etc\/passwd.*commit a copy/),
  ]);
  expect(existsSync(join(root, 'dist/odd/film.mp4'))).toBe(false);
  expect(page('odd/en/inside')).toContain('Two minutes.');
});

test('files that the disk refuses are left out and told, and none is written by way of a link', async () => {
  const outside = createSite({});
  const made = (kind: string, content: string | Buffer) =>
    execFileSync('git', ['hash-object', '-t', kind, '-w', '--stdin', '--literally'], {
      cwd: root,
      input: content,
    })
      .toString()
      .trim();
  const entry = (mode: string, name: string, hash: string) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(hash, 'hex')]);
  const link = made('blob', outside);
  const inner = made('tree', entry('120000', 'inner', made('blob', 'README.md')));
  const hostile = made(
    'tree',
    Buffer.concat([
      entry('100644', 'README.md', made('blob', '# Home\n')),
      entry('120000', 'dir', link),
      entry('40000', 'dir', inner),
      entry('120000', 'long', made('blob', 'x'.repeat(5000))),
      entry('160000', '..', `${'0'.repeat(39)}1`),
    ]),
  );
  git('tag', 'hostile', git('commit-tree', hostile, '-m', 'x').toString().trim());
  write({ 'bifolio.config.mjs': versions(", { ref: 'hostile', config: 'today' }") });
  const { places } = await build();
  expect(places.filter((message) => message.includes('"hostile"'))).toEqual([
    expect.stringMatching(/^hostile:dir:1 dir of version "hostile" can't be written here \(EEXIST\)/),
    expect.stringMatching(/^hostile:long:1 long of version "hostile" can't be written here \(ENAMETOOLONG\)/),
  ]);
  expect(readdirSync(outside)).toEqual([]);
  write({ 'bifolio.config.mjs': versions() });
});
