import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bifolio, createSite, readBuilt, serve } from './fixtures/site.ts';

/*
 * The theme in `fixtures/journal` has an option, a layout, a block, texts, generated pages and a generated file of its own, and
 * is built by the generator alone.
 */
const THEME = new URL('./fixtures/journal/theme.ts', import.meta.url).href;

const config = (rest = '') =>
  `import { journal } from ${JSON.stringify(THEME)};\nexport default {
    locales: { '/': { lang: 'zh-CN' }, '/en/': { lang: 'en-US' } }, theme: journal(), hostname: 'https://example.org', untranslated: ['journal/**'], ${rest} };`;

const files = {
  'bifolio.config.js': config(),
  'README.md':
    '---\nrelated: /journal/b/\n---\n# Home\n\n@card /journal/a/\n\n[feed](/journal.txt) [list](/journal/page/2/)\n',
  'journal/a.md': '---\nmood: calm\n---\n# A\n\nFirst *words*.\n\n<!-- more -->\n\n@card /\n\nRest of A.\n',
  'journal/b.md': '# B\n\n@card /journal/a/\n\nText of B.\n',
  'journal/c.md': '---\nmood: wild\nsecret: x\n---\n# C\n\nText of C.\n',
  'en/README.md': '# Home\n',
  'en/journal/a.md': '# A in English\n\nWords.\n',
};

let root: string;
let output: string;

beforeAll(async () => {
  root = createSite(files);
  const { code, stdout, stderr } = await bifolio(['build', root, '--strict']);
  output = stdout + stderr;
  expect(code, output).toBe(0);
});

const main = (file: string) => /<main>(.*)<\/main>/s.exec(readBuilt(root, file))?.[1];
const changedAt = (file: string) => statSync(join(root, 'dist', file)).mtimeMs;
const built = [
  'index.html',
  'journal/index.html',
  'journal/a/index.html',
  'journal/page/2/index.html',
  'en/journal/index.html',
];

test('generated pages show their data and the faces of others, in parts', () => {
  expect(main('journal/index.html')).toBe(
    '<p>1 共 2</p><article><h2>A</h2>calm<p>First <em>words</em>.</p>\n</article><article><h2>B</h2></article>',
  );
  expect(main('journal/page/2/index.html')).toBe('<p>2 共 2</p><article><h2>C</h2>wild</article>');
  expect(main('en/journal/index.html')).toContain('<p>1 of 1</p><article><h2>A in English</h2>');
});

test('layouts and components in Markdown show other pages, and pages may show each other', () => {
  expect(main('index.html')).toContain('<aside>B, 3 words</aside>');
  expect(main('index.html')).toContain('<blockquote>First words. Rest of A.</blockquote>');
  expect(main('journal/b/index.html')).toContain('<blockquote>First words. Rest of A.</blockquote>');
  expect(main('journal/a/index.html')).toContain('<blockquote>feed list</blockquote>');
});

test('generated files are made of faces, and may hold whole pages', () => {
  expect(readBuilt(root, 'journal.txt')).toContain(
    'Text of B. | <blockquote>First words. Rest of A.</blockquote>\n<p>Text of B.</p>',
  );
  expect(readBuilt(root, 'en/journal.txt')).toBe('Words. | <p>Words.</p>\n');
});

test('a page that only generated pages show is no orphan, and `check` finds nothing', async () => {
  const { code, stdout, stderr } = await bifolio(['check', root, '--strict']);
  expect([code, (stdout + stderr).match(/warning .*/g)]).toEqual([0, null]);
});

test('generated pages are pages: in the sitemap, twins of each other, no dead links, each language its own 404', () => {
  expect(output).toContain('no warnings');
  const sitemap = readBuilt(root, 'sitemap.xml');
  expect(sitemap).toContain('<loc>https://example.org/journal/page/2/</loc>');
  expect(sitemap).toContain('hreflang="en-US" href="https://example.org/en/journal/"');
  expect(existsSync(join(root, 'dist/en/404.html'))).toBe(true);
});

test('a build after an edit renders what shows the edited page, and takes the rest from the last one', async () => {
  const before = new Map(built.map((file) => [file, changedAt(file)]));
  writeFileSync(join(root, 'journal/b.md'), '# B\n\nNew text of B.\n');
  expect((await bifolio(['build', root])).code).toBe(0);
  expect(main('index.html')).toContain('<aside>B, 4 words</aside>');
  expect(readBuilt(root, 'journal.txt')).toContain('New text of B. | ');
  expect(built.filter((file) => changedAt(file) !== before.get(file))).toEqual([
    'index.html',
    'journal/index.html',
  ]);
});

test('with and without a cache, the same is written', async () => {
  const alone = built.map((file) => main(file));
  writeFileSync(join(root, 'bifolio.config.js'), config('build: { cache: false }'));
  expect((await bifolio(['build', root])).code).toBe(0);
  expect(built.map((file) => main(file))).toEqual(alone);
});

test('in dev, what shows another page follows it', async () => {
  const folder = createSite(files);
  const site = await serve(['dev', folder, '--port', '0']);
  const get = async (path: string) => (await fetch(new URL(path, site.url))).text();
  expect(await get('/journal/')).toContain('<article><h2>A</h2>calm<p>First <em>words</em>.</p>');
  expect(await get('/journal/b/')).toContain('<blockquote>First words. Rest of A.</blockquote>');
  expect(await get('/journal.txt')).toContain('Text of C. | <p>Text of C.</p>');
  writeFileSync(join(folder, 'journal/a.md'), '# A\n\nOther words.\n');
  await expect.poll(() => get('/journal/b/')).toContain('<blockquote>Other words.</blockquote>');
  await site.close();
});

test('a theme without a file for large sidebars builds sites that have one', async () => {
  const pages = Array.from({ length: 70 }, (_, n) => [`n/p${n}.md`, `# Page ${n}\n`]);
  const large = createSite({ ...Object.fromEntries(pages), 'bifolio.config.js': config() });
  for (const _ of ['cold', 'warm']) expect(await bifolio(['build', large])).toMatchObject({ code: 0 });
});
