import { expect, it } from 'vitest';
import { testGraph, testPage } from '../graph/fixtures/test-site.ts';
import { sitemapXml } from './sitemap.ts';

const config = { hostname: 'https://example.org', base: '/docs/' };
const xml = (...pages: ReturnType<typeof testPage>[]) =>
  sitemapXml({ graph: testGraph(pages).graph, config });

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
