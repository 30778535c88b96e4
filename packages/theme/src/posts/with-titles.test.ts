import { expect, it } from 'vitest';
import { localeText } from '../text/text.ts';
import { withTitles } from './with-titles.ts';

const { text } = localeText('en-US');
const titles = (...collections: Parameters<typeof withTitles>[0]) =>
  withTitles(collections, text).map(({ title }) => title);

it('names the only blog without a title in the words of its language', () => {
  expect(titles({ type: 'post', dir: 'notes' }, { type: 'doc', dir: 'guide' })).toEqual(['Blog', undefined]);
  expect(titles({ type: 'post', dir: 'notes', title: 'Notes' })).toEqual(['Notes']);
});

it('leaves several blogs without titles the names of their folders', () => {
  expect(titles({ type: 'post', dir: 'notes' }, { type: 'post', dir: 'news' })).toEqual([
    undefined,
    undefined,
  ]);
});
