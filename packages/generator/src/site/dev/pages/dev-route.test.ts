import { expect, test } from 'vitest';
import type { Site } from '../../read/read-site.ts';
import { resolveDevRoute } from './dev-route.ts';

const pages = [
  { file: '', route: '/404.html', locale: '/' },
  { file: 'guide/intro.md', route: '/guide/intro/', locale: '/' },
  { file: 'blog/one.md', route: '/article/x1/', locale: '/' },
];
const site = {
  config: { locales: [{ path: '/', dir: '' }], redirects: { '/guide/intro.html': '/guide/' } },
  graph: { pages, routes: new Map(pages.map(({ route }, at) => [route, at])) },
} as unknown as Site;

test.each([
  ['/blog/one.html', '/article/x1/'],
  ['/blog/one.md', '/article/x1/'],
  ['/blog/one/', '/article/x1/'],
  ['/guide/intro.html', '/guide/'],
  ['/guide/intro.md', '/guide/intro/'],
  ['/nope.md', undefined],
])('%s leads to %s', (path, to) => {
  expect(resolveDevRoute(site, path)).toMatchObject({ status: 404, redirect: to });
});
