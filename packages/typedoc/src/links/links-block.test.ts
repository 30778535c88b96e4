import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderWith } from 'bifolio/testing';
import { expect, it } from 'vitest';
import { linksBlock } from './links-block.ts';
import { createSymbolTable } from './symbol-table.ts';

const symbols = createSymbolTable();
const folder = mkdtempSync(join(tmpdir(), 'bifolio-typedoc-'));
symbols.tell(folder, {
  'zh-CN': { Zoo: 'zh/api/zoo.md' },
  'en-US': { Zoo: 'en/api/zoo.md', zoo: 'en/api/zoo-2.md', 'Zoo.add': 'en/api/zoo.md#add' },
});

async function linksOf(source: string, lang = 'en-US') {
  const { html, problems, dependencies } = await renderWith({}, [linksBlock(symbols)])(source, { lang });
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [
    href,
    text,
  ]);
  return { links, html, problems, dependencies };
}

it.each([
  ['code that is a name', '`Zoo` is', [['/en/api/zoo.md', '<code>Zoo</code>']]],
  ['a member', '`Zoo.add()`', [['/en/api/zoo.md#add', '<code>Zoo.add()</code>']]],
  ['a word in parentheses', '`zoo()`', [['/en/api/zoo-2.md', '<code>zoo()</code>']]],
  ['a link tag', '{@link zoo}', [['/en/api/zoo-2.md', '<code>zoo</code>']]],
  ['a link tag with a text', 'a {@link Zoo.add | way in} b', [['/en/api/zoo.md#add', 'way in']]],
])('links %s', async (_, source, expected) => {
  expect((await linksOf(source)).links).toEqual(expected);
});

it.each(['`zoo` is a word', '`Zoos`', '`new Zoo()`', '[`Zoo`](https://example.com)', '`constructor()`'])(
  'leaves %s alone',
  async (source) => {
    const { links } = await linksOf(source);
    expect(links.filter(([href]) => href?.startsWith('/'))).toEqual([]);
  },
);

it('links to pages of the language', async () => {
  expect((await linksOf('`Zoo`', 'zh-CN')).links).toEqual([['/zh/api/zoo.md', '<code>Zoo</code>']]);
  expect((await linksOf('`Zoo.add`', 'zh-CN')).links).toEqual([]);
});

it('tells of a link tag that names nothing, with its line', async () => {
  const { problems, html } = await linksOf('One\n\n{@link Gone}\n');
  expect(problems).toMatchObject([{ severity: 'warning', code: 'typedoc', line: 3 }]);
  expect(html).toContain('{@link Gone}');
});

it('pages with something that may be a name depend on all names', async () => {
  expect((await linksOf('`Other`')).dependencies).toHaveLength(1);
  expect((await linksOf('`other`')).dependencies).toEqual([]);
});
