import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from './headers-file.ts';

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
