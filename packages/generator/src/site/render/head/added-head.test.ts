import { expect, it } from 'vitest';
import { markdownAddress } from './added-head.ts';

const link = (type: string) =>
  ['link', { rel: 'alternate', type, href: 'https://a.org/en/index.md' }] as const;

it('finds the Markdown of a page on the host that serves the page', () => {
  expect(markdownAddress([['meta'], link('text/markdown')], 'https://a.org')).toBe('/en/index.md');
});

it('takes nothing else for Markdown', () => {
  expect(markdownAddress([link('application/rss+xml')], 'https://a.org')).toBeUndefined();
});
