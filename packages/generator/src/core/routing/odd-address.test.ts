import { expect, it } from 'vitest';
import { oddAddress } from './odd-address.ts';

it.each([
  ['C:\\docs\\a.md', 'leads to a disk of your own computer', '"./a.md"'],
  ['d:/a.png', 'leads to a disk of your own computer', '"./a.png"'],
  ['file:///etc/a.md', 'leads to a disk of your own computer', '"./a.md"'],
  ['www.example.com', 'names no protocol', '"https://www.example.com"'],
  ['example.com/guide/', 'names no protocol', '"https://example.com/guide/"'],
  ['me@example.com', 'names no protocol', '"mailto:me@example.com"'],
  ['https:/example.com', 'has no two slashes behind its protocol', '"https://example.com"'],
  ['htps://example.com', 'has the unknown protocol "htps"', '"http'],
])('%s is answered with what to write', (href, why, hint) => {
  expect(oddAddress(href)?.why).toBe(why);
  expect(oddAddress(href)?.hint).toContain(hint);
});

it.each([
  'https://example.com',
  'mailto:me@example.com',
  'tel:110',
  'sftp://host/a',
  'vscode://file/a',
  '//host/a',
  './a.md',
  'a/b.com.md',
  '/files/example.pdf',
  'intro',
])('%s is as it should be, or none of our business', (href) => {
  expect(oddAddress(href)).toBeUndefined();
});
