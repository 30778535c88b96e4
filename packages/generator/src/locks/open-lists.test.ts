import { expect, test } from 'vitest';
import type { Page, PageLock } from '../core/contracts/page.ts';
import { openLists } from './open-lists.ts';

const own: PageLock = { scope: 'page', rules: [], own: true };
const ruled: PageLock = { scope: 'page', rules: ['/blog/'], own: false };
const list = (collection: number, page: number): Page['list'] => ({
  collection,
  kind: 'posts',
  page,
  pages: 2,
});
const first = { file: 'blog/README.md', route: '/blog/', list: list(0, 1), lock: own };
const second = { file: '', route: '/blog/page/2/', list: list(0, 2) };

test('a password on a page that lists posts is an error where other pages list them openly', () => {
  expect(openLists([first, second])).toEqual([
    {
      severity: 'error',
      code: 'open-list',
      file: 'blog/README.md',
      option: ['password'],
      message: 'The password locks this list of posts, but /blog/page/2/ lists them for everyone.',
      hint: "Lock all of them, and the posts, by a rule in the config: `encrypt: { rules: { '/blog/': 'env:NAME' } }`.",
    },
  ]);
});

test('it is none where a rule locks the others, or they list other posts', () => {
  expect(openLists([first, { ...second, lock: ruled }])).toEqual([]);
  expect(openLists([first, { ...second, list: list(1, 1) }])).toEqual([]);
  expect(openLists([{ ...first, lock: ruled }, second])).toEqual([]);
  expect(openLists([{ ...first, list: undefined }, second])).toEqual([]);
});
