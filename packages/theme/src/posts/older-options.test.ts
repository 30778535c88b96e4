import { expect, it } from 'vitest';
import { theme } from '../theme.ts';

const collectionsOf = (options: Parameters<typeof theme>[0], path = '/') =>
  theme(options).locale(path, 'en-US').collections;

it('takes an older blog for a collection of posts', () => {
  expect(collectionsOf({ blog: { dir: '/blog/', pagination: 10 } } as object)).toMatchObject([
    { type: 'post', dir: 'blog', pagination: 10 },
  ]);
});

it('takes older notes for collections of docs, with their addresses', () => {
  const notes = {
    dir: '/notes/',
    link: '/',
    notes: [
      { dir: 'guide', link: '/guide/', text: 'Guide', sidebar: 'auto' },
      { dir: 'tools', link: '' },
    ],
  };
  expect(collectionsOf({ locales: { '/': { notes } } } as object)).toEqual([
    { type: 'doc', dir: 'notes/guide', linkPrefix: '/guide/', title: 'Guide', sidebar: 'auto' },
    { type: 'doc', dir: 'notes/tools', linkPrefix: '/' },
  ]);
});

it('keeps an older blog of all languages beside older notes of one', () => {
  const notes = { notes: [{ dir: 'guide', link: '/guide/' }] };
  const options = {
    blog: { dir: 'blog' },
    locales: { '/': { notes }, '/en/': { notes, blog: { dir: 'news' } }, '/de/': { notes, blog: false } },
  } as object;
  const dirs = (path: string) => collectionsOf(options, path)?.map(({ dir }) => dir);
  expect(dirs('/')).toEqual(['blog', 'notes/guide']);
  expect(dirs('/en/')).toEqual(['news', 'notes/guide']);
  expect(dirs('/de/')).toEqual(['notes/guide']);
});

it('says what to write instead', () => {
  expect(theme({ locales: { '/en/': { blog: { dir: 'blog' } } } } as object).notes).toEqual([
    {
      severity: 'warning',
      code: 'older-option',
      message: 'Option `blog` is now `collections`.',
      hint: "Write instead:\ncollections: [\n  { type: 'post', dir: 'blog' },\n]",
      option: ['theme', 'locales', '/en/', 'blog'],
    },
  ]);
  expect(theme({ collections: [] }).notes).toEqual([]);
  expect(collectionsOf({ blog: false } as object)).toEqual([]);
});
