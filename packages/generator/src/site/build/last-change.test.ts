import { expect, it } from 'vitest';
import type { CollectionInput } from '../../core/contracts/options/collections.ts';
import { testGraph, testPage } from '../graph/fixtures/test-site.ts';
import { lastChange } from './last-change.ts';

const collections: CollectionInput[] = [{ type: 'post', dir: 'blog', pagination: 1 }];
const post = (file: string, createTime: string, tags: string[]) =>
  testPage(file, { frontmatter: { createTime, tags } });

const made = testGraph(
  [
    testPage('zh/guide.md'),
    post('zh/blog/a/old.md', '2024/01/01', ['x']),
    post('zh/blog/new.md', '2024/02/01', ['y']),
    post('zh/blog/drawn.md', '2023/01/01', ['x']),
  ],
  { '/': { collections } },
).graph;
const times: Record<string, number> = { 'zh/guide.md': 10, 'zh/blog/a/old.md': 300, 'zh/blog/new.md': 200 };
const graph = {
  ...made,
  git: new Map(Object.entries(times).map(([file, updatedTime]) => [file, { updatedTime, contributors: [] }])),
} as typeof made;

const of = (route: string) => {
  const page = graph.pages[graph.routes.get(route) ?? -1];
  return page && lastChange(graph, page);
};

it('is that of the file for a page with one', () => {
  expect(of('/guide/')).toBe(10);
});

it('is that of the newest post that a list shows', () => {
  expect(of('/blog/')).toBe(200);
  expect(of('/blog/page/2/')).toBe(300);
  expect(of('/blog/tags/')).toBe(300);
  expect(of('/blog/archives/')).toBe(300);
  expect(of('/blog/categories/')).toBe(300);
});

it('is unknown for a list of posts without a history', () => {
  expect(of('/blog/page/3/')).toBeUndefined();
});
