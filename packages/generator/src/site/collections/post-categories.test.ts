import { expect, it } from 'vitest';
import { createPostCategories } from './post-categories.ts';

const postCategories = (file: string) => createPostCategories()(file);

it('takes the folders above a post, their number as the order', () => {
  expect(postCategories('12.Tech/3.Web/post.md')).toEqual([
    { id: expect.stringMatching(/^[\da-f]{6}$/), sort: 12, name: 'Tech' },
    { id: expect.stringMatching(/^[\da-f]{6}$/), sort: 3, name: 'Web' },
  ]);
  expect(postCategories('post.md')).toEqual([]);
  expect(postCategories('随笔/post.md')).toMatchObject([{ sort: Number.MAX_SAFE_INTEGER, name: '随笔' }]);
});

it('gives a category the same id wherever it stands in the order, and another one below another folder', () => {
  const id = (file: string) => postCategories(file).at(-1)?.id;
  expect(id('1.a/2.b/x.md')).toBe(id('a/7.b/y.md'));
  expect(id('a/b/x.md')).not.toBe(id('c/b/x.md'));
});

it('does not count the folder that holds nothing but a post and its pictures', () => {
  expect(postCategories('1.Tech/my-post/README.md')).toMatchObject([{ name: 'Tech' }]);
  expect(postCategories('my-post/index.md')).toEqual([]);
});

it('gives two categories different ids, even if their hashes begin alike', () => {
  const categoriesOf = createPostCategories();
  const [first, second] = ['topic-7423/a.md', 'topic-13388/b.md'].map((file) => categoriesOf(file)[0]?.id);
  expect([first, second]).toEqual(['dcb2d7', expect.stringMatching(/^dcb2d7[\da-f]{2}$/)]);
  expect(categoriesOf('topic-13388/c.md')[0]?.id).toBe(second);
});
