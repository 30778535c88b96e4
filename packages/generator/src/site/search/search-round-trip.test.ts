import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSearcher, type Searcher } from '../../browser/search/client/searcher.ts';
import type { Page } from '../../core/contracts/page.ts';
import { serveFile } from '../../core/http/serve-file.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { createPageBodies } from '../../core/store/page-bodies.ts';
import { openStore } from '../../core/store/store.ts';
import { buildSearchIndexes } from './build-index.ts';
import { createRecordWriter } from './record-writer.ts';
import type { Searchable } from './searchable.ts';

const pages = {
  '/mode/': '<h1>深色模式</h1><p>夜里更护眼。</p><h2 id="api">useDarkMode</h2><p>Reads the appearance.</p>',
  '/other/': '<h1>其他</h1><p>深色模糊的模式，还有 configuration。</p>',
  '/french/': '<h1>法语</h1><p>怎样翻译文档。</p>',
  '/bar/': '<h1>侧边栏 Sidebar</h1><p>Lists pages.</p>',
  '/flex/': `<h1>Flexible boxes</h1><h2 id="a">Side by side 侧面</h2><p>${'On the side, 在侧面。'.repeat(9)}</p>`,
  '/a-dock/': '<h1>Dock options</h1><p>All about the dock.</p>',
  '/dock/': '<h1>Dock</h1><p>Lists windows.</p>',
  '/coloured/': `<h1>Coloured code</h1><h2 id="n">numbers</h2><p>${'stripes '.repeat(9)}</p>`,
  '/looks/': '<h1>Looks</h1><h2 id="c">Stripes that are coloured</h2><p>Of code.</p>',
  '/paint/': '<h1>Paint</h1>',
  '/paints/': '<h1>Paints</h1>',
  '/painted/': '<h1>Painted</h1>',
  '/wall/': '<h1>Walls</h1><p>Before painting, wash them.</p>',
  '/long/': `<h1>Long</h1><p>${'appearance of other words '.repeat(300)}</p><p>${'深色'.repeat(9)}</p>`,
};
const folder = mkdtempSync(join(tmpdir(), 'bifolio-search-'));
let server: Server;
let searcher: Searcher;

