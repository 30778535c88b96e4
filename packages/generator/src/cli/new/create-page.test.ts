import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CollectionInput } from '../../core/contracts/options/collections.ts';
import { readPage } from '../../core/frontmatter/read-page.ts';
import { createPage } from './create-page.ts';
import { fileName } from './file-name.ts';
import { blogFolders } from './new-place.ts';

let sourceDir = '';
beforeEach(() => {
  sourceDir = mkdtempSync(join(tmpdir(), 'bifolio-new-'));
});
afterEach(() => rmSync(sourceDir, { recursive: true }));

const locales = [
  { path: '/', lang: 'zh-CN', label: '', title: '', description: '', dir: 'zh' },
  { path: '/en/', lang: 'en-US', label: '', title: '', description: '', dir: 'en' },
];
const siteWith = (...collections: CollectionInput[]) => ({
  sourceDir,
  locales,
  theme: { name: '', server: '', styles: {}, headScript: '', locale: () => ({ collections, options: {} }) },
});
const now = new Date(2024, 2, 1, 9, 5, 7);
const written = (file: string) => readFileSync(join(sourceDir, file), 'utf8');

it('writes a post with title, date and an address of its own', async () => {
  const site = siteWith({ type: 'post', dir: 'blog', linkPrefix: '/article/' });
  const file = await createPage(site, { title: 'Hello: a "first" post', folder: 'en/blog/1.Notes', now });
  expect(file).toBe('en/blog/1.Notes/hello-a-first-post.md');
  expect(written(file)).toMatch(
    /^---\ntitle: .*\ncreateTime: 2024\/03\/01 09:05:07\npermalink: \/article\/[\da-z]{8}\/\n---\n\n$/,
  );
  expect(readPage(join(sourceDir, file), file)).toMatchObject({
    frontmatter: { title: 'Hello: a "first" post', createTime: '2024/03/01 09:05:07' },
    problems: [],
  });
});

it('leaves out what the collection leaves out', async () => {
  const site = siteWith({ type: 'post', dir: 'blog', autoFrontmatter: { permalink: 'filepath' } });
  expect(written(await createPage(site, { title: '你好，世界', folder: 'zh/blog', now }))).toBe(
    '---\ntitle: 你好，世界\ncreateTime: 2024/03/01 09:05:07\n---\n\n',
  );
  const bare = siteWith({ type: 'post', dir: 'blog', autoFrontmatter: false });
  expect(written(await createPage(bare, { title: 'Bare', folder: 'zh/blog', now }))).toBe(
    '---\ntitle: Bare\n---\n\n',
  );
});

it('writes the fields that the collection makes of them', async () => {
  const asked: unknown[] = [];
  const site = siteWith({
    type: 'post',
    dir: 'blog',
    autoFrontmatter: {
      permalink: false,
      async transform(fields, { relativePath }, locale) {
        asked.push([relativePath, locale]);
        return { ...fields, tags: ['new'], draft: true };
      },
    },
  });
  expect(written(await createPage(site, { title: 'Marked', folder: 'en/blog', now }))).toBe(
    '---\ntitle: Marked\ncreateTime: 2024/03/01 09:05:07\ntags:\n  - new\ndraft: true\n---\n\n',
  );
  expect(asked).toEqual([['en/blog/marked.md', '/en/']]);
  const wrong = siteWith({ type: 'post', dir: 'blog', autoFrontmatter: { transform: () => null as never } });
  await expect(createPage(wrong, { title: 'None', folder: 'en/blog' })).rejects.toThrow(
    'Expected `autoFrontmatter.transform` to return the fields of the page, got null.\n' +
      '  Return an object, such as `{ ...fields, draft: true }`.',
  );
});

it('gives other pages the address of their file', async () => {
  expect(written(await createPage(siteWith(), { title: 'About', folder: 'en', now }))).not.toContain(
    'permalink',
  );
});

it('never overwrites a file, nor leaves the folder of the pages', async () => {
  await createPage(siteWith(), { title: 'Twice', folder: 'en' });
  await expect(createPage(siteWith(), { title: 'Twice', folder: 'en' })).rejects.toThrow(
    'The file "en/twice.md" exists already.\n  Choose another title, or another folder with --dir.',
  );
  await expect(createPage(siteWith(), { title: 'Out', folder: '../elsewhere' })).rejects.toThrow(
    'outside the folder',
  );
});

it.each([
  ['Hello, World!', 'hello-world.md'],
  ['  深入 React 18  ', '深入-react-18.md'],
  ['🎉', 'post.md'],
  ['../../etc', 'etc.md'],
  ['x'.repeat(300), `${'x'.repeat(60)}.md`],
])('names the file of %j', (title, name) => {
  expect(fileName(title)).toBe(name);
});

it('knows the blogs of all languages', () => {
  expect(blogFolders(siteWith({ type: 'doc', dir: 'guide' }, { type: 'post', dir: '/blog/' }))).toEqual([
    'zh/blog',
    'en/blog',
  ]);
});
