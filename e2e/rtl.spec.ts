import type { Locator } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { serveBuilt } from './built-site.ts';
import { overhangs } from './overhangs.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker, one build: two at once would share a cache.
test.describe.configure({ mode: 'default' });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('rtl');
});
test.afterAll(() => site[Symbol.asyncDispose]());

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing is shown.');
  return { ...box, right: box.x + box.width };
};
const directionOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).direction);

test('the frame is mirrored, and code runs from left to right', async ({ page }) => {
  await page.goto(`${site.url}guide/`);
  const [text, sidebar, outline] = await Promise.all(
    ['.frame-doc-main', '.frame-sidebar', '.frame-outline'].map((part) => boxOf(page.locator(part))),
  );
  expect(sidebar?.x).toBeGreaterThanOrEqual(text?.right ?? 0);
  expect(outline?.right).toBeLessThanOrEqual(text?.x ?? 0);
  expect(await directionOf(page.locator('article > .prose'))).toBe('rtl');
  expect(await directionOf(page.locator('.code pre').first())).toBe('ltr');
  const [title, code] = [
    await boxOf(page.locator('.code-title')),
    await boxOf(page.locator('.code').first()),
  ];
  expect(title.x - code.x).toBeLessThan(2);
  expect(await violationsOf(page)).toEqual([]);
});

test('nothing is wider than its window', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  for (const path of [
    '',
    'guide/',
    'guide/blocks/',
    'guide/only-english/',
    'blog/',
    'article/1/',
    'nowhere/',
  ]) {
    await page.goto(site.url + path);
    expect(await overhangs(page)).toEqual([]);
  }
});

test('on a phone the sidebar opens at the right, the outline at the left', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`${site.url}guide/`);
  await page.locator('.frame-bar-sidebar').click();
  const sidebar = page.locator('.frame-sidebar');
  // What a scrollbar takes is left free.
  await expect(async () => {
    const { right } = await boxOf(sidebar);
    expect(right).toBeGreaterThan(355);
    expect(right).toBeLessThanOrEqual(375);
  }).toPass();
  await page.keyboard.press('Escape');
  await page.locator('.frame-bar-outline').click();
  expect((await boxOf(page.locator('.frame-outline'))).x).toBeLessThan(30);
});

test('what the interface lacks in Arabic is English, and says so', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  await page.goto(`${site.url}guide/blocks/`);
  await expect(page.getByText('Previous page')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('الصفحة التالية')).not.toHaveAttribute('lang');
  await page.goto(`${site.url}nowhere/`);
  await expect(page.locator('blockquote')).toHaveAttribute('dir', 'ltr');
});

test('a passage whose original is newer has a mark in the margin, which leads to the original', async ({
  page,
}) => {
  await page.goto(`${site.url}guide/`);
  const notice = page.locator('.frame-behind');
  await expect(notice).toContainText('1 passage of the original is newer.');
  await expect(notice.locator('[dir="ltr"]')).toHaveAttribute('lang', 'en');
  const mark = page.getByRole('link', { name: 'The original is newer' });
  await expect(mark).toHaveCount(1);
  const [line, text] = [await boxOf(mark), await boxOf(page.locator('article > .prose > p').first())];
  expect(line.x).toBeGreaterThanOrEqual(text.right - 1);
  expect(Math.abs(line.height - text.height)).toBeLessThan(12);
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/guide\//);
});

test('facing pages run each in its own direction', async ({ page }) => {
  await page.goto(`${site.url}guide/`);
  await page.locator('[data-facing]').click();
  const row = page
    .locator('.frame-facing-row')
    .filter({ has: page.locator('h2') })
    .first();
  const [own, other] = [row.locator('h2').first(), row.locator('details h2')];
  expect(await directionOf(own)).toBe('rtl');
  expect(await directionOf(other)).toBe('ltr');
  expect((await boxOf(own)).x).toBeGreaterThan((await boxOf(other)).right);
  expect(await violationsOf(page)).toEqual([]);
});

test('the arrow to the left leads to the next tab', async ({ page }) => {
  await page.goto(`${site.url}guide/blocks/`);
  const tab = page.getByRole('tab', { name: 'أولا' });
  await tab.click();
  await tab.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'ثانيا' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(tab).toBeFocused();
});
