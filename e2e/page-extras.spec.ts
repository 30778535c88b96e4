import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsEverywhere } from './axe.ts';
import { writeExtras } from './extras-site.ts';
import { overhangs } from './overhangs.ts';
import { bifolio, type Served, serve } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

let site: Served;
let folder: string;
test.beforeAll(async () => {
  folder = writeExtras();
  bifolio(['build', folder]);
  site = await serve(['preview', folder]);
});
test.afterAll(async () => {
  await site[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const open = (page: Page, path: string) => page.goto(site.url + path);
const built = (path: string) => readFileSync(join(folder, 'dist', path, 'index.html'), 'utf8');

test.describe('the bulletin', () => {
  const bulletin = (page: Page, name = 'News') => page.getByRole('complementary', { name });

  test('shows a file with all that pages may use, and leaves the ids of headings to the page', async ({
    page,
  }) => {
    await open(page, 'en/guide/');
    await expect(bulletin(page)).toBeVisible();
    await expect(bulletin(page).locator('.hint-container')).toHaveCSS('border-inline-start-style', 'solid');
    await expect(page.locator('#usage')).toHaveCount(1);
    await expect(bulletin(page).getByRole('link', { name: 'the guide' })).toHaveAttribute(
      'href',
      '/en/guide/#usage',
    );
    expect(await violationsEverywhere(page)).toEqual([]);
  });

  test('is closed by Escape for good, on every page, and its focus goes to the content', async ({ page }) => {
    await open(page, 'en/');
    await bulletin(page).getByRole('button', { name: 'Close announcement' }).focus();
    await page.keyboard.press('Escape');
    await expect(bulletin(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await page.getByRole('link', { name: 'Guide' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
    await expect(page.locator('.bulletin')).toBeHidden();
    await page.reload();
    await expect(page.locator('bi-island[name=BulletinFrame][hydrated]')).toBeAttached();
    await expect(page.locator('.bulletin')).toBeHidden();
  });

  test('stays where it is from page to page, is another one in another language, and not everywhere', async ({
    page,
  }) => {
    await open(page, 'en/');
    await expect(bulletin(page)).toBeVisible();
    await page.locator('.bulletin').evaluate((element) => element.setAttribute('data-seen', ''));
    await page.getByRole('link', { name: 'Guide', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
    await expect(page.locator('.bulletin[data-seen]')).toBeVisible();
    await open(page, '');
    await expect(bulletin(page, '公告')).toContainText('今日停刊');
    await page.getByRole('button', { name: '关闭公告' }).click();
    await page.reload();
    await expect(bulletin(page, '公告')).toBeVisible();
    expect(built('en/plain')).not.toContain('bulletin');
  });

  test('lies at the lower edge of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, 'en/guide/');
    await expect(bulletin(page)).toBeVisible();
    const box = await bulletin(page).boundingBox();
    expect(box && box.y > 280 && box.x >= 0 && box.x + box.width <= 375).toBe(true);
    expect(await overhangs(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('stands above the page, for it could not be closed', async ({ page }) => {
      await open(page, 'en/guide/');
      await expect(bulletin(page)).toBeVisible();
      await expect(bulletin(page)).toHaveCSS('position', 'static');
    });
  });
});
