import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsEverywhere } from './axe.ts';
import { writeExtras } from './extras-site.ts';
import { overhangs } from './overhangs.ts';
import { scriptRan } from './script-ran.ts';
import { bifolio, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

let site: Served;
let folder: string;
test.beforeAll(async () => {
  folder = writeExtras();
  await bifolio(['build', folder]);
  site = await preview(folder);
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
    await expect(bulletin(page).locator('.hint-container')).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await expect(page.locator('#usage')).toHaveCount(1);
    await expect(bulletin(page).getByRole('link', { name: 'the guide' })).toHaveAttribute(
      'href',
      '/en/guide/#usage',
    );
    expect(await violationsEverywhere(page)).toEqual([]);
  });

  test('is closed by Escape for good, on every page, and its focus goes to the content', async ({ page }) => {
    await open(page, 'en/');
    await expect(bulletin(page)).toBeVisible(); // By its script, which then hears of keys.
    await bulletin(page).getByRole('button', { name: 'Close announcement' }).focus();
    await page.keyboard.press('Escape');
    await expect(bulletin(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await page.getByRole('link', { name: 'Guide' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
    await expect(page.locator('.bulletin')).toBeHidden();
    await page.reload();
    await scriptRan(page, 'show-bulletin');
    await expect(page.locator('.bulletin')).toBeHidden();
  });

  test('stays where it is from page to page, is another one in another language, and not everywhere', async ({
    page,
  }) => {
    await open(page, 'en/');
    await expect(bulletin(page)).toBeVisible();
    await page.locator('.bulletin').evaluate((element) => Object.assign(element, { wasSeen: true }));
    await page.getByRole('link', { name: 'Guide', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
    await expect(bulletin(page)).toBeVisible();
    await expect(page.locator('.bulletin')).toHaveJSProperty('wasSeen', true);
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

test.describe('the watermark', () => {
  /** The layer that shows the marks, of the whole page or of an element in it. */
  const layer = (page: Page, parent = 'body') => page.locator(`${parent} > div[style*="z-index"] > div`);
  const picture = (page: Page, parent?: string) =>
    layer(page, parent).evaluate((element) => getComputedStyle(element).backgroundImage);

  test('lies over the whole page, lets clicks through, and comes back when it is removed or altered', async ({
    page,
  }) => {
    await open(page, 'en/marked/');
    await expect(layer(page)).toHaveCSS('background-size', '200px 200px');
    await expect(layer(page)).toHaveCSS('pointer-events', 'none');
    await expect(layer(page)).toHaveCSS('z-index', '2147483647');
    await layer(page).evaluate((element) => element.parentElement?.remove());
    await expect(layer(page)).toBeAttached();
    await layer(page).evaluate((element) => element.setAttribute('hidden', ''));
    await expect(layer(page)).not.toHaveAttribute('hidden');
    await layer(page).evaluate((element) => element.style.setProperty('display', 'none', 'important'));
    await expect(layer(page)).toHaveCSS('display', 'block');
    await expect(layer(page)).toHaveCount(1);
  });

  test('is drawn for the appearance, and for paper in the color of ink', async ({ page }) => {
    await open(page, 'en/marked/');
    await expect(layer(page)).toBeAttached();
    const light = await picture(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => picture(page)).not.toBe(light);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await picture(page)).toBe(light);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => picture(page)).not.toBe(light);
  });

  test('goes with its page, and covers the content only where the page says so', async ({ page }) => {
    await open(page, 'en/marked/');
    await expect(layer(page)).toBeAttached();
    await page.locator('main .prose').getByRole('link', { name: 'in part' }).click();
    await expect(layer(page, 'main .prose')).toBeAttached();
    await expect(layer(page)).toHaveCount(0);
    await expect(page.locator('main .prose')).toHaveCSS('position', 'relative');
    await page.goBack();
    await expect(layer(page)).toBeAttached();
    await page.locator('main .prose').getByRole('link', { name: 'Plain' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain');
    await expect(layer(page)).toHaveCount(0);
    expect(built('en/plain')).not.toContain('atermark');
  });

  test('is drawn on the next page when its script could not be fetched', async ({ page, allowProblems }) => {
    allowProblems(/Failed to (?:fetch|load)|ERR_FAILED|vite:preloadError|Unable to preload/);
    const script = /\/assets\/cover-page-[^/]*\.js/;
    await page.route(script, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    await open(page, 'en/marked/');
    await failed;
    await page.unroute(script);
    await page.locator('main .prose').getByRole('link', { name: 'in part' }).click();
    await expect(layer(page, 'main .prose')).toBeAttached();
  });

  test('may be a picture, or hardly there', async ({ page }) => {
    await open(page, 'en/stamped/');
    await expect(layer(page)).toBeAttached();
    const [red = 0, green = 0] = await strongest(page);
    expect(red).toBeGreaterThan(3 * green);
    await open(page, 'en/blind/');
    await expect(layer(page)).toBeAttached();
    const [, , , alpha = 0] = await strongest(page);
    expect(alpha).toBeGreaterThan(0);
    expect(alpha).toBeLessThan(4);
  });

  /** The pixel of the marks that covers most, as red, green, blue and alpha. */
  const strongest = (page: Page) =>
    layer(page).evaluate(async (element) => {
      const image = new Image();
      image.src = getComputedStyle(element).backgroundImage.slice(5, -2);
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      let most = 0;
      for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > (data[most + 3] ?? 0)) most = at - 3;
      return [...data.slice(most, most + 4)];
    });
});
