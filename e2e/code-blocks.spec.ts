import type { Page } from '@playwright/test';
import { serveBuilt } from './built-site.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker, one build: two at once would share a cache.
test.describe.configure({ mode: 'default' });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('code');
});
test.afterAll(() => site[Symbol.asyncDispose]());

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the button copies what one wants of the code, says so, and turns back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site.url);
  const buttons = page.getByRole('button', { name: 'Copy code' });
  await expect(buttons).toHaveCount(3);
  await buttons.first().click();
  // For two seconds.
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  await expect.poll(() => clipboard(page)).toBe('const after = 2;');
  await expect(buttons.first()).not.toHaveAttribute('data-copied');
  await buttons.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe('npm install\nnpm start');
  await buttons.nth(2).click();
  await expect.poll(() => clipboard(page)).toBe('one\ntwo\nthree\nfour');
});

test('a double click copies code within a sentence where the site wants it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site.url);
  await expect(page.locator('.code-copy')).toHaveCount(3);
  await page.getByText('npm test').dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  await expect.poll(() => clipboard(page)).toBe('npm test');
});

test('below 420 px there is no button', async ({ page }) => {
  await page.setViewportSize({ width: 419, height: 700 });
  await page.goto(site.url);
  await expect(page.locator('.code-copy').first()).toBeHidden();
});

test('a folded block opens and closes by keyboard', async ({ page }) => {
  await page.goto(site.url);
  const last = page.getByText('four', { exact: true });
  await expect(last).toBeHidden();
  await page.locator('.code-fold summary').focus();
  await page.keyboard.press('Enter');
  await expect(last).toBeVisible();
  await page.getByText('Show fewer lines').click();
  await expect(last).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('code folds, and has no button that would do nothing', async ({ page }) => {
    await page.goto(site.url);
    await page.getByText('Show all 4 lines').click();
    await expect(page.getByText('four', { exact: true })).toBeVisible();
    await expect(page.locator('.code-copy')).toHaveCount(0);
  });
});
