import { expect, test } from 'vitest';
import type { Page } from '../../core/contracts/page.ts';
import { collectPosts } from './collect-posts.ts';

const COMMIT = Date.UTC(2020, 0, 1);
const page = (createTime?: string): Page => ({
  file: 'blog/a.md',
  kind: 'md',
  locale: '/',
  route: '/blog/a/',
  title: 'A',
  description: '',
  draft: false,
  frontmatter: { createTime },
});
const post = (createTime?: string) =>
  collectPosts({
    pages: [page(createTime)],
    folder: 'blog',
    options: { type: 'post', dir: 'blog', title: 'Blog' },
    dateOf: () => COMMIT,
  })[0];

test("a post has its author's day and time, and with a time zone the moment too", () => {
  const clock = Date.UTC(2024, 2, 1, 4, 30);
  expect(post('2024/03/01 04:30')?.createTime).toBe(clock);
  expect(post('2024/03/01 04:30')).not.toHaveProperty('moment');
  expect(post('2024-03-01T04:30:00+08:00')).toMatchObject({
    createTime: clock,
    moment: Date.UTC(2024, 1, 29, 20, 30),
  });
});

test('a date that is missing or none is that of the first commit', () => {
  for (const written of [undefined, 'yesterday']) expect(post(written)?.createTime).toBe(COMMIT);
});
