import { routes } from './routes.ts';
import { expect, test } from './test.ts';

for (const route of routes) {
  test(`${route} loads and hydrates without a word on the console`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main')).toBeVisible();
    for (const island of await page.locator('bi-island').all()) await island.dispatchEvent('pointerover');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('bi-island[failed]')).toHaveCount(0);
  });
}
