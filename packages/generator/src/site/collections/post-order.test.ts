import { expect, it } from 'vitest';
import type { Post } from '../../core/contracts/collections.ts';
import { comparePosts, stickyOf } from './post-order.ts';

const post = (route: string, createTime: number, sticky?: number): Post => ({
  route,
  title: route,
  createTime,
  sticky,
  tags: [],
  categories: [],
  draft: false,
});

it('puts pinned posts first, the highest value on top, then the newest', () => {
  const posts = [post('old', 1), post('new', 9), post('pin', 2, 0), post('top', 1, 10), post('pin2', 3, 0)];
  expect(posts.sort(comparePosts).map(({ route }) => route)).toEqual(['top', 'pin2', 'pin', 'new', 'old']);
});

it('knows posts of the same moment apart', () => {
  expect([post('b', 1), post('a', 1)].sort(comparePosts).map(({ route }) => route)).toEqual(['a', 'b']);
});

it.each([
  [true, 0],
  [0, 0],
  [3.5, 3.5],
  [-1, undefined],
  [false, undefined],
  ['yes', undefined],
])('reads sticky: %j', (written, expected) => {
  expect(stickyOf(written)).toBe(expected);
});
