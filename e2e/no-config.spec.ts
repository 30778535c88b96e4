import { serveBuilt } from './built-site.ts';
import { expect, test } from './test.ts';

test('a folder of Markdown with no config is a site that looks like one', async ({ page }) => {
  await using site = await serveBuilt('no-config');
  await page.goto(site.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { level: 1, name: 'A folder of notes' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'The first note' }).click();
  await expect(page).toHaveURL(`${site.url}notes/first/`);
  await expect(page).toHaveTitle(/^First note \| /);
  await expect(page.locator('pre code span[class]').first()).toBeVisible();
});
