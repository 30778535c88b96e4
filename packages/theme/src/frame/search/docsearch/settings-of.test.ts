import { expect, it } from 'vitest';
import { en } from '../../../found/texts.ts';
import { searchText } from '../../../text/text.ts';
import { searchOptions } from '../options.ts';
import { hostsOf } from './hosts-of.ts';
import { settingsOf } from './settings-of.ts';

const account = { provider: 'algolia', appId: 'R2IYF7ETH7', apiKey: 'key' } as const;
const optionsOf = (given: object) => {
  const options = searchOptions.search.parse({ ...account, ...given });
  if (options === false || options.provider !== 'algolia') throw new Error('Expected options of Algolia.');
  return options;
};
const settings = (given: object) =>
  settingsOf({
    text: searchText(en),
    options: optionsOf(given),
    lang: 'zh-CN',
    hostname: 'https://docs.example.org',
  });

it('searches pages of the language that one reads, unless the author says otherwise', () => {
  const zh = { facetFilters: ['lang:zh-CN'] };
  expect(settings({ indexName: 'docs' }).indices).toEqual([{ name: 'docs', searchParameters: zh }]);
  const blog = { name: 'blog', searchParameters: { facetFilters: [], hitsPerPage: 5 } };
  expect(settings({ indices: ['docs', blog] }).indices).toEqual([
    { name: 'docs', searchParameters: zh },
    blog,
  ]);
});

it('says what the theme says, and what the author says instead', () => {
  expect(settings({ indexName: 'docs' }).translations).toMatchObject({
    modal: { noResultsScreen: { noResultsText: 'No results for' } },
  });
  expect(settings({ indexName: 'docs', translations: { modal: {} } }).translations).toEqual({ modal: {} });
});

it('leads to pages on the host that one reads', () => {
  const hits = [{ url: 'https://docs.example.org/zh/a/#b' }, { url: 'https://other.example.org/c/' }];
  expect(settings({ indexName: 'docs' }).transformItems(hits)).toEqual([
    { url: '/zh/a/#b' },
    { url: 'https://other.example.org/c/' },
  ]);
});

it('needs the hosts of its application', () => {
  expect(hostsOf('R2IYF7ETH7')).toEqual([
    'https://r2iyf7eth7-dsn.algolia.net',
    'https://r2iyf7eth7-1.algolianet.com',
    'https://r2iyf7eth7-2.algolianet.com',
    'https://r2iyf7eth7-3.algolianet.com',
  ]);
});

it.each([
  { ...account },
  { ...account, indexName: 'a', indices: ['a'] },
  { ...account, indexName: 'a', appId: 'x.evil.example/' },
  { provider: 'google' },
  true,
])('refuses %j', (given) => {
  expect(searchOptions.search.safeParse(given).success).toBe(false);
});
