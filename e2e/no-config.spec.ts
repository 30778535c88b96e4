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
  await page.getByRole('link', { name: 'Observation_log' }).first().click();
  await expect(page.locator('h1')).toContainText('Observation_log');
  await page.setViewportSize({ width: 375, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('.frame-sidebar')).toBeVisible();
  // A word longer than its column is broken, not cut off.
  for (const place of ['.frame-sidebar', '.frame-breadcrumbs', 'h1'])
    expect(await page.locator(place).evaluate((part) => part.scrollWidth - part.clientWidth), place).toBe(0);
  await page.close(); // It may still be fetching islands.
});
