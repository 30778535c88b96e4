import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { testPage } from '../../site/graph/fixtures/test-site.ts';
import { auditOutput } from './audit-output.ts';

const progress = { start() {}, step() {}, done() {} };
const HOST = 'https://example.org';

interface Written {
  title?: string;
  description?: string;
  head?: string;
  body?: string;
}

/** A page as a theme writes it, links to both pages included. */
const html = (
  path: string,
  { title = `Title of ${path}`, description = `About ${path}`, head, body = '' }: Written = {},
) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="description" content="${description}">${
    head ??
    `<link rel="canonical" href="${HOST}${path}"><meta property="og:title" content="x"><meta property="og:url" content="${HOST}${path}">`
  }</head><body><a href="/">home</a><a href="/b/">b</a>${body}</body></html>`;

const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>${HOST}${path}</loc></url>`).join('')}</urlset>`;

const SOUND: Readonly<Record<string, string>> = {
  'index.html': html('/', { body: '<h2 id="part">Part</h2>' }),
  'b/index.html': html('/b/', {
    body: '<a href="/#part">part</a><a href="../#top">top</a><a href="https://other.example/">other</a>',
  }),
  'sitemap.xml': sitemap('/', '/b/'),
};

/** Problems of an output that differs from a sound one by these files. */
function audit(changed: Readonly<Record<string, string>>, left: readonly string[] = []): string[] {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-audit-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const pages = [testPage('zh/README.md'), testPage('zh/b.md')];
  write('src/zh/README.md', '# Home\n');
  write('src/zh/b.md', '# B\n\nSee [gone](/gone/) and [x](/#nowhere).\n');
  for (const [file, text] of Object.entries({ ...SOUND, ...changed }))
    if (!left.includes(file)) write(`out/${file}`, text);
  const { problems } = auditOutput(
    { outDir: join(root, 'out'), sourceDir: join(root, 'src'), base: '/', hostname: HOST },
    pages,
    progress,
  );
  return problems.map(({ code, file, line, message }) => `${code} ${file ?? ''}:${line ?? ''} ${message}`);
}

test('a sound output has no problems', () => {
  expect(audit({})).toEqual([]);
});

const alternate = (lang: string, path: string) =>
  `<link rel="alternate" hreflang="${lang}" href="${HOST}${path}">`;
const tags = (path: string) =>
  `<link rel="canonical" href="${HOST}${path}"><meta property="og:title" content="x">`;
const b = (written: Written) => ({ 'b/index.html': html('/b/', written) });

test.each<[what: string, changed: Record<string, string>, problem: RegExp]>([
  ['a missing title', b({ title: '' }), /^built-title zh\/b\.md: The page \/b\/ has no title\.$/],
  [
    'a title that stands twice',
    b({ title: 'Title of /' }),
    /^built-title zh\/b\.md: .* the same title as (?:\/|\/b\/)\.$|^built-title zh\/README\.md: .* as \/b\/\.$/,
  ],
  ['a missing description', b({ description: '' }), /^built-description zh\/b\.md: .* has no description\.$/],
  [
    'a description that stands twice',
    b({ description: 'About /' }),
    /^built-description .* the same description as /,
  ],
  [
    'a missing canonical URL',
    b({ head: '<meta property="og:title" content="x">' }),
    /^built-canonical zh\/b\.md: .* has no canonical URL\.$/,
  ],
  [
    'a canonical URL of nothing',
    b({ head: tags('/c/') }),
    /^built-canonical zh\/b\.md: .*\/c\/" of \/b\/ doesn't exist\.$/,
  ],
  [
    'a translation that is not there',
    b({ head: tags('/b/') + alternate('en', '/b/') + alternate('zh', '/zh/b/') }),
    /^built-hreflang .* zh translation .* doesn't exist\.$/,
  ],
  [
    'a translation that does not answer',
    b({ head: tags('/b/') + alternate('en', '/b/') + alternate('zh', '/') }),
    /^built-hreflang .* doesn't name it in turn\.$/,
  ],
  [
    'translations without the page itself',
    {
      ...b({ head: tags('/b/') + alternate('zh', '/') }),
      'index.html': html('/', {
        head: tags('/') + alternate('en', '/') + alternate('zh', '/b/'),
        body: '<h2 id="part">',
      }),
    },
    /^built-hreflang zh\/b\.md: .* but not itself\.$/,
  ],
  [
    'a sitemap that lacks a page',
    { 'sitemap.xml': sitemap('/') },
    /^built-sitemap zh\/b\.md: The sitemap lacks the page \/b\/\.$/,
  ],
  [
    'a sitemap with what is no page',
    { 'sitemap.xml': sitemap('/', '/b/', '/c/') },
    /^built-sitemap : .*\/c\/", which is no page\.$/,
  ],
  [
    'a sitemap with a page that is not to be listed',
    b({ head: `${tags('/b/')}<meta name="robots" content="noindex">` }),
    /^built-sitemap .* asks not to be listed\.$/,
  ],
  [
    'no og:title',
    b({ head: `<link rel="canonical" href="${HOST}/b/">` }),
    /^built-social .* has no og:title\.$/,
  ],
  [
    'a relative og:image',
    b({ head: `${tags('/b/')}<meta property="og:image" content="/a.png">` }),
    /^built-social .* is relative\.$/,
  ],
  [
    'an og:url of another page',
    b({ head: `${tags('/b/')}<meta property="og:url" content="${HOST}/">` }),
    /^built-social .* is not its canonical URL\.$/,
  ],
  [
    'a dead link',
    b({ body: '<a href="/gone/">x</a>' }),
    /^built-link zh\/b\.md:3 The link "\/gone\/" on \/b\/ goes to no file of the output\.$/,
  ],
  [
    'a dead anchor',
    b({ body: '<a href="/#nowhere">x</a>' }),
    /^built-anchor zh\/b\.md:3 A link on \/b\/ goes to "#nowhere" of \/, which has no such id\.$/,
  ],
  ['a missing script', b({ body: '<script src="/a.js"></script>' }), /^built-file .* loads "\/a\.js"/],
  [
    'an orphan',
    { 'index.html': SOUND['index.html']?.replace('<a href="/b/">b</a>', '') ?? '' },
    /^built-orphan zh\/b\.md: .* links to \/b\/\.$/,
  ],
  [
    'a redirect to nowhere',
    { _redirects: '/a/ /c/ 301\n' },
    /^built-redirect : .*"\/a\/" goes to "\/c\/", which is no file/,
  ],
  [
    'a redirect to a redirect',
    { _redirects: '/a/ /c/ 301\n/c/ /b/ 301\n' },
    /^built-redirect : .*"\/a\/" goes to "\/c\/", which is redirected as well\.$/,
  ],
  [
    'a page that leads nowhere',
    { 'old.html': '<meta http-equiv="refresh" content="0; url=/c/">' },
    /^built-redirect : .*"\/old\.html" goes to "\/c\/"/,
  ],
  [
    'a script that the policy forbids',
    {
      ...b({ body: '<script src="https://x.example/a.js"></script>' }),
      _headers: "/*\n  Content-Security-Policy: script-src 'self'\n",
    },
    /^built-policy .* forbids "https:\/\/x\.example\/a\.js": its script-src is 'self'\.$/,
  ],
  [
    'an inline script without its hash',
    {
      ...b({ body: '<script>a()</script>' }),
      _headers: "/*\n  Content-Security-Policy: default-src 'self'\n",
    },
    /^built-policy .* forbids an inline script/,
  ],
])('%s is told, and nothing else', (_, changed, problem) => {
  const told = audit(changed);
  expect(told.join('\n')).toMatch(problem);
  expect(told).toHaveLength(1);
});

test('a page that was not built is told, with what leads to it', () => {
  expect(audit({}, ['b/index.html'])).toContain("built-missing zh/b.md: The page /b/ isn't in the output.");
});

test('a policy allows what it names: hosts, schemes, hashes', () => {
  const policy =
    "default-src 'self'; script-src 'self' https://*.example.org; img-src https: data:; frame-src https://a.example";
  const body =
    '<script src="https://cdn.example.org/a.js"></script><img src="https://any.example/a.png"><img src="data:image/png;base64,"><iframe src="https://a.example/x"></iframe>';
  expect(audit({ ...b({ body }), _headers: `/*\n  Content-Security-Policy: ${policy}\n` })).toEqual([]);
});
