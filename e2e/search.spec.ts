import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { serveBuilt } from './built-site.ts';
import { fixture, type Served, serve } from './site.ts';
import { expect, test } from './test.ts';

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const status = (page: Page) => page.getByRole('dialog').getByRole('status');
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

/** What is marked on the page, in order. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-found') ?? [])].map((range) => (range as Range).toString()),
  );

const servers: Record<string, () => Promise<Served>> = {
  'the built site': () => serveBuilt('search'),
  dev: () => serve(['dev', fixture('search')]),
};

for (const [name, start] of Object.entries(servers)) {
  test.describe(`search in ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    let site: Served;
    test.beforeAll(async () => {
      site = await start();
    });
    test.afterAll(() => site[Symbol.asyncDispose]());

    test('nothing of it is fetched before it is opened', async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(`${site.url}guide/deploy/`);
      await page.waitForTimeout(500);
      expect(fetched.filter((path) => /\/search-index\/|SearchDialog/.test(path))).toEqual([]);
      await page.getByRole('button', { name: '搜索' }).click();
      await expect(field(page)).toBeFocused();
      await expect.poll(() => fetched.some((path) => path.includes('/search-index/zh-CN/'))).toBe(true);
    });

    test('Chinese is found from the middle of a phrase, followed by keyboard and marked', async ({
      page,
    }) => {
      await page.goto(`${site.url}guide/deploy/`);
      await page.keyboard.press('Control+k');
      await field(page).fill('色模');
      await expect(options(page)).toHaveCount(1);
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(options(page).first().locator('mark').first()).toHaveText('色模');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.url}guide/appearance/#${encodeURIComponent('深色模式')}`);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => marked(page)).toEqual(['色模', '色模']);
    });

    test('characters that stand apart are no phrase', async ({ page }) => {
      await page.goto(site.url);
      await page.keyboard.press('/');
      await field(page).fill('深模');
      await expect(status(page)).toHaveText('没有找到 深模');
      await expect(options(page)).toHaveCount(0);
    });

    test('pages that say so stay out', async ({ page }) => {
      await page.goto(site.url);
      await page.keyboard.press('/');
      await field(page).fill('海市蜃楼');
      await expect(status(page)).toContainText('没有找到');
    });

    test('text in tabs and collapses is found and uncovered', async ({ page }) => {
      await page.goto(site.url);
      for (const [typed, text] of [
        ['静态文件', '静态文件'],
        ['藏宝图', '藏宝图'],
      ] as const) {
        await page.keyboard.press('/');
        await field(page).fill(typed);
        await expect(options(page).locator('mark', { hasText: text }).first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main').getByText(text)).toBeInViewport();
      }
    });

    test('mixed terms, identifiers, code titles, prefixes and typing errors are found', async ({ page }) => {
      await page.goto(site.url);
      await page.keyboard.press('/');
      for (const typed of ['useDarkMode', 'lang.config', '读取useDarkMode', '深夜配色']) {
        await field(page).fill(typed);
        await expect(options(page).first(), typed).toContainText(/深色模式|常见问题/);
      }
      await page.goto(`${site.url}en/`);
      await page.keyboard.press('/');
      for (const typed of ['useDark', 'configur', 'gradien', 'night-colours']) {
        await field(page).fill(typed);
        await expect(options(page).first(), typed).toContainText(/Dark mode|Questions/);
      }
      await field(page).fill('confguration');
      await expect(status(page)).toContainText('Showing results for configuration');
      await field(page).fill('zzzzqq');
      await expect(status(page)).toHaveText('No results for zzzzqq');
    });

    test('only the answer to what was typed last is shown', async ({ page }) => {
      await page.goto(`${site.url}en/`);
      await page.keyboard.press('/');
      await field(page).pressSequentially('static files', { delay: 15 });
      await expect(options(page).first()).toContainText('static files');
      await field(page).fill('useDarkMode');
      await expect(options(page).first().locator('mark').first()).toHaveText(/useDarkMode/);
      await field(page).fill('');
      await expect(options(page)).toHaveCount(0);
    });

    test('searches that led somewhere are offered again, by language', async ({ page }) => {
      await page.goto(`${site.url}en/`);
      await page.keyboard.press('/');
      await field(page).fill('gradient');
      await expect(options(page)).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appearance');
      await page.keyboard.press('/');
      await field(page).fill('');
      await expect(options(page).first()).toHaveText('gradient');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(options(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('arrows go round the list; the slash is a letter in the field', async ({ page }) => {
      await page.goto(`${site.url}en/`);
      await page.keyboard.press('/');
      await field(page).fill('appearance');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      const last = options(page).last();
      await page.keyboard.press('ArrowUp');
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await last.getAttribute('id')) ?? '',
      );
      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('End');
      await page.keyboard.type('/');
      await expect(field(page)).toHaveValue('appearance/');
    });
  });
}

test('the dialog is accessible, full and empty', async ({ page }) => {
  await using site = await serveBuilt('search');
  await page.goto(`${site.url}en/`);
  await page.keyboard.press('/');
  await field(page).fill('appearance');
  await expect(options(page).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await field(page).fill('zzzzqq');
  await expect(status(page)).toContainText('No results');
  expect(await violationsOf(page)).toEqual([]);
});

test('without script there is no button', async ({ browser }) => {
  await using site = await serveBuilt('search');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: '搜索' })).toBeHidden();
  await context.close();
});
