import { expect, it } from 'vitest';
import { fromFragment, toFragment } from './link.ts';

it('a link keeps text of any language, look and accent', async () => {
  const kept = { source: '# 绿茶 🍵\n\n& = % + #\n', look: 'slate', accent: 'oklch(0.5 0.16 33)' };
  const fragment = await toFragment(kept);
  expect(await fromFragment(fragment)).toEqual(kept);
  expect(new URL(`https://example.org/${fragment}`).hash).toBe(fragment);
});

it('a long text makes a shorter link', async () => {
  const source = 'The same line again and again.\n'.repeat(200);
  expect((await toFragment({ source, look: 'paper', accent: '' })).length).toBeLessThan(source.length / 10);
});

it.each(['', '#teas', '#md=%%%', '#md=AAAA', '#md=5L2g'])(
  'what is no such link keeps nothing: %s',
  async (hash) => expect(await fromFragment(hash)).toBeUndefined(),
);
