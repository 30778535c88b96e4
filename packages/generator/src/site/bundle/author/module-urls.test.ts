import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAuthorCode } from './author-code.ts';
import { moduleUrls } from './module-urls.ts';

const root = mkdtempSync(join(tmpdir(), 'module-urls-'));
afterAll(() => rmSync(root, { recursive: true }));

function told(file: string, code: string): string[] {
  writeFileSync(join(root, file), code);
  return moduleUrls(readAuthorCode([join(root, file)]), root).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}

test('an address of a file beside the module is told: it is none of the site', () => {
  expect(told('A.tsx', "const photo = new URL('./a.png', import.meta.url).href;\n")).toEqual([
    'A.tsx:1:15 `new URL("./a.png", import.meta.url)` is a path on your computer while the site is built, not a URL of the site.',
  ]);
  expect(
    told('b.mdx', '# B\n\n<img src={String(new URL(\n  "../b.pdf", import.meta.url))} />\n'),
  ).toHaveLength(1);
});

test('of islands, only images are told: they may fetch other files once they run in the browser', () => {
  const island = (code: string) => `'use client';\n${code}\n`;
  expect(told('C.tsx', island("const photo = new URL('./c.png', import.meta.url).href;"))).toHaveLength(1);
  expect(told('D.tsx', island("new Worker(new URL('./d.js', import.meta.url));"))).toEqual([]);
});

test('other addresses, comments and samples of code are no matter', () => {
  expect(told('E.tsx', "new URL('/x/', site); new URL('./x/', 'https://example.org');\n")).toEqual([]);
  expect(told('F.tsx', "// new URL('./a.png', import.meta.url)\n")).toEqual([]);
  expect(told('g.mdx', "```js\nnew URL('./a.png', import.meta.url)\n```\n")).toEqual([]);
});
