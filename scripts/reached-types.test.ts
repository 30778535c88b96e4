import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reachedTypes } from './reached-types.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bifolio-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('declarations that an entry leads to are found by every kind of import, and no others', () => {
  const files = {
    'package.json': '{ "exports": { ".": { "types": "./dist/index.d.ts" }, "./a.css": "./a.css" } }',
    'dist/index.d.ts':
      "import type { A } from './a.ts';\nexport * from './rooms/b.js';\nexport declare const c: import('./c.ts').C<A>;\n",
    'dist/a.d.ts': "import './d.ts';\nexport type A = 1;\n",
    'dist/rooms/b.d.ts': "export { E } from '../e.tsx';\n",
    'dist/c.d.ts': '/// <reference path="./f.d.ts" />\n',
    'dist/d.d.ts': '',
    'dist/e.d.ts': '',
    'dist/f.d.ts': '',
    'dist/own.d.ts': "import './rooms/inner.ts';\n",
    'dist/rooms/inner.d.ts': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  expect(reachedTypes(folder)).toEqual([
    'a.d.ts',
    'c.d.ts',
    'd.d.ts',
    'e.d.ts',
    'f.d.ts',
    'index.d.ts',
    'rooms/b.d.ts',
  ]);
});
