import { expect, it } from 'vitest';
import { type HeadEntry, headKeys, headUnder, mergeHead } from './head-entries.ts';

const meta = (name: string, content: string): HeadEntry => ['meta', { name, content }];

it('a page says it instead of the config, and may say it more than once', () => {
  const site = [
    meta('description', 'site'),
    meta('theme-color', 'red'),
    ['link', { rel: 'icon', href: '/a' }],
  ] as const;
  const page: HeadEntry[] = [
    meta('Description', 'page'),
    ['meta', { property: 'og:image', content: '/1.png' }],
    ['meta', { property: 'og:image', content: '/2.png' }],
    ['link', { rel: 'icon', href: '/b' }],
  ];
  expect(mergeHead(site, page)).toEqual([site[1], site[2], ...page]);
  expect(mergeHead(site, [])).toBe(site);
});

it('takes away what else was said of an image that a page replaces', () => {
  const site = [
    ['meta', { property: 'og:image', content: '/1.png' }],
    ['meta', { property: 'og:image:width', content: '1200' }],
    meta('twitter:card', 'summary_large_image'),
  ] as const;
  const page: HeadEntry[] = [['meta', { property: 'og:image', content: '/2.png' }]];
  expect(mergeHead(site, page)).toEqual([site[2], ...page]);
});

it('knows what entries say', () => {
  const entries: HeadEntry[] = [
    meta('viewport', 'x'),
    ['link', { rel: 'canonical', href: '/' }],
    ['script', { src: '/a' }],
  ];
  expect([...headKeys(entries)]).toEqual(['viewport', 'canonical']);
});

it('puts the path of the site before its own files, once, and leaves other hosts alone', () => {
  const entries: HeadEntry[] = [
    ['link', { rel: 'icon', href: '/favicon.svg' }],
    ['script', { src: '/docs/stats.js', defer: true }],
    ['script', { src: '//cdn.example.org/a.js' }],
    ['link', { rel: 'me', href: 'https://example.org/' }],
    meta('theme-color', '/'),
  ];
  const [icon, ...rest] = headUnder('/docs/', entries);
  expect(icon).toEqual(['link', { rel: 'icon', href: '/docs/favicon.svg' }, undefined]);
  expect(rest.map(([tag, attributes]) => [tag, attributes])).toEqual(entries.slice(1));
  expect(headUnder('/', entries)).toBe(entries);
});
