import type { Page } from '@playwright/test';
import { english, languages } from './languages.ts';
import { expect, test } from './test.ts';
import { wakeIslands } from './wake-islands.ts';

const menu = (page: Page, text: (typeof languages)[number]['text'] = english.text) => ({
  button: page.getByRole('banner').getByRole('button', { name: text.more, exact: true }),
  link: page.locator('.frame-flyout-menu').getByRole('link', { name: text.faq, exact: true }),
});

for (const { lang, root, text } of languages) {
  test(`a menu of ${lang} opens while one points at it`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    const { button, link } = menu(page, text);
    await expect(link).toBeHidden();
    await button.hover();
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(300, 600);
    await expect(link).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test(`the version menu of ${lang} has the history of the product`, async ({ page }) => {
    await page.goto(`${root}guide/intro/`);
    await page.getByRole('banner').getByRole('button', { name: '1.0.0-rc.175' }).hover();
    for (const path of ['changelog/', 'contributing/'])
      await expect(page.locator(`.frame-flyout-menu a[href="${root}${path}"]`)).toBeVisible();
  });
}

test('a menu stays for 400 ms when the pointer slips off, and gives way to another at once', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${english.root}guide/intro/`);
  const { button } = menu(page);
  const version = page.getByRole('banner').getByRole('button', { name: '1.0.0-rc.175' });
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(300, 600);
  await page.clock.runFor(399);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await version.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a menu opens on focus, and closes on Escape and when the focus leaves', async ({ page }) => {
  await page.goto(`${english.root}guide/intro/`);
  const { button, link } = menu(page);
  await button.focus();
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeHidden();
});

test('Enter opens what the focus alone has opened, and Tab goes through it', async ({ page }) => {
  await page.goto(`${english.root}guide/intro/`);
  await wakeIslands(page);
  const { button, link } = menu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).focus();
  while (!(await button.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
});

test('Escape closes a menu under the pointer, wherever the focus is, and leaves it there', async ({
  page,
}) => {
  await page.goto(`${english.root}guide/intro/`);
  const { button, link } = menu(page);
  const outside = page.getByRole('main').getByRole('link').first();
  await outside.focus();
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(outside).toBeFocused();
});

test('a menu closes behind a link that was followed', async ({ page }) => {
  await page.goto(`${english.root}guide/intro/`);
  const { button, link } = menu(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(page).toHaveURL(`${english.root}faq/`);
  await expect(link).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a menu opens, closes, and closes when one taps elsewhere', async ({ page }) => {
    await page.goto(`${english.root}guide/intro/`);
    const { button, link } = menu(page);
    await button.tap();
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.tap();
    await expect(link).toBeHidden();
    await button.tap();
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(link).toBeHidden();
  });
});
