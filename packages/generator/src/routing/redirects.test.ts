import { expect, test } from 'vitest';
import type { Page } from '../content/page.ts';
import { createRedirects, redirectPage, redirectsFile } from './redirects.ts';

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
    { from: '/guide/intro.html', to: '/article/x1/' },
    { from: '/en/faq.html', to: '/en/faq/' },
  ]);
});

test('the config comes first and wins', () => {
  const redirects = { '/faq.html': '/questions/', '/old/': 'https://example.org/' };
  expect(createRedirects({ pages: [page('faq.md', '/faq/')], locales, redirects })).toEqual([
    { from: '/faq.html', to: '/questions/' },
    { from: '/old/', to: 'https://example.org/' },
  ]);
});

test('hosts get one line for each redirect, encoded and below the base', () => {
  const redirects = [
    { from: '/介绍.html', to: '/介绍/#a' },
    { from: '/old/', to: 'https://example.org/' },
  ];
  expect(redirectsFile(redirects, '/docs/')).toBe(
    '/docs/%E4%BB%8B%E7%BB%8D.html /docs/%E4%BB%8B%E7%BB%8D/#a 301\n/docs/old/ https://example.org/ 301\n',
  );
});

test('the redirect page works without script and escapes what it shows', () => {
  const html = redirectPage(
    { from: '/a.html', to: '/b/?x="<&' },
    { base: '/', hostname: 'https://example.org' },
  );
  expect(html).toBe(
    [
      '<!doctype html>',
      '<meta charset="utf-8">',
      '<title>/b/?x=&quot;&lt;&amp;</title>',
      '<link rel="canonical" href="https://example.org/b/?x=&quot;&lt;&amp;">',
      '<meta name="robots" content="noindex">',
      '<meta http-equiv="refresh" content="0; url=/b/?x=&quot;&lt;&amp;">',
      '<a href="/b/?x=&quot;&lt;&amp;">/b/?x=&quot;&lt;&amp;</a>',
      '',
    ].join('\n'),
  );
});

test('an encoded path is that of its readable form', () => {
  const redirects = { '/%E6%97%A7/': '/new/' };
  const all = createRedirects({ pages: [], locales, redirects });
  expect(all).toEqual([{ from: '/旧/', to: '/new/' }]);
  expect(redirectsFile(all, '/')).toBe('/%E6%97%A7/ /new/ 301\n');
});

test('a page wins over a redirect', () => {
  const pages = [page('faq/README.md', '/faq/')];
  expect(createRedirects({ pages, locales, redirects: { '/faq/': '/questions/' } })).toEqual([]);
});
