import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAuthorCode } from './author-code.ts';
import { unpublishedFiles } from './unpublished-files.ts';

const root = mkdtempSync(join(tmpdir(), 'unpublished-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What is told of the modules among some files. */
function told(files: Readonly<Record<string, string>>): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const modules = Object.keys(files).filter((name) => name.endsWith('.tsx'));
  const code = readAuthorCode(modules.map((name) => join(root, name)));
  return unpublishedFiles(code, root).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message.split('"')[1]}`,
  );
}

const large = 'x'.repeat(5000);

test('a file that a static component imports for its address is told where it is named', () => {
  const code =
    "import list from './list.pdf';\nimport wide from './wide.png';\nimport data from './data.json?url';\n";
  expect(told({ 'A.tsx': code, 'list.pdf': 'x', 'wide.png': large, 'data.json': '{}' })).toEqual([
    'A.tsx:1:13 ./list.pdf',
    'A.tsx:2:13 ./wide.png',
    'A.tsx:3:13 ./data.json?url',
  ]);
});

test('small images, texts, data and what islands import are not told', () => {
  expect(
    told({
      'B.tsx':
        "import dot from './dot.svg';\nimport text from './list.pdf?raw';\nimport data from './data.json';\nimport both from './both.png';\nimport none from './none.png';\n",
      'C.tsx': "'use client';\nimport both from './both.png';\n",
      'dot.svg': '<svg/>',
      'both.png': large,
    }),
  ).toEqual([]);
});
