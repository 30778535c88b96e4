import { expect, it } from 'vitest';
import { prefixedRoutes } from './collection-paths.ts';

const locale = { path: '/en/', dir: 'en' };

it('puts the prefix of a collection where the address of a file names its folder', () => {
  const route = prefixedRoutes([{ dir: '/blog/', linkPrefix: '/article/' }, { dir: 'notes' }], locale);
  expect(route('en/blog/tech/a.md', '/en/blog/tech/a/')).toBe('/en/article/tech/a/');
  expect(route('en/notes/b.md', '/en/notes/b/')).toBe('/en/notes/b/');
  expect(route('en/guide.md', '/en/guide/')).toBe('/en/guide/');
});

it('asks the nearest collection', () => {
  const collections = [
    { dir: 'blog', linkPrefix: '/article/' },
    { dir: 'blog/photos', linkPrefix: 'pictures' },
  ];
  const route = prefixedRoutes(collections, locale);
  expect(route('en/blog/photos/a.md', '/en/blog/photos/a/')).toBe('/en/pictures/a/');
});
