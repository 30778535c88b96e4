import { expect, it } from 'vitest';
import { testGraph, testPage } from '../../graph/fixtures/test-site.ts';
import { sitemapFiles } from './sitemap.ts';

const config = { hostname: 'https://example.org', base: '/docs/' };
const xml = (...pages: ReturnType<typeof testPage>[]) =>
  sitemapFiles({ graph: testGraph(pages).graph, config })
    .map(([, text]) => text)
    .join();

it('names each page by the address that browsers ask for', () => {
  expect(xml(testPage('zh/指南/a & b.md'))).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      '<url><loc>https://example.org/docs/%E6%8C%87%E5%8D%97/a%20&amp;%20b/</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

it('names the translations of a page beside it', () => {
  const links = [
    '<xhtml:link rel="alternate" hreflang="zh-CN" href="https://example.org/docs/a/"/>',
    '<xhtml:link rel="alternate" hreflang="en-US" href="https://example.org/docs/en/a/"/>',
  ].join('');
  const text = xml(testPage('zh/a.md'), testPage('en/a.md'));
  expect(text).toContain(`<url><loc>https://example.org/docs/a/</loc>${links}</url>`);
  expect(text).toContain(`<url><loc>https://example.org/docs/en/a/</loc>${links}</url>`);
});

it('is empty when no page is to be listed', () => {
  expect(xml(testPage('zh/a.md', { frontmatter: { sitemap: false } }), testPage('zh/404.md'))).toBe('');
});

const three = [testPage('zh/a.md'), testPage('zh/b.md'), testPage('zh/双.md')];
const limited = (limits: Parameters<typeof sitemapFiles>[1]) =>
  sitemapFiles({ graph: testGraph(three).graph, config }, limits);

it('is an index of several files when there are more pages than one may hold', () => {
  const files = limited({ pages: 2, bytes: 50_000 });
  expect(files.map(([name, text]) => [name, text.match(/<loc>.*?<\/loc>/g)])).toEqual([
    [
      'sitemap.xml',
      [
        '<loc>https://example.org/docs/sitemap-1.xml</loc>',
        '<loc>https://example.org/docs/sitemap-2.xml</loc>',
      ],
    ],
    ['sitemap-1.xml', ['<loc>https://example.org/docs/a/</loc>', '<loc>https://example.org/docs/b/</loc>']],
    ['sitemap-2.xml', ['<loc>https://example.org/docs/%E5%8F%8C/</loc>']],
  ]);
  expect(files[0]?.[1]).toMatch(/^<\?xml .*\n<sitemapindex xmlns=.*>\n<sitemap>.*<\/sitemapindex>\n$/s);
});

it('stays one file when pages are as many as it may hold', () => {
  expect(limited({ pages: 3, bytes: 50_000 }).map(([name]) => name)).toEqual(['sitemap.xml']);
});

it('has no file of more bytes than one may have', () => {
  const files = limited({ pages: 50, bytes: 580 });
  expect(files.map(([name]) => name)).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
    'sitemap-3.xml',
  ]);
  expect(files.filter(([, text]) => Buffer.byteLength(text) > 580)).toEqual([]);
});
