import type { Page } from '@playwright/test';
import { serveBuilt } from './built-site.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('home');
});
test.afterAll(() => site[Symbol.asyncDispose]());

const hasTheme = (page: Page, theme: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

/** The plate as it is painted now. */
const plate = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLCanvasElement>('canvas[data-live]')?.toDataURL());

/** Whether the plate is another one some moments later. The clock, installed before, is wound on instead of waited for. */
async function moves(page: Page): Promise<boolean> {
  const before = await plate(page);
  await page.clock.runFor(600);
  return before !== (await plate(page));
}

test('a site without a configured home page greets over moving tints', async ({ page }) => {
  await page.clock.install();
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.locator('canvas[data-live]').waitFor();
  await expect.poll(() => moves(page)).toBe(true);
});

test('tints rest off-screen and for readers who prefer less motion', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.url}night/`);
  await page.locator('canvas[data-live]').waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => moves(page)).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => moves(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => moves(page)).toBe(false);
});

test('a hero that forces dark gives the chosen appearance back on leaving', async ({ page }) => {
  await page.goto(site.url);
  await hasTheme(page, 'light');
  await page.getByRole('link', { name: 'Night' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Night' })).toBeVisible();
  await hasTheme(page, 'dark');
  await page.getByRole('main').getByRole('link', { name: 'Words' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible();
  await hasTheme(page, 'light');
  await page.goBack();
  await hasTheme(page, 'dark');
});

test('a component of the author is a block, a layout, a slot and in place of the theme’s', async ({
  page,
}) => {
  await page.goto(`${site.url}night/`);
  await expect(page.getByText('★★★ in place 1')).toBeVisible();
  await page.goto(`${site.url}wide/`);
  await expect(page.locator('main[data-wide]')).toContainText('As wide as the window.');
  await expect(page.getByText('Theirs')).toBeVisible();
  await expect(page.getByText('Ours')).toBeVisible();
  await page.goto(`${site.url}words/`);
  await page.getByRole('button', { name: '0 for /words/' }).click();
  await expect(page.getByRole('button', { name: '1 for /words/' })).toBeVisible();
});

test('what authors add before and after the links of the bar stands in their row', async ({ page }) => {
  await page.goto(site.url);
  const middles = await page.evaluate(() =>
    ['.before-the-menu', '.frame-navbar-sections > ul', '.after-the-menu'].map((selector) => {
      const {
        top = 0,
        height = 0,
        left = 0,
      } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return { left, middle: Math.round(top + height / 2) };
    }),
  );
  const [before, links, after] = middles;
  expect(middles.map(({ middle }) => Math.abs(middle - (links?.middle ?? 0)) < 3)).toEqual([
    true,
    true,
    true,
  ]);
  expect([before, links, after].toSorted((a, b) => (a?.left ?? 0) - (b?.left ?? 0))).toEqual(middles);
});
