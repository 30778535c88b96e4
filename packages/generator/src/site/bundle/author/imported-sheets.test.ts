import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importedSheets } from './imported-sheets.ts';

test('imports of style sheets are followed, in circles too, and addresses of other hosts are not', () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-sheets-'));
  const file = (name: string) => join(root, name);
  mkdirSync(file('parts'));
  writeFileSync(file('a.css'), '@import "./parts/b.css";\n@import url("https://example.org/x.css");');
  writeFileSync(file('parts/b.css'), "@import url('../c.css') layer(x);\n@import './gone.css';");
  writeFileSync(file('c.css'), '@import "./a.css";');
  const modules = [file('a.css'), file('main.js')];
  expect(importedSheets(modules)).toEqual([file('parts/b.css'), file('c.css'), file('parts/gone.css')]);
});

test('names in Sass and Less are followed without ending and underscore, built-in modules and packages are not', () => {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-sheets-'));
  const file = (name: string) => join(root, name);
  mkdirSync(file('parts'));
  writeFileSync(
    file('a.scss'),
    "@use 'sass:math';\n@use 'ink' with ($line: 'x');\n@import 'parts', 'bootstrap';\n",
  );
  writeFileSync(file('_ink.scss'), '@forward "./gone";');
  writeFileSync(file('parts/_index.scss'), '');
  writeFileSync(file('b.less'), '@import (reference) "c";\n');
  writeFileSync(file('c.less'), '');
  expect(importedSheets([file('a.scss'), file('b.less')])).toEqual([
    file('_ink.scss'),
    file('gone'),
    file('parts/_index.scss'),
    file('c.less'),
  ]);
});
