import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAuthorCode } from './author-code.ts';
import { lifelessCode } from './lifeless-code.ts';

const root = mkdtempSync(join(tmpdir(), 'lifeless-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What is told of the first of these files. */
function told(files: Readonly<Record<string, string>>, beside: readonly string[] = []): string[] {
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), code);
  }
  const [first = ''] = Object.keys(files);
  return lifelessCode(readAuthorCode([first, ...beside].map((file) => join(root, file))), root).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message.split(':')[0]}`,
  );
}

test('state and handlers without "use client" are told with their place', () => {
  expect(
    told({ 'A.tsx': "import { useState } from 'react';\nexport default () => {\n  useState(0);\n};\n" }),
  ).toEqual(['A.tsx:3:3 useState has no effect here']);
  expect(told({ 'B.tsx': 'export default () => <button onClick={() => 1}>x</button>;\n' })).toEqual([
    'B.tsx:1:30 onClick has no effect here',
  ]);
});

test('they are told where they stand, in a file that a component imports', () => {
  expect(
    told({
      'components/C.tsx': "import { Part } from './parts/part';\nexport default Part;\n",
      'components/parts/part.tsx': 'export const Part = () => <i onClick={go} />;\n',
    }),
  ).toEqual(['components/parts/part.tsx:1:30 onClick has no effect here']);
});

test('islands, what they import, comments and samples of code are no matter', () => {
  const counter = "// Counts.\n'use client';\nimport { useState } from 'react';\nimport './part.tsx';\n";
  expect(told({ 'D.tsx': counter, 'part.tsx': 'export const P = () => <i onClick={go} />;\n' })).toEqual([]);
  expect(told({ 'E.tsx': '/** `useState()` is for islands. */\nexport default () => <p />;\n' })).toEqual([]);
  expect(
    told({ 'f.mdx': '# T\n\n```tsx\n<button onClick={go} />\n```\n\nWrite `<a onClick={x}>`.\n' }),
  ).toEqual([]);
});

test('handlers of an .mdx page, and modules of Node in islands, are told too', () => {
  expect(told({ 'g.mdx': '# T\n\n<Button onPress={() => 1}>Save</Button>\n' })).toEqual([
    'g.mdx:3:9 onPress has no effect here',
  ]);
  expect(told({ 'H.tsx': "'use client';\nimport { readFileSync } from 'node:fs';\n" })).toEqual([
    'H.tsx:2:25 An island runs in browsers, which have no "node',
  ]);
});

test('handlers of islands are left to the error that they are', () => {
  const page = '# T\n\n<Save label={1 > 0} onPress={() => 1} />\n\n<i onClick={() => 1} />\n';
  const files = { 'i.mdx': page, 'components/Save.tsx': "'use client';\nexport const Save = () => <b />;\n" };
  expect(told(files, ['components/Save.tsx'])).toEqual(['i.mdx:5:4 onClick has no effect here']);
});
