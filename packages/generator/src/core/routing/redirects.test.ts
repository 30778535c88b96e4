import { expect, test } from 'vitest';
import type { Page } from '../contracts/page.ts';
import { createRedirects, movedAddresses, redirectPage, redirectsFile } from './redirects.ts';

const page = (file: string, route: string, locale = '/') => ({ file, route, locale }) as Page;
const locales = [
  { path: '/', dir: '' },
  { path: '/en/', dir: 'en' },
];

test('old .html paths lead to the pages of their files, folders aside', () => {
  const pages = [
    page('README.md', '/'),
    page('guide/README.md', '/guide/'),
    page('guide/intro.md', '/article/x1/'),
    page('en/faq.md', '/en/faq/', '/en/'),
    page('', '/404.html'),
  ];
  expect(createRedirects({ pages, locales, redirects: {} })).toEqual([
    { from: '/guide/intro.html', to: '/article/x1/', written: false },
    { from: '/en/faq.html', to: '/en/faq/', written: false },
  ]);
});

test('the first page of a list is found by its number too', () => {
  const list = (route: string, rest: object) =>
    ({ ...page('', route), list: { collection: 0, kind: 'posts', page: 1, pages: 1, ...rest } }) as Page;
  const pages = [
    list('/blog/', {}),
    list('/blog/page/2/', { page: 2, pages: 2 }),
    list('/blog/tags/', { kind: 'tags' }),
    list('/blog/tags/x/', { kind: 'tags', of: 'x', pages: 3 }),
  ];
  expect(createRedirects({ pages, locales, redirects: {} })).toEqual([
    { from: '/blog/page/1/', to: '/blog/', written: false },
    { from: '/blog/tags/x/page/1/', to: '/blog/tags/x/', written: false },
  ]);
});

test('the folder of a README with an address of its own leads to it', () => {
  const pages = [page('README.md', '/'), page('en/notes/README.md', '/en/all/', '/en/')];
  expect(createRedirects({ pages, locales, redirects: {} })).toEqual([
    { from: '/en/notes/', to: '/en/all/', written: false },
  ]);
});

test('the config comes first and wins', () => {
  const redirects = { '/faq.html': '/questions/', '/old/': 'https://example.org/' };
  expect(createRedirects({ pages: [page('faq.md', '/faq/')], locales, redirects })).toEqual([
    { from: '/faq.html', to: '/questions/', written: true },
    { from: '/old/', to: 'https://example.org/', written: true },
  ]);
});

test('hosts get one line for each redirect, encoded and below the base', () => {
  const redirects = [
    { from: '/介绍.html', to: '/介绍/#a', written: true },
    { from: '/old/', to: 'https://example.org/', written: true },
  ];
  expect(redirectsFile(redirects, '/docs/')).toBe(
    '/docs/%E4%BB%8B%E7%BB%8D.html /docs/%E4%BB%8B%E7%BB%8D/#a 301\n/docs/old/ https://example.org/ 301\n',
  );
});

test('the redirect page works without script and escapes what it shows', () => {
  const options = { base: '/', hostname: 'https://example.org', leadOn: '/assets/lead-on.js' };
  const link = '/b/?x=&quot;&lt;&amp;';
  expect(redirectPage({ to: '/b/?x="<&' }, options)).toBe(
    [
      '<!doctype html>',
      '<meta charset="utf-8">',
      `<title>${link}</title>`,
      `<link rel="canonical" href="https://example.org${link}">`,
      '<meta name="robots" content="noindex">',
      `<noscript><meta http-equiv="refresh" content="0; url=${link}"></noscript>`,
      '<script type="module" src="/assets/lead-on.js" data-lead-on="{&quot;to&quot;:&quot;/b/?x=\\&quot;&lt;&amp;&quot;}"></script>',
      `<a href="${link}">${link}</a>`,
      '',
    ].join('\n'),
  );
});

test('404 pages look up the old addresses that no rule leads to', () => {
  const redirects = [
    { from: '/guide/intro.html', to: '/guide/intro/', written: false },
    { from: '/旧.html', to: '/article/x 1/', written: false },
    { from: '/old/', to: 'https://example.org/', written: true },
  ];
  expect(movedAddresses(redirects, '/docs/')).toEqual({
    '/旧.html': '/docs/article/x%201/',
    '/old/': 'https://example.org/',
  });
});

test('an encoded path is that of its readable form', () => {
  const redirects = { '/%E6%97%A7/': '/new/' };
  const all = createRedirects({ pages: [], locales, redirects });
  expect(all).toEqual([{ from: '/旧/', to: '/new/', written: true }]);
  expect(redirectsFile(all, '/')).toBe('/%E6%97%A7/ /new/ 301\n');
});

test('a page wins over a redirect', () => {
  const pages = [page('faq/README.md', '/faq/')];
  expect(createRedirects({ pages, locales, redirects: { '/faq/': '/questions/' } })).toEqual([]);
});
