import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { english } from './languages.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const address = `${english.root}guide/api/node/`;
const paragraph = (page: Page) => page.getByText('Returns the config unchanged');
const code = (page: Page) => page.locator('.prose > .code').first();
const outline = (page: Page) => page.locator('.frame-outline');

async function boxes(page: Page) {
  const [text, example] = await Promise.all([paragraph(page).boundingBox(), code(page).boundingBox()]);
  if (!text || !example) throw new Error('They are not shown.');
  return { text, example };
}

test('from 1440 px, code stands on the second leaf beside its paragraph', async ({ page }) => {
  await page.goto(address);
  const { text, example } = await boxes(page);
  expect(example.x).toBeGreaterThan(text.x + 540);
  expect(Math.abs(example.y - text.y)).toBeLessThan(16);
  const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide)).toBe(false);
});

test('on narrower screens it stands below, as everywhere', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  const { text, example } = await boxes(page);
  expect(example.y).toBeGreaterThan(text.y + text.height);
});

test('the outline is a rail of ticks that opens under the focus, and axe finds nothing', async ({ page }) => {
  await page.goto(address);
  expect((await outline(page).boundingBox())?.width).toBe(48);
  expect(await violationsOf(page)).toEqual([]);
  await outline(page).getByRole('link', { name: 'renderMarkdown', exact: true }).focus();
  expect((await outline(page).boundingBox())?.width).toBe(240);
  expect(await violationsOf(page, { within: '.frame-outline' })).toEqual([]);
});

test('an example stays beside its section as far as that goes, without script too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}${address}`);
  const row = page.locator('.leaf-row', { has: page.getByRole('heading', { name: 'renderMarkdown' }) });
  const example = row.locator('.leaf-examples');
  const topOf = async (part = example) => Math.round((await part.boundingBox())?.y ?? Number.NaN);
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  const start = await topOf();
  await scrollTo(start);
  expect(await topOf()).toBe(88);
  const end = (await row.boundingBox())?.height ?? 0;
  await scrollTo(start + end);
  const [box, rowBox] = [await example.boundingBox(), await row.boundingBox()];
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(
    Math.round((rowBox?.y ?? 0) + (rowBox?.height ?? 0)),
  );
  await context.close();
});

test('beside its translation the page has plain rows, and its second leaf again when that is closed', async ({
  page,
}) => {
  await page.goto(address);
  const shape = () =>
    page
      .locator('article > .prose')
      .evaluate((prose) =>
        [...prose.querySelectorAll('*')].map(({ tagName, id }) => `${tagName}#${id}`).join(),
      );
  const before = await shape();
  await page.getByRole('button', { name: 'Read beside 简体中文' }).click();
  await expect(page.locator('.frame-facing-row').first()).toBeVisible();
  expect(await page.locator('.frame-facing .leaf-row').count()).toBe(0);
  const pairs = await page
    .locator('.frame-facing-row')
    .evaluateAll((rows) => rows.filter((row) => row.children.length === 2).length / rows.length);
  expect(pairs).toBe(1);
  await page.keyboard.press('Escape');
  expect(await shape()).toBe(before);
});
