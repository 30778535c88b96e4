import { expect, test } from 'vitest';
import { decodeAddress } from './decode-address.ts';
import { normalizePagePath } from './page-path.ts';
import { decodePath, encodeRoute, isExternal, splitHref, withBase } from './url.ts';

test.each([
  ['/guide/intro.md', '/guide/intro/'],
  ['/guide/intro.html', '/guide/intro/'],
  ['/guide/intro', '/guide/intro/'],
  ['/guide/README.md', '/guide/'],
  ['/guide/index.md', '/guide/'],
  ['/guide/index.html', '/guide/'],
  ['README.md', '/'],
  ['/index.html', '/'],
  ['/a/../../b.md', '/b/'],
  ['//a///b/', '/a/b/'],
  ['/v1.2', '/v1.2/'],
  ['/指南/介绍.mdx', '/指南/介绍/'],
])('%s is the page %s', (path, route) => {
  expect(normalizePagePath(path)).toBe(route);
});

test.each([
  ['https://example.org/', true],
  ['mailto:me@example.org', true],
  ['//example.org/a', true],
  ['/files/paper.pdf', true],
  ['archive.zip?v=2', true],
  ['/guide/', false],
  ['./intro.md#part', false],
  ['/guide/intro.html', false],
  ['/v1.2', false],
  ['#part', false],
])('%s is external: %s', (href, external) => {
  expect(isExternal(href)).toBe(external);
});

test('a link that opens another window is external', () => {
  expect(isExternal('/guide/', '_blank')).toBe(true);
});

test('the base is put before addresses of the site only', () => {
  expect(withBase('/docs/', '/guide/')).toBe('/docs/guide/');
  expect(withBase('/docs/', 'https://example.org/')).toBe('https://example.org/');
  expect(withBase('/docs/', '//example.org/')).toBe('//example.org/');
  expect(withBase('/docs/', '#part')).toBe('#part');
});

test('routes are encoded for links and read back', () => {
  const route = '/指南/c#/what?/100%/a b,c/';
  expect(encodeRoute(route)).toBe('/%E6%8C%87%E5%8D%97/c%23/what%3F/100%25/a%20b,c/');
  expect(decodePath(encodeRoute(route))).toBe(route);
  expect(decodePath('/100%/')).toBe('/100%/');
  expect(decodePath('/100% c%23/%E4/%E4%BD%A0')).toBe('/100% c#/%E4/你');
});

test.each(['a%20b.md', 'a%2520b', 'c#', 'why?', '指南', '100%', '100%#', '50%25 off', '%%41', '%'])(
  'an address of "%s" made readable is still its address',
  (name) => expect(decodePath(decodeAddress(encodeURIComponent(name)))).toBe(name),
);

test('an address is made as readable as it can be', () => {
  expect(decodeAddress('%E6%8C%87%E5%8D%97/a%20b/c%23/100%25?q=%2520')).toBe('指南/a b/c%23/100%?q=%2520');
});

test('an address is taken apart at its query and hash', () => {
  expect(splitHref('/a/?p=2#%E7%AC%AC%E4%B8%80')).toEqual({
    path: '/a/',
    suffix: '?p=2#%E7%AC%AC%E4%B8%80',
    hash: '第一',
  });
  expect(splitHref('#a')).toEqual({ path: '', suffix: '#a', hash: 'a' });
  expect(splitHref('/a/')).toEqual({ path: '/a/', suffix: '', hash: '' });
});
