import { expect, test } from 'vitest';
import { createSynonyms } from './synonyms.ts';

const add = createSynonyms({ recent: 5, boost: {}, slashKey: true, synonyms: [['invoice', 'bill', '发票']] });
const keywordsOf = (heading: string, level = 2) =>
  add({ route: '/', title: '', sections: [{ id: 'a', level, heading, blocks: [] }] }).sections[0]?.keywords;

test.each([
  ['Announcements for readers', 'bulletin, announcement bar, notice'],
  ['Deploy under a sub-path', 'deployment, publish, host, subpath, subdirectory, subfolder, base path'],
  ['本页目录', '大纲, 目录'],
  ['Invoices', 'bill, 发票'],
])('%s is found by %s', (heading, words) => {
  for (const word of words.split(', ').filter((one) => !heading.includes(one)))
    expect(keywordsOf(heading)?.split(', ')).toContain(word);
});

test('a description has synonyms, other keywords have none', () => {
  const keywords = (level: number) =>
    add({
      route: '/',
      title: '',
      sections: [{ id: '', level, heading: '', keywords: 'Dark mode', blocks: [] }],
    });
  expect(keywords(2).sections[0]?.keywords).toBe('Dark mode, night mode, dark theme');
});

test.each([['Noticed'], ['Billing'], ['Water']])('%s has no synonyms', (heading) => {
  expect(keywordsOf(heading)).toBeUndefined();
});

test('headings of details have none', () => expect(keywordsOf('Dark mode', 4)).toBeUndefined());
