import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/en/guide/markdown/tabs/');
});

test('the keyboard moves between tabs and wraps around', async ({ page }) => {
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().click();
  await expect(page.locator('bi-island:has([role="tablist"])').first()).toHaveAttribute('hydrated');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  for (let step = 1; step < (await tabs.count()); step++) await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
});

test('the panel of the selected tab alone is shown', async ({ page }) => {
  await page.getByRole('tab', { name: 'Windows' }).first().click();
  await expect(page.getByRole('tabpanel').filter({ hasText: 'from the Start menu' }).first()).toBeVisible();
  await expect(page.getByText('from Spotlight').last()).toBeHidden();
});

test('the choice is remembered for all groups of one name, on every page', async ({ page }) => {
  await page.goto('/en/guide/quick-start/intro/');
  const pnpm = page.getByRole('tab', { name: 'pnpm' }).first();
  await pnpm.click();
  await expect(pnpm).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(pnpm).toHaveAttribute('aria-selected', 'true');
});
