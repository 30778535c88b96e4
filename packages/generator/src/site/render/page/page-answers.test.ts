import { expect, it } from 'vitest';
import type { CollectionInput } from '../../../core/contracts/options/collections.ts';
import { testGraph, testPage } from '../../graph/fixtures/test-site.ts';
import { pageAnswers } from './page-answers.ts';

const collections: CollectionInput[] = [{ type: 'post', dir: 'blog' }];

/** What a page of a blog is told, whose second post was written on a day. */
function told(
  kind: 'collections' | 'data' | 'around',
  route: string,
  createTime: string,
  tags: string[] = ['a'],
) {
  const { graph } = testGraph(
    [
      testPage('zh/README.md', { frontmatter: { pageLayout: 'home' } }),
      testPage('zh/guide.md'),
      testPage('zh/blog/one.md', { frontmatter: { createTime: '2024/01/05', tags: ['a'] } }),
      testPage('zh/blog/two.md', { frontmatter: { createTime, tags } }),
    ],
    { '/': { collections } },
  );
  const answers = pageAnswers(graph, { dataOf: () => undefined, leadOnOf: () => undefined });
  return answers[kind]('', { file: '', route });
}

it.each([
  ['data', '/blog/'],
  ['around', '/blog/one/'],
  ['data', '/blog/archives/'],
] as const)('the %s of %s are others when a post takes another place', (kind, route) => {
  expect(told(kind, route, '2024/01/01')).not.toBe(told(kind, route, '2025/01/01'));
});

it.each(['/blog/', '/blog/tags/'])('%s is told how many tags there are', (route) => {
  expect(told('collections', route, '2024/01/01')).not.toBe(
    told('collections', route, '2024/01/01', ['a', 'b']),
  );
});

it.each(['collections', 'data', 'around'] as const)('a page that shows no posts has the same %s', (kind) => {
  expect(told(kind, '/guide/', '2024/01/01')).toBe(told(kind, '/guide/', '2025/01/01', ['b']));
});
