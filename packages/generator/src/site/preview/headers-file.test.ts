import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createHeadersReader, headersFor, parseHeadersFile } from './headers-file.ts';

const rules = parseHeadersFile(
  "/*\n  Content-Security-Policy: default-src 'self'\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public\n",
);

test('a rule with a star counts for everything below it', () => {
  expect(headersFor(rules, '/guide/')).toEqual({
    'Content-Security-Policy': "default-src 'self'",
    'X-Content-Type-Options': 'nosniff',
  });
});

test('all matching rules count', () => {
  expect(headersFor(rules, '/assets/a.js')).toMatchObject({
    'Cache-Control': 'public',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('a path without a star matches itself only', () => {
  const exact = parseHeadersFile('/a\n  X: 1\n');
  expect(headersFor(exact, '/a')).toEqual({ X: '1' });
  expect(headersFor(exact, '/a/b')).toEqual({});
});

test('a file that comes, changes or goes while it is read counts from then on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-headers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '_headers');
  const read = createHeadersReader(file);
  expect(read('/a')).toEqual({});
  writeFileSync(file, '/a\n  X: 1\n');
  expect(read('/a')).toEqual({ X: '1' });
  writeFileSync(file, '/a\n  X: 2\n');
  expect(read('/a')).toEqual({ X: '2' });
  rmSync(file);
  expect(read('/a')).toEqual({});
});
