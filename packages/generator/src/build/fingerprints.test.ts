import { expect, it } from 'vitest';
import type { CollectionInput } from '../collections/options.ts';
import { testGraph, testPage } from '../graph/fixtures/test-site.ts';
import type { Site } from '../site/read-site.ts';
import { createPageFingerprint } from './fingerprints.ts';

const collections: CollectionInput[] = [{ type: 'post', dir: 'blog' }];

/** What stands for a page of a blog whose second post was written on a day. */
function fingerprint(route: string, createTime: string, tags: string[] = ['a']) {
  const { graph } = testGraph(
    [
      testPage('zh/README.md', { frontmatter: { pageLayout: 'home' } }),
      testPage('zh/guide.md'),
      testPage('zh/blog/one.md', { frontmatter: { createTime: '2024/01/05', tags: ['a'] } }),
      testPage('zh/blog/two.md', { frontmatter: { createTime, tags } }),
    ],
    { '/': { collections } },
  );
  const page = graph.pages[graph.routes.get(route) ?? -1];
  const site = { config: {}, graph, generated: { dataOf: () => undefined } } as unknown as Site;
  return page && createPageFingerprint(site)(page);
}

it.each(['/blog/', '/blog/one/', '/blog/archives/'])(
  '%s changes when a post takes another place',
  (route) => {
    expect(fingerprint(route, '2024/01/01')).not.toBe(fingerprint(route, '2025/01/01'));
  },
);

it.each(['/blog/', '/blog/tags/'])('%s tells how many tags there are', (route) => {
  expect(fingerprint(route, '2024/01/01')).not.toBe(fingerprint(route, '2024/01/01', ['a', 'b']));
});

it('a page that shows no posts stays what it is', () => {
  expect(fingerprint('/guide/', '2024/01/01')).toBe(fingerprint('/guide/', '2025/01/01', ['b']));
});
