import type { Page } from '@playwright/test';
import { languages } from './languages.ts';
import { expect, test } from './test.ts';

/** Note the appearance at the moment `<body>` appears: before anything is painted. */
function watchFirstTheme(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { firstTheme: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });
}

const firstTheme = (page: Page) => page.evaluate(() => Reflect.get(window, 'firstTheme'));
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

for (const { lang, root, text } of languages) {
  test(`the appearance chosen in ${lang} stays after a reload, from the first paint on`, async ({ page }) => {
    await watchFirstTheme(page);
    await page.goto(`${root}guide/intro/`);
    const light = await ground(page);
    const appearance = page.getByRole('banner').getByRole('switch', { name: text.appearance });
    await expect(appearance).toHaveAttribute('aria-checked', 'false');
    await appearance.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(appearance).toHaveAttribute('aria-checked', 'true');
    await expect.poll(() => ground(page)).not.toBe(light);

    await page.reload();
    expect(await firstTheme(page)).toBe('dark');
  });
}

test('without a choice the appearance follows the system', async ({ page }) => {
  await watchFirstTheme(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/guide/intro/');
  expect(await firstTheme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const { lang, root, text } of languages) {
  test(`the switch in ${lang} says what is shown before anybody touches it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${root}guide/intro/`);
    const appearance = page.getByRole('banner').getByRole('switch', { name: text.appearance });
    await expect(appearance).toBeChecked();
    const title = await appearance.getAttribute('title');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(appearance).not.toBeChecked();
    await expect(appearance).not.toHaveAttribute('title', title ?? '');

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(appearance).toBeChecked();
    await appearance.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(appearance).not.toBeChecked();
  });
}

for (const path of ['/', '/en/guide/intro/', '/en/blog/']) {
  test(`paper is light, whatever the screen is: ${path}`, async ({ page }) => {
    const ink = () =>
      page
        .locator('h1')
        .first()
        .evaluate((heading) => getComputedStyle(heading).color);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await page.emulateMedia({ colorScheme: 'light', media: 'print' });
    const light = [await ground(page), await ink()];
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(async () => [await ground(page), await ink()]).toEqual(light);
    await expect(
      page.locator('.home-backdrop:visible, .frame-navbar:visible, .frame-footer:visible'),
    ).toHaveCount(0);
  });
}
