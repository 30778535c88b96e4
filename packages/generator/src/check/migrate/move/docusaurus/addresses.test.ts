import { expect, it } from 'vitest';
import { docPlace, pagePlace, postPlace } from './addresses.ts';

it.each([
  ['intro.md', {}, 'docs', '/docs/intro'],
  ['01-intro.md', {}, 'docs', '/docs/intro'],
  ['02-guide/03-set-up.mdx', {}, 'docs', '/docs/guide/set-up'],
  ['guide/index.md', { id: 'index' }, 'docs', '/docs/guide'],
  ['guide/README.md', {}, '', '/guide'],
  ['guide/Guide.md', {}, '', '/guide'],
  ['guide/start.md', { id: 'begin' }, '', '/guide/begin'],
  ['guide/start.md', { slug: 'first' }, '', '/guide/first'],
  ['guide/start.md', { slug: '/top/first' }, 'docs', '/docs/top/first'],
  ['2024-01-release.md', {}, 'docs', '/docs/2024-01-release'],
  ['1.2-notes.md', {}, 'docs', '/docs/1.2-notes'],
])('the page %s with %j is where it was', (path, fields, route, address) => {
  expect(docPlace(path, fields, route).address).toBe(address);
});

it.each([
  ['2024-03-01-hello.md', {}, '/blog/2024/03/01/hello', '2024/03/01'],
  ['2024-03-01-hello/index.md', {}, '/blog/2024/03/01/hello', '2024/03/01'],
  ['2024/03/01-hello.md', {}, '/blog/2024/03/01/hello', '2024/03/01'],
  ['2024-03-01-hello.md', { slug: 'hi' }, '/blog/hi', '2024/03/01'],
  ['plain.md', {}, '/blog/plain', undefined],
])('the post %s with %j too', (path, fields, address, day) => {
  expect(postPlace(path, fields, 'blog')).toEqual({ address, ...(day && { day }) });
});

it('and pages of src/pages', () => {
  expect(pagePlace('about.md', '')).toBe('/about');
  expect(pagePlace('team/index.mdx', '')).toBe('/team/');
});
