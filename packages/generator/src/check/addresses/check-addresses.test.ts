import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Page } from '../../core/contracts/page.ts';
import { checkAddresses } from './check-addresses.ts';
import { addressesIn, readAddresses } from './read-addresses.ts';

const folder = mkdtempSync(join(tmpdir(), 'bifolio-addresses-'));
writeFileSync(join(folder, 'logo.png'), '');
const page = (file: string, route: string) => ({ file, route, locale: '/' }) as Page;
const pages = [page('README.md', '/'), page('guide/set-up.md', '/guide/set-up/'), page('中文.md', '/中文/')];
const site = {
  base: '/docs/',
  locales: [{ path: '/', dir: '', lang: 'en' }] as never,
  redirects: { '/gone/': '/' },
  publicDir: folder,
};
const lost = (...urls: string[]) => checkAddresses(urls, pages, site).redirects;

it('an old URL answers that is a page, with or without a slash or `.html`, a redirect, or a file', () => {
  const urls = ['/', '/guide/set-up/', '/guide/set-up', '/guide/set-up.html', '/%E4%B8%AD%E6%96%87/'];
  expect(lost(...urls, '/gone/', '/logo.png', 'https://old.example/docs/guide/set-up/?a=1#b')).toEqual({});
});

it('tells what does not, with the redirect to the likeliest page', () => {
  expect(lost('https://old.example/manual/set-up/', '/guide/setup', '/nothing/like/it.html')).toEqual({
    '/manual/set-up/': '/guide/set-up/',
    '/guide/setup': '/guide/set-up/',
    '/nothing/like/it.html': '/',
  });
  expect(checkAddresses(['/manual/set-up/'], pages, site).problems).toEqual([
    {
      severity: 'error',
      code: 'unanswered-url',
      message: 'Nothing answers the old URL "/manual/set-up/".',
      hint: "Add to `redirects`: '/manual/set-up/': '/guide/set-up/'",
    },
  ]);
});

it('reads sitemaps, those that they name, and lists', async () => {
  writeFileSync(
    join(folder, 'sitemap.xml'),
    '<sitemapindex><sitemap><loc>https://a.b/sitemap-0.xml</loc></sitemap></sitemapindex>',
  );
  writeFileSync(
    join(folder, 'sitemap-0.xml'),
    '<urlset><url><loc>https://a.b/x?a=1&amp;b=2</loc></url></urlset>',
  );
  expect(await readAddresses(join(folder, 'sitemap.xml'))).toEqual(['https://a.b/x?a=1&b=2']);
  expect(addressesIn('\uFEFF/a/\r\n\n# no\n/b/\n')).toEqual(['/a/', '/b/']);
  await expect(readAddresses(join(folder, 'none.xml'))).rejects.toThrow('there is no such file');
});
