import { english } from './languages.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('a page reads, and its links work, without script', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('navigation', { name: english.text.menu, exact: true })
    .locator('a[href="/en/guide/usage/"]')
    .click();
  await expect(page).toHaveURL('/en/guide/usage/');
});

test('menus of the navigation bar open on hover and on focus', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  const link = page.getByRole('banner').getByRole('link', { name: 'FAQ' }).first();
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'More' }).hover();
  await expect(link).toBeVisible();
});

test('every tab panel can be read', async ({ page }) => {
  await page.goto('/en/guide/markdown/tabs/');
  await expect(page.getByText('from Spotlight').last()).toBeVisible();
  await expect(page.getByText('from the Start menu').last()).toBeVisible();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('sidebar and navigation open', async ({ page }) => {
    await page.goto('/en/guide/intro/');
    await page.getByRole('button', { name: english.text.menu, exact: true }).click();
    await expect(page.getByRole('navigation', { name: english.text.menu, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: english.text.navigation }).click();
    await expect(page.getByRole('navigation', { name: english.text.navigation })).toBeVisible();
  });
});
