import { expect, test } from 'vitest';
import type { Page } from '../../core/contracts/page.ts';
import { createPageIndex } from './page-index.ts';

const page = (file: string, route: string, locale = '/'): Page => ({
  file,
  route,
  locale,
  kind: 'md',
  title: file,
  description: '',
  draft: false,
  frontmatter: {},
});

const pages = [page('en/guide/intro.md', '/en/start/', '/en/'), page('guide/intro.md', '/guide/intro/')];
const locales = [
  { path: '/', dir: '' },
  { path: '/en/', dir: 'en' },
];

test('finds a page by its address, by its file, and by the address that its file would have', () => {
  const index = createPageIndex(pages, locales);
  expect(index.byPath('/en/start/')).toBe(pages[0]);
  expect(index.byPath('/en/guide/intro.html')).toBe(pages[0]);
  expect(index.bySource('guide/intro')).toBe(pages[1]);
});

test('the end of a path finds the page of the language first, then the shortest path', () => {
  const index = createPageIndex(pages, locales);
  expect(index.byEnding('intro', '/en/')).toBe(pages[0]);
  expect(index.byEnding('intro', '/fr/')).toBe(pages[1]);
});

test('is made once for the same pages and folders', () => {
  expect(createPageIndex(pages, structuredClone(locales))).toBe(createPageIndex(pages, locales));
});

test('is made anew when a language has another folder', () => {
  createPageIndex(pages, locales);
  const moved = createPageIndex(pages, [
    { path: '/', dir: '' },
    { path: '/en/', dir: 'en/guide' },
  ]);
  expect(moved.byPath('/en/intro/')).toBe(pages[0]);
  expect(moved.byPath('/en/guide/intro/')).toBeUndefined();
});
