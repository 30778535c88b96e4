import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertBuiltBase } from './built-base.ts';

const outDir = mkdtempSync(join(tmpdir(), 'bifolio-built-base-'));
mkdirSync(join(outDir, 'assets'));
writeFileSync(join(outDir, 'assets/page-1.js'), '');
const readFor = (base: string, head: string) => {
  writeFileSync(join(outDir, 'index.html'), `<head>${head}</head>`);
  assertBuiltBase({ outDir, base });
};

test('an output that was built for another path is told once, with the command to type', () => {
  const head =
    '<link href="/theirs/assets/gone.css"><script src="https://cdn.example/x/assets/page-1.js"></script><script src="/handbook/assets/page-1.js"></script>';
  expect(() => readFor('/', head)).toThrow(
    'The output was built for "/handbook/", not for "/".\n  Name the path that it was built with: bifolio check --built --base /handbook/',
  );
  expect(() => readFor('/handbook/', head)).not.toThrow();
  expect(() => readFor('/', '<script src=/assets/page-1.js></script>')).not.toThrow();
  expect(() => readFor('/', '<script src="https://cdn.example/assets/page-1.js"></script>')).not.toThrow();
});
