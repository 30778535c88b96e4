import { english } from './languages.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 375, height: 740 } });

test('the navigation opens as a sheet and closes when one follows a link', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  const sheet = page.getByRole('navigation', { name: english.text.navigation });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: english.text.navigation }).click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('link', { name: 'Config' }).click();
  await expect(page).toHaveURL('/en/config/intro/');
  await expect(sheet).toBeHidden();
});

test('the navigation sheet closes on Escape and when the window grows', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  const sheet = page.getByRole('navigation', { name: english.text.navigation });
  const button = page.getByRole('button', { name: english.text.navigation });
  await button.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await button.click();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(sheet).toBeHidden();
});

test('the sidebar opens over the page and closes on a navigation', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  const sidebar = page.getByRole('navigation', { name: english.text.menu, exact: true });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: english.text.menu, exact: true }).click();
  await expect(sidebar).toBeVisible();
  await sidebar.locator('a[href="/en/guide/usage/"]').click();
  await expect(page).toHaveURL('/en/guide/usage/');
  await expect(sidebar).toBeHidden();
});

test('the language can be changed from the sheet', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  await page.getByRole('button', { name: english.text.navigation }).click();
  await page
    .getByRole('navigation', { name: english.text.language })
    .getByRole('link', { name: '简体中文' })
    .click();
  await expect(page).toHaveURL('/guide/intro/');
});

test('the focus stays in the navigation while it is open, and the page behind it stays where it is', async ({
  page,
}) => {
  await page.goto('/en/guide/intro/');
  await page.getByRole('button', { name: english.text.navigation }).click();
  await expect(page.locator('[inert]:has(main)')).toHaveCount(1);
  const outside = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest('main, .frame-sidebar, .frame-footer')));
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    expect(await outside()).toBe(false);
  }
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[inert]')).toHaveCount(0);
});
