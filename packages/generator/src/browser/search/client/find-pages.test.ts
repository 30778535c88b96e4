import { expect, it } from 'vitest';
import { findParts } from './find-pages.ts';

it('finds a word itself behind more words with its stem than are fetched', async () => {
  const index = {
    ...{ folder: '', pages: 2, boosts: new Map<number, number>(), words: async () => [] },
    text: async () => ({ route: '/', title: '', sections: [] }),
    termsFrom: async (beginning: string): Promise<[string, ...number[]][]> =>
      beginning === 'being' ? [['being', 9]] : [['be', 1]],
  };
  const [being] = await findParts(index, { phrases: [], words: ['Being'] });
  expect([...(being?.exact ?? [])]).toEqual([1]);
  expect([...(being?.scores.keys() ?? [])].sort()).toEqual([0, 1]);
});
