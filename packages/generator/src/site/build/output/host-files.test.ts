import { expect, test } from 'vitest';
import { mergeHeaders, mergeRedirects } from './host-files.ts';

const ours = [
  {
    path: '/docs/*',
    headers: [
      ['Content-Security-Policy', "default-src 'self'"],
      ['Referrer-Policy', 'no-referrer'],
    ],
  },
  { path: '/docs/assets/*', headers: [['Cache-Control', 'immutable']] },
] as const;

test('headers of the author come after those of the build', () => {
  expect(mergeHeaders(ours, '')).toBe(
    "/docs/*\n  Content-Security-Policy: default-src 'self'\n  Referrer-Policy: no-referrer\n/docs/assets/*\n  Cache-Control: immutable\n",
  );
  expect(mergeHeaders(ours.slice(1), '# mine\n/files/*\n  X-Robots-Tag: noindex\n')).toBe(
    '/docs/assets/*\n  Cache-Control: immutable\n# mine\n/files/*\n  X-Robots-Tag: noindex\n',
  );
});

test('a header that the author sets or takes away for a path is not sent twice', () => {
  const theirs = "/*\n  content-security-policy: default-src 'none'\n/docs/assets/*\n  ! Cache-Control\n";
  expect(mergeHeaders(ours, theirs)).toBe(`/docs/*\n  Referrer-Policy: no-referrer\n${theirs}`);
  expect(mergeHeaders(ours, '/other/*\n  Referrer-Policy: origin\n')).toContain(
    '  Referrer-Policy: no-referrer',
  );
});

test('redirects of the author come first, and ours from the same address are left out', () => {
  const built = '/a.html /a/ 301\n/b.html /b/ 301\n';
  expect(mergeRedirects(built, '')).toBe(built);
  expect(mergeRedirects(built, '# old\n/b.html  /c/ 302\n/app/* /app/:splat 200')).toBe(
    '# old\n/b.html  /c/ 302\n/app/* /app/:splat 200\n/a.html /a/ 301\n',
  );
});