beforeAll(async () => {
  const all = Object.keys(pages).map(pageAt);
  const searchable: Searchable = {
    options: { recent: 5, boost: {}, synonyms: [['dock', '码头']], slashKey: true },
    locales: [{ path: '/', lang: 'zh-CN', label: '简体中文', title: '', description: '' }],
  };
  const store = openStore(join(folder, 'records'));
  const records = createPageBodies(store, 'record', all.length);
  const addRecord = createRecordWriter({ records, ...searchable });
  for (const [index, [route, html]] of Object.entries(pages).entries()) {
    const title = html.match(/<h1>(.*?)<\/h1>/)?.[1] ?? '';
    const keywords = route === '/mode/' ? ['夜猫子'] : [];
    const description = route === '/looks/' ? 'Curtains 窗帘, and what else hangs.' : undefined;
    const tags = route === '/flex/' ? ['架构', 'layout tricks'] : [];
    addRecord(pageAt(route), index, () => new Open({ html, route, title, keywords, description, tags }));
  }
  await buildSearchIndexes({ records, pages: all, ...searchable }, join(folder, 'out'));
  // A busy machine may rest longer than the five seconds after which connections are closed.
  server = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    serveFile(request, response, {
      root: join(folder, 'out'),
      path: request.url ?? '/',
      onMissing: () => response.writeHead(404).end(),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  searcher = await createSearcher(`http://localhost:${(server.address() as AddressInfo).port}/`, 'zh-CN');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function pageAt(route: string): Page {
  return {
    file: `${route.slice(1)}index.md`,
    kind: 'md',
    locale: '/',
    route,
    title: '',
    description: '',
    draft: false,
    frontmatter: {},
  };
}

async function routesFor(typed: string): Promise<string[]> {
  const found = await searcher.search(typed);
  return (await found.pages(0, found.total)).map(({ route }) => route);
}

test.each([
  ['深色', ['/mode/', '/long/', '/other/']],
  ['深色模式', ['/mode/']],
  ['appearance', ['/long/', '/mode/']],
  ['深色 appearance', ['/mode/', '/long/']],
  ['护', ['/mode/']],
  ['眼', ['/mode/']],
  ['usedark', ['/mode/']],
  ['configured', ['/other/']],
  ['sid', ['/bar/', '/flex/']],
  ['side', ['/bar/', '/flex/']],
  ['侧', ['/bar/', '/flex/']],
  ['架构', ['/flex/']],
  ['tricks', ['/flex/']],
  ['', []],
])('%s is on %j, best first', async (typed, routes) => {
  expect(await routesFor(typed)).toEqual(routes);
});

test('a title that is the word itself comes before longer ones', async () => {
  const found = await searcher.search('dock');
  expect((await found.pages(0, 2)).map(({ route }) => route)).toEqual(['/dock/', '/a-dock/']);
});

test('a word itself is among what is shown first, however many titles hold other forms of it', async () => {
  const found = await searcher.search('painting');
  expect(found.total).toBe(4);
  expect((await found.pages(0, 3)).map(({ route }) => route)).toContain('/wall/');
});

test('a heading that holds all words comes before a title that holds one', async () => {
  expect(await routesFor('colour stripes')).toEqual(['/looks/', '/coloured/']);
});

test('Chinese words that stand nowhere side by side are looked for one by one, and the answer says so', async () => {
  const found = await searcher.search('深色护眼');
  expect(found.corrected).toBe('深色 护眼');
  expect((await found.pages(0, 2)).map(({ route }) => route)).toEqual(['/mode/']);
});

test('a longer run of Chinese that a page only has in passing is looked for by its words too', async () => {
  expect((await searcher.search('深色模糊')).corrected).toBe('深色 模糊');
  expect((await routesFor('深色模糊')).slice(0, 3)).toContain('/other/');
});

test('a misspelt word is corrected to one of the site, and the answer says so', async () => {
  expect((await searcher.search('confguration')).corrected).toBe('configuration');
  expect(await routesFor('深色 confguration')).toEqual(['/mode/', '/other/']);
  expect(await searcher.search('xylophone')).toMatchObject({ total: 0 });
});

test('words of a question are left out', async () => {
  expect(await routesFor('How do I use the dock?')).toEqual(['/dock/', '/a-dock/']);
  expect(await routesFor('怎么打开深色模式？')).toEqual(['/mode/', '/other/']);
});

test('a word that no page has is left out, and the answer says so, instead of another word', async () => {
  const found = await searcher.search('disable stripes');
  expect([found.corrected, found.dropped]).toEqual([undefined, ['disable']]);
  expect((await found.pages(0, 2)).map(({ route }) => route)).toContain('/looks/');
});

test('words that are on no page together are left out until some page is found', async () => {
  const found = await searcher.search('windows护眼 appearance');
  expect(found.dropped).toEqual(['windows']);
  expect((await found.pages(0, 1)).map(({ route }) => route)).toEqual(['/mode/']);
});

test('a page whose title says what is looked for comes before one that has all words somewhere, which is not far', async () => {
  expect(await routesFor('dock windows')).toEqual(['/dock/']);
  expect(await routesFor('模式 configuration 深色')).toEqual(['/mode/', '/other/']);
});

test('pages are found by the words of the field, of the site, and of their author', async () => {
  expect(await routesFor('夜间模式')).toEqual(['/mode/']);
  expect((await routesFor('码头')).sort()).toEqual(['/a-dock/', '/dock/']);
  expect(await routesFor('夜猫子')).toEqual(['/mode/']);
});

test('a page is found by its description, which is not shown as text of the page', async () => {
  expect(await routesFor('窗帘')).toEqual(['/looks/']);
  const [page] = await (await searcher.search('curtains')).pages(0, 1);
  expect(page?.passages).toEqual([{ id: '', heading: [{ text: 'Looks', isFound: false }], text: [] }]);
});

test.each([
  ['同一段侧边栏设置', '侧边栏'],
  ['我的侧边栏怎么弄', '侧边栏'],
  ['设侧边栏', '侧边栏'],
  ['侧边栏里看不到', '侧边栏'],
  ['法语文档怎么写', '法语 文档'],
])('of %s, only the words are looked for', async (typed, words) => {
  expect((await searcher.search(typed)).corrected).toBe(words);
});

test('when no word of a question is known, its pairs of characters are looked for', async () => {
  const found = await searcher.search('设模式器');
  expect((await found.pages(0, 1)).map(({ route }) => route)).toEqual(['/mode/']);
});

test('what is found by a keyword leads to the section that has it', async () => {
  const [page] = await (await searcher.search('夜间模式')).pages(0, 1);
  expect(page?.passages[0]).toEqual({ id: '', heading: [{ text: '深色模式', isFound: false }], text: [] });
});

test('a page that holds the characters of a phrase but not the phrase is counted and then left out', async () => {
  const found = await searcher.search('深色模式');
  expect(found.total).toBe(2);
  expect(await found.pages(0, 2)).toHaveLength(1);
});

test('an index that is not there is an error', async () => {
  const { port } = server.address() as AddressInfo;
  await expect(createSearcher(`http://localhost:${port}/`, 'fr')).rejects.toThrow('answers with status 404');
});
