import { expect, test } from './test.ts';

const labels = { '/': '返回顶部', '/en/': 'Back to top' };

for (const [root, name] of Object.entries(labels)) {
  test(`the way to the top under ${root} appears past half a screen and says how far one is`, async ({
    page,
  }) => {
    await page.goto(`${root}guide/markdown/basic/`);
    const button = page.getByRole('button', { name });
    await expect(button).toBeHidden();
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(button).toHaveAttribute('data-scrolling', { timeout: 800 });
    }).toPass();
    await expect(button).toBeVisible();
    await expect(button.locator('[data-percent]')).toHaveAttribute('data-percent', /^\d+%$/);
    await expect(button).not.toHaveAttribute('data-scrolling');
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
}
