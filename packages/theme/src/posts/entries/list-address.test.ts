import { expect, it } from 'vitest';
import { listAddress, listDocument, pageNumber } from './list-address.ts';

const known = {
  tag: (name: string) => (name === 'C#' ? '/blog/tags/c-12ab34/' : undefined),
  category: (id: string) => (id === 'abc123' ? '/blog/categories/abc123/' : undefined),
};
const shown = (kind: string, start: string, address: string) =>
  listDocument(new URL(address, 'https://example.org'), { kind, start }, known);

it.each([
  ['2', 2],
  ['1', 1],
  ['-1', 1],
  ['0', 1],
  ['x', 1],
  ['1.5', 1],
  ['', 1],
  [null, 1],
])('reads ?p=%s', (value, page) => {
  expect(pageNumber(value)).toBe(page);
});

it('finds the document of a page of the list', () => {
  expect(shown('posts', '/blog/', '/blog/')).toBe('/blog/');
  expect(shown('posts', '/blog/', '/blog/?p=2')).toBe('/blog/page/2/');
  expect(shown('posts', '/blog/', '/blog/?p=-1')).toBe('/blog/');
  expect(shown('posts', '/blog/', '/blog/page/3/')).toBe('/blog/page/3/');
});

it('finds the document of a tag and of a category, or the whole', () => {
  expect(shown('tags', '/blog/tags/', '/blog/tags/?tag=C%23')).toBe('/blog/tags/c-12ab34/');
  expect(shown('tags', '/blog/tags/', '/blog/tags/?tag=C%23&p=2')).toBe('/blog/tags/c-12ab34/page/2/');
  expect(shown('tags', '/blog/tags/', '/blog/tags/?tag=<script>')).toBe('/blog/tags/');
  expect(shown('categories', '/c/', '/c/?id=abc123')).toBe('/blog/categories/abc123/');
  expect(shown('categories', '/c/', '/c/?id=../../')).toBe('/c/');
});

it('leaves other pages alone', () => {
  expect(shown('posts', '/blog/', '/blog/tags/')).toBeUndefined();
  expect(shown('posts', '/blog/', '/guide/?p=2')).toBeUndefined();
});

it('writes the address of a choice', () => {
  expect(listAddress('/blog/', { p: '2' })).toBe('/blog/?p=2');
  expect(listAddress('/blog/', { p: undefined })).toBe('/blog/');
  expect(listAddress('/blog/tags/', { tag: 'a/b #c' })).toBe('/blog/tags/?tag=a%2Fb+%23c');
});
