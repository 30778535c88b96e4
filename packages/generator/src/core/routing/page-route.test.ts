import { expect, test } from 'vitest';
import { formatProblem } from '../errors/bifolio-error.ts';
import { fileRoute, localeOfFile, permalinkRoute } from './page-route.ts';

const root = { path: '/', dir: '' };
const chinese = { path: '/', dir: 'zh' };
const english = { path: '/en/', dir: 'en' };

test('the deepest folder decides on the locale of a file', () => {
  expect(localeOfFile('en/a.md', [root, english])).toBe(english);
  expect(localeOfFile('english.md', [root, english])).toBe(root);
  expect(localeOfFile('notes.md', [chinese, english])).toBeUndefined();
});

test('a file has the address of its path in the locale', () => {
  expect(fileRoute('guide/intro.md', root)).toBe('/guide/intro/');
  expect(fileRoute('zh/guide/README.md', chinese)).toBe('/guide/');
  expect(fileRoute('en/guide/index.md', english)).toBe('/en/guide/');
  expect(fileRoute('en/README.md', english)).toBe('/en/');
});

test.each([
  ['c#.md', '/c/'],
  ['FAQ/what is C#?.md', '/FAQ/what is C/'],
  ['100%/a%20b.mdx', '/100/a-20b/'],
  ['a\\b\nc.md', '/a-b-c/'],
  ['?.md', '/page/'],
  ['a.html.md', '/a/'],
])('what hosts refuse in names is left out of the address: %j is %j', (file, route) => {
  expect(fileRoute(file, root)).toBe(route);
});

test('a permalink may be encoded', () => {
  expect(permalinkRoute('/%E6%8C%87%E5%8D%97/', root)).toEqual({ route: '/指南/' });
});

test("a file 404.md is its language's page for lost readers", () => {
  expect(fileRoute('zh/404.md', chinese)).toBe('/404.html');
  expect(fileRoute('en/404.md', english)).toBe('/en/404.html');
  expect(fileRoute('en/guide/404.md', english)).toBe('/en/guide/404/');
});

test('the same permalink may stand in every language', () => {
  expect(permalinkRoute('/article/x1/', chinese)).toEqual({ route: '/article/x1/' });
  expect(permalinkRoute('/article/x1/', english)).toEqual({ route: '/en/article/x1/' });
  expect(permalinkRoute('/en/article/x1', english)).toEqual({ route: '/en/article/x1/' });
  expect(permalinkRoute('/old.html', chinese)).toEqual({ route: '/old/' });
});

test.each([
  ['https://example.org/a/', 'leads outside the site'],
  ['//example.org/', 'leads outside the site'],
  ['guide/', 'does not begin with "/"'],
  ['/a/../../b/', 'contains ".."'],
  ['/a/%2e%2E/b/', 'contains ".."'],
  ['/a/?b=1', 'has a query or a hash'],
  ['/a/#b', 'has a query or a hash'],
  ['/c%23/', 'has a query or a hash'],
  ['/100%/', 'has a "%" that stands for no character'],
  ['/a\\b/', 'contains a backslash or a control character'],
  [`/${'a'.repeat(256)}/`, 'is too long for a file: a part may have 255 bytes, the whole 900'],
  [`/${'a/'.repeat(500)}`, 'is too long for a file: a part may have 255 bytes, the whole 900'],
])('the permalink %s is refused: it %s', (permalink, reason) => {
  const result = permalinkRoute(permalink, root);
  expect('problem' in result && formatProblem(result.problem)).toBe(
    `The permalink "${permalink.slice(0, 60)}${permalink.length > 60 ? '…' : ''}" ${reason}.\n  Write a path of this site, such as \`permalink: /guide/intro/\`.`,
  );
});
