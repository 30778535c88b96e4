import type { Page } from '@playwright/test';
import { violationsEverywhere, violationsOf } from './axe.ts';
import { unseenInForcedColors } from './forced-colors.ts';
import { english } from './languages.ts';
import { doubleText } from './large-text.ts';
import { overhangs } from './overhangs.ts';
import { furtherKinds, samples } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of samples) {
  test(`${address} is accessible, small and wide, light and dark`, async ({ page, allowProblems }) => {
    allowProblems(/status of 404/);
    await page.goto(address);
    expect(await violationsEverywhere(page)).toEqual([]);
  });
}

for (const address of furtherKinds) {
  test(`${address} is accessible, with letters of twice the size and colours of the reader too`, async ({
    page,
  }) => {
    await page.goto(address);
    expect(await violationsOf(page)).toEqual([]);
    expect(await unseenInForcedColors(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 667 });
    await doubleText(page);
    expect(await overhangs(page, [375])).toEqual([]);
  });
}

/** The page as it stands, light and dark. */
async function violations(page: Page, within?: string): Promise<string[]> {
  const light = await violationsOf(page, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await violationsOf(page, { within, onlyColours: true });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((one) => `dark: ${one}`)];
}

test('the sheets of a small screen are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`${english.root}guide/intro/`);
  for (const name of [english.text.menu, english.text.navigation, english.text.outline]) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
    // The page behind the sheet is out of reach.
    expect(await violations(page, '[popover]:popover-open'), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  }
});

test('open menus are accessible', async ({ page }) => {
  await page.goto(`${english.root}guide/intro/`);
  for (const name of [english.text.more, english.text.language]) {
    const button = page.getByRole('button', { name, exact: true });
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // What a menu covers cannot be reached while it is open.
    expect(await violations(page, '.frame-navbar'), name).toEqual([]);
  }
});

test('the search dialog is accessible', async ({ page }) => {
  await page.goto(`${english.root}guide/intro/`);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Markdown');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  expect(await violations(page), 'results').toEqual([]);
  await page.setViewportSize({ width: 375, height: 740 });
  await dialog.getByRole('combobox').fill('zzzzqq');
  await expect(dialog.getByText(english.text.noResults)).toBeVisible();
  expect(await violations(page), 'no results').toEqual([]);
});

test('an open image is accessible', async ({ page }) => {
  await page.goto(`${english.root}guide/features/image-preview/`);
  await page.locator('main img[role=button]').first().click();
  await expect(page.getByRole('dialog', { name: english.text.openImage })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the samples of headings go down level by level', async ({ page }) => {
  await page.goto(`${english.root}guide/markdown/basic/`);
  expect(await violationsOf(page)).toEqual([]);
});
