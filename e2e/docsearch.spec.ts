import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { buildFixture } from './built-site.ts';
import { fixture, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

let out: string;
let site: Served;
test.beforeAll(async () => {
  out = await buildFixture('docsearch');
  site = await preview(fixture('docsearch'), '--out', out);
});
test.afterAll(() => site[Symbol.asyncDispose]());

const hit = (title: string, url: string) => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Docs', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  _snippetResult: {},
  _highlightResult: { hierarchy: { lvl0: { value: 'Docs' }, lvl1: { value: title } } },
});

/** Answers as Algolia does, and returns what it was asked. */
async function standInForAlgolia(
  page: Page,
): Promise<{ requests: { indexName: string; query: string; facetFilters: unknown }[] }[]> {
  const asked: Awaited<ReturnType<typeof standInForAlgolia>> = [];
  await page.route('https://r2iyf7eth7-dsn.algolia.net/**', async (route) => {
    asked.push(route.request().postDataJSON());
    const hits = [hit('Moss', 'https://docs.example.org/moss/#green')];
    const result = {
      hits,
      nbHits: 1,
      index: 'docs',
      query: 'moss',
      processingTimeMS: 1,
      page: 0,
      nbPages: 1,
    };
    await route.fulfill({ json: { results: [result] }, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

test('Algolia is asked for pages of the language, and a hit opens on this host', async ({ page }) => {
  const asked = await standInForAlgolia(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(files.filter((file) => /\/docsearch-|SearchBox|bifolio-search/.test(file))).toEqual([]);
  await page.keyboard.press('Control+k');
  const field = searchField(page);
  await expect(field).toBeFocused();
  await field.fill('moss');
  const result = page.getByRole('option', { name: /Moss/ });
  await expect(result).toBeVisible();
  expect(asked.at(-1)?.requests[0]).toMatchObject({
    indexName: 'docs',
    query: 'moss',
    facetFilters: ['lang:en-US'],
  });
  expect(await violationsOf(page, { onlyColours: true })).toEqual([]);
  await result.click();
  await expect(page).toHaveURL(`${site.url}moss/#green`);
  await expect(page.getByRole('heading', { level: 1, name: 'Moss' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveCount(0);
});

test('another language has its own pages and texts', async ({ page }) => {
  const asked = await standInForAlgolia(page);
  await page.goto(`${site.url}zh/`);
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await page.getByPlaceholder('搜索本站').fill('苔');
  await expect.poll(() => asked.at(-1)?.requests[0]?.facetFilters).toEqual(['lang:zh-CN']);
});

test('the policy lets pages ask Algolia, and no index of ours is made', () => {
  expect(readFileSync(join(out, '_headers'), 'utf8')).toContain(
    "connect-src 'self' https://r2iyf7eth7-1.algolianet.com",
  );
  expect(existsSync(join(out, 'bifolio-search'))).toBe(false);
});

test('search says so when it cannot be loaded, and tries again', async ({ page, allowProblems }) => {
  allowProblems(/ERR_FAILED/);
  await standInForAlgolia(page);
  await page.route('**/docsearch-*.js', (route) => route.abort(), { times: 1 });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('button', { name: 'Search could not be loaded. Please try again.' }).click();
  await expect(searchField(page)).toBeFocused();
});
