import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem } from '../../core/errors/bifolio-error.ts';
import { PAGE_FILES } from '../config/options.ts';
import { type ScanOptions, scanPage, scanPages } from './scan.ts';

let root = '';
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'bifolio-scan-')), 'site');
  mkdirSync(root);
});
afterEach(() => rmSync(dirname(root), { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const locale = { lang: 'en-US', label: '', title: 'Handbook', description: '' };
const options = (rest: Partial<ScanOptions> = {}): ScanOptions => ({
  projectDir: root,
  sourceDir: root,
  outDir: join(root, 'dist'),
  publicDir: join(root, 'public'),
  include: [PAGE_FILES],
  exclude: [],
  locales: [{ ...locale, path: '/', dir: '' }],
  ...rest,
});

const filesOf = async (rest?: Partial<ScanOptions>) =>
  (await scanPages(options(rest))).pages.map(({ file }) => file);

test('a page is known by its frontmatter and first heading', async () => {
  write({
    'guide/intro.md':
      '---\ndescription: How to begin\nicon: set:book\nbadge: new\npermalink: /start/\n---\n# The *beginning*\n',
    'demo.mdx': '---\ntitle: Demo\n---\n# Not this\n',
  });
  const { pages, problems } = await scanPages(options());
  expect(problems).toEqual([]);
  expect(pages).toMatchObject([
    { file: 'demo.mdx', kind: 'mdx', route: '/demo/', title: 'Demo', draft: false, locale: '/' },
    {
      file: 'guide/intro.md',
      kind: 'md',
      route: '/start/',
      title: 'The beginning',
      description: 'How to begin',
      icon: 'set:book',
      badge: 'new',
    },
  ]);
});

test('files in an output are no pages, wherever it is', async () => {
  write({
    'intro.md': '# Intro\n',
    'preview/.bifolio-output': '',
    'preview/licenses.md': '# Licenses\n',
    'preview/1.x/intro.md': '# Intro\n',
    'a/b/.bifolio-output': '',
    'a/b/c/old.md': '# Old\n',
    'a/new.md': '# New\n',
  });
  expect(await filesOf()).toEqual(['a/new.md', 'intro.md']);
});

test('a page is known to have a locked part', async () => {
  write({
    'part.md': '# A\n\n- ::: encrypt password="a long password"\n  text\n  :::\n',
    'quote.md': '# B\n\n> ::: encrypt password="a long password"\n> text\n> :::\n',
    'element.mdx': '# C\n\n<Encrypt password="a long password">text</Encrypt>\n',
    'open.md': '# D\n\nEncrypt this.\n\n```md\n::: encrypt\ntext\n:::\n```\n',
  });
  const { pages } = await scanPages(options());
  expect(pages.filter(({ hasLockedPart }) => hasLockedPart).map(({ file }) => file)).toEqual([
    'element.mdx',
    'part.md',
    'quote.md',
  ]);
});

test('a page without a title is named after its file or folder, the home after the site', async () => {
  write({
    '1.getting-started.md': 'Text',
    'user-guide/README.md': 'Text',
    'README.md': 'Text',
    '404.md': '# Lost',
  });
  const { pages } = await scanPages(options());
  expect(pages.map(({ route, title }) => [route, title])).toEqual([
    ['/1.getting-started/', 'Getting started'],
    ['/404.html', 'Lost'],
    ['/', 'Handbook'],
    ['/user-guide/', 'User guide'],
  ]);
});

test('files and folders that begin with an underscore are no pages', async () => {
  write({
    'a.mdx': '# A',
    'b_c.md': '# B',
    '_part.mdx': 'x',
    'b/_c.mdx': 'x',
    '_d.md': '# D',
    '_drafts/e.md': '# E',
    'b/_f/g/h.markdown': '# H',
  });
  expect(await filesOf()).toEqual(['a.mdx', 'b_c.md']);
  expect(await filesOf({ include: ['**/*.md'] })).toEqual(['b_c.md']);
});

test('posts of other generators that are no pages for their folder are told, drafts are errors, unless the author knows', async () => {
  write({ 'README.md': '# A', '_posts/a.md': '# B', 'en/blog/c.md': '# C', 'en/_drafts/d.md': '# D' });
  const told = async (rest?: Partial<ScanOptions>) =>
    (await scanPages(options(rest))).problems.map((one) => `${one.severity}: ${formatProblem(one)}`);
  expect(await told()).toEqual([
    'warning: _posts The files in this folder are not pages, because its name begins with "_".\n  Rename it, for example to "blog", or name it in `exclude`.',
    'error: en/_drafts The files in this folder are not pages, because its name begins with "_".\n  To see them in `bifolio dev` only, move them out and write `draft: true` in their frontmatter; or name the folder in `exclude`.',
  ]);
  expect(await told({ exclude: ['_posts/**', '**/_drafts/**'] })).toEqual([]);
});

test('drafts are known, and no pages', async () => {
  write({ 'a.md': '---\ndraft: true\n---\n', 'b.md': '# B' });
  const { pages, drafts } = await scanPages(options());
  expect([pages, drafts].map((all) => all.map(({ file }) => file))).toEqual([['b.md'], ['a.md']]);
});

test('output, public, dot folders, node_modules and excluded files are no pages', async () => {
  write({
    'a.md': '',
    'dist/b.md': '',
    'public/c.md': '',
    '.hidden/d.md': '',
    'x/node_modules/e.md': '',
    'drafts/f.md': '',
    'g.txt': '',
  });
  expect(await filesOf({ exclude: ['drafts/**'] })).toEqual(['a.md']);
});

test('a name that is not UTF-8 is an error, the other pages stay', async () => {
  write({ 'a.md': '', 'GUIDE.MD': '' });
  writeFileSync(Buffer.concat([Buffer.from(`${root}/caf`), Buffer.from([0xe9]), Buffer.from('.md')]), '');
  const { pages, problems } = await scanPages(options());
  expect(pages.map(({ file }) => file)).toEqual(['GUIDE.MD', 'a.md']);
  expect(problems.map(formatProblem)).toEqual([
    'caf\uFFFD.md The name of this file, or of a folder above it, is not valid UTF-8.\n  Rename it.',
  ]);
});

test('a page that cannot be read is an error', () => {
  mkdirSync(join(root, 'folder.md'));
  const { page, problems } = scanPage('folder.md', options());
  expect(page).toBeUndefined();
  expect(problems.map(formatProblem)).toEqual([
    'folder.md The file cannot be read: EISDIR: illegal operation on a directory, read.\n  Change its permissions, or name it in `exclude`.',
  ]);
});

test('a folder that may not be listed or entered is an error, since its pages would be lost; not if it is excluded', async () => {
  write({ 'a.md': '', 'locked/deep/b.md': '', 'listed/c.md': '' });
  chmodSync(dirname(root), 0o755);
  const folders = ['locked', 'listed'].map((folder) => join(root, folder));
  chmodSync(folders[0] ?? '', 0o000);
  chmodSync(folders[1] ?? '', 0o444);
  const [all, others] = await asOrdinaryUser(() =>
    Promise.all([scanPages(options()), scanPages(options({ exclude: ['locked', 'listed/**'] }))]),
  );
  for (const folder of folders) chmodSync(folder, 0o755);
  expect(all.pages.map(({ file }) => file)).toEqual(['a.md']);
  expect(all.problems.map(formatProblem)).toEqual([
    'locked The folder cannot be read, so its pages are missing: permission denied.\n  Change its permissions, or name it in `exclude`.',
    'listed/c.md The file cannot be read: permission denied.\n  Change its permissions, or name it in `exclude`.',
  ]);
  expect(others.pages.map(({ file }) => file)).toEqual(['a.md']);
  expect(others.problems).toEqual([]);
});

/** Root may read everything, so tests that run as root act as somebody else for a while. */
async function asOrdinaryUser<T>(action: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return action();
  process.seteuid?.(65534);
  try {
    return await action();
  } finally {
    process.seteuid?.(0);
  }
}

test('each language has its folder, and files in none are no pages', async () => {
  write({ 'zh/a.md': '', 'en/a.md': '', 'notes.md': '' });
  const locales = [
    { ...locale, path: '/', dir: 'zh' },
    { ...locale, path: '/en/', dir: 'en' },
  ];
  const { pages } = await scanPages(options({ locales }));
  expect(pages.map(({ file, locale: path, route }) => [file, path, route])).toEqual([
    ['en/a.md', '/en/', '/en/a/'],
    ['zh/a.md', '/', '/a/'],
  ]);
});

test('drafts are pages only in dev', async () => {
  write({ 'a.md': '---\ndraft: true\n---\n' });
  expect((await scanPages(options())).pages).toEqual([]);
  expect((await scanPages(options(), { dev: true })).pages).toMatchObject([{ file: 'a.md', draft: true }]);
});

test('problems of all files come together, and their pages stay', async () => {
  write({ 'a.md': '---\ntitle: [\n---\n', 'b.md': '---\npermalink: /../x/\n---\n' });
  writeFileSync(join(root, 'c.md'), Buffer.from([0x23, 0x20, 0xff]));
  const { pages, problems } = await scanPages(options());
  expect(pages).toHaveLength(3);
  expect(problems.map((problem) => formatProblem(problem).split('\n')[0])).toEqual([
    expect.stringMatching(/^a\.md:\d+:\d+ The frontmatter is not valid YAML: /),
    'b.md The permalink "/../x/" contains "..".',
    'c.md:1 The file is not valid UTF-8.',
  ]);
});

test('a symbolic link back to a folder above it is an error, its pages are found once', async () => {
  write({ 'guide/a.md': '' });
  symlinkSync('..', join(root, 'guide/loop'));
  symlinkSync('two.md', join(root, 'one.md'));
  symlinkSync('one.md', join(root, 'two.md'));
  const { pages, problems } = await scanPages(options());
  expect(pages.map(({ file }) => file)).toEqual(['guide/a.md']);
  expect(problems.map(formatProblem)).toEqual([
    'guide/loop The symbolic link leads back to itself or to a folder above it.\n  Remove the link, or name it in `exclude`.',
    'one.md The symbolic link leads back to itself or to a folder above it.\n  Remove the link, or name it in `exclude`.',
    'two.md The symbolic link leads back to itself or to a folder above it.\n  Remove the link, or name it in `exclude`.',
  ]);
});

test('a symbolic link may not leave the project, within it links are followed', async () => {
  write({ 'shared/part/a.md': '', '../elsewhere/secret.md': '', '../secret.md': '' });
  symlinkSync('../../elsewhere', join(root, 'shared/out'));
  symlinkSync('../secret.md', join(root, 'secret.md'));
  symlinkSync('nowhere.md', join(root, 'gone.md'));
  symlinkSync('shared/part', join(root, 'part'));
  const { pages, problems } = await scanPages(options());
  expect(pages.map(({ file }) => file)).toEqual(['part/a.md', 'shared/part/a.md']);
  expect(problems.map(formatProblem)).toEqual([
    'secret.md The symbolic link leads outside the project.\n  Copy its target into the project, or name the link in `exclude`.',
    'shared/out The symbolic link leads outside the project.\n  Copy its target into the project, or name the link in `exclude`.',
    'gone.md The symbolic link leads nowhere.\n  Remove the link, or name it in `exclude`.',
  ]);
});

test('Markdown of another extension is no page, and is told with the name to use', async () => {
  write({ 'a.md': 'A', 'B.MD': 'B', 'c.Md': 'C', 'd/d.markdown': 'D', 'e.MDX': 'E', 'no/f.markdown': 'F' });
  const { pages, problems } = await scanPages(options({ exclude: ['no/**'] }));
  expect(pages.map(({ file }) => file)).toEqual(['B.MD', 'a.md']);
  expect(problems.map(({ file, message, hint }) => [file, message, hint])).toEqual([
    [
      'c.Md',
      'The file isn\'t a page, because its name ends in ".Md".',
      'Rename it to "c.md", or name it in `exclude`.',
    ],
    ['d/d.markdown', expect.anything(), expect.stringContaining('"d.md"')],
    ['e.MDX', expect.anything(), expect.stringContaining('"e.mdx"')],
  ]);
});

test('an author who says what pages are is not told of other Markdown', async () => {
  write({ 'a.md': 'A', 'b.markdown': 'B' });
  const include = ['**/*.markdown'];
  expect(await filesOf({ include })).toEqual(['b.markdown']);
  expect((await scanPages(options({ include }))).problems).toEqual([]);
});
