import { expect, test } from 'vitest';
import { mergeSources } from './merge-needs.ts';
import { contentSecurityPolicy } from './policy.ts';

test('without needs only files of the site run and style it', () => {
  expect(contentSecurityPolicy({})).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; media-src 'self' https:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
  );
});

test('what is needed is added to its directive, which allows the site too', () => {
  const policy = contentSecurityPolicy({
    'connect-src': ['https://api.example.org'],
    'script-src': ["'wasm-unsafe-eval'"],
    'worker-src': ['blob:'],
  });
  expect(policy).toContain("connect-src 'self' https://api.example.org");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("worker-src 'self' blob:");
});

test('a directive of the config replaces the default', () => {
  const policy = contentSecurityPolicy({}, { 'img-src': '*', 'connect-src': "'self'" });
  expect(policy).toContain('img-src *');
  expect(policy).toContain("connect-src 'self'");
});

test('what pages need is added to a directive of the config, unless that allows or forbids everything', () => {
  const policy = (directives: Record<string, string>) =>
    contentSecurityPolicy(
      {
        'connect-src': ['https://a.example'],
        'script-src': ["'sha256-bhHH'"],
        'style-src': ["'unsafe-inline'"],
      },
      directives,
    );
  expect(policy({ 'script-src': "'self' https://b.example" })).toContain(
    "script-src 'self' https://b.example 'sha256-bhHH';",
  );
  expect(policy({ 'connect-src': 'https://b.example' })).toContain(
    'connect-src https://b.example https://a.example',
  );
  expect(policy({ 'style-src': 'https://b.example' })).toContain(
    "style-src https://b.example 'unsafe-inline'",
  );
  expect(policy({ 'script-src': "'unsafe-inline'" })).toContain("script-src 'unsafe-inline';");
  expect(policy({ 'connect-src': "'none'" })).toMatch(/connect-src 'none'$/);
});

test('a host that a directive allows already is not named again', () => {
  expect(contentSecurityPolicy({ 'img-src': ['https://a.example'] })).toContain(
    "img-src 'self' data: https:;",
  );
  expect(contentSecurityPolicy({ 'img-src': ['http://localhost:80'] })).toContain(
    'https: http://localhost:80;',
  );
});

test('the policy of a site covers all of its pages, in one order, each source once', () => {
  const page = (directive: string, source: string) => ({ [directive]: [source] });
  const merged = mergeSources([
    page('script-src', "'sha256-b'"),
    page('connect-src', 'https://b.example'),
    page('connect-src', 'https://a.example'),
    page('connect-src', 'https://b.example'),
  ]);
  expect(Object.entries(merged)).toEqual([
    ['connect-src', ['https://a.example', 'https://b.example']],
    ['script-src', ["'sha256-b'"]],
  ]);
});

test('other sites may not frame a page, which a policy in the page itself cannot say', () => {
  expect(contentSecurityPolicy({})).toContain("; frame-ancestors 'self'");
  expect(contentSecurityPolicy({}, {}, 'meta')).not.toContain('frame-ancestors');
  expect(contentSecurityPolicy({}, { 'frame-ancestors': 'https://a.example' })).toContain(
    'frame-ancestors https://a.example',
  );
});

test('so many styles that no header holds their hashes are allowed together, and none beside what allows all', () => {
  const hashes = Array.from({ length: 21 }, (_, index) => `'sha256-${index}'`);
  const policy = (sources: readonly string[]) =>
    contentSecurityPolicy({ 'style-src': sources }).match(/style-src ([^;]*)/)?.[1];
  expect(policy(["'unsafe-hashes'", ...hashes])).toBe("'self' 'unsafe-inline'");
  expect(policy(["'unsafe-hashes'", ...hashes.slice(1)])).toContain("'unsafe-hashes' 'sha256-1'");
  expect(policy(["'unsafe-inline'", "'sha256-1'"])).toBe("'self' 'unsafe-inline'");
});
