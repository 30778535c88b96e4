import type { Page } from '@playwright/test';
import { violationsEverywhere } from './axe.ts';
import { languages } from './languages.ts';
import { expect, test } from './test.ts';

const code = (page: Page) => page.locator('.tool-copy code');
/** Of a style sheet: the shelf of looks has code of its own. */
const sheet = (page: Page) => code(page).filter({ hasText: ':root' });

test('the finder shows a feature chosen by keys alone, though not by those of an input method, and the line for a page', async ({
  page,
}) => {
  await page.goto('/en/tools/caniuse/');
  await expect(page.getByRole('table')).toContainText('CSS Grid Layout');
  const field = page.getByRole('combobox', { name: 'Feature' });
  await expect(field).toBeEnabled();
  await field.pressSequentially('subgr');
  await expect(page.getByRole('option', { name: /CSS Subgrid/ })).toHaveAttribute('aria-selected', 'true');
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(page.getByRole('option', { name: /CSS Subgrid/ })).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('table')).toContainText('CSS Subgrid');
  await expect(code(page)).toHaveText('@[caniuse](css-subgrid)');
  await page.getByRole('slider', { name: 'Past versions' }).press('End');
  await expect(page.getByRole('columnheader')).toHaveCount(8);
  await expect(code(page)).toHaveText('@[caniuse embed{-5,1}](css-subgrid)');
});

test('colors are tried on the page, kept apart for light and dark, and gone with the page', async ({
  page,
}) => {
  const accent = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector('.frame-sidebar a[aria-current]') as Element).color,
    );
  await page.goto('/en/tools/theme-colors/');
  const field = page.getByRole('textbox', { name: /Brand 1.*, Light, as hex/ });
  await expect(field).not.toHaveValue('');
  const before = await accent();
  await field.fill('#999');
  await expect.poll(accent).toBe('rgb(153, 153, 153)');
  await expect(page.locator('.theme-color-contrast[data-low]').first()).toContainText('too low');
  await page.getByRole('textbox', { name: /^Page, Dark, as hex/ }).fill('#101010');
  await expect(sheet(page)).toHaveText(
    ':root {\n  --accent: light-dark(#999999, #f0876a);\n  --bg: light-dark(#fcfaf6, #101010);\n}',
  );
  await expect
    .poll(() => page.evaluate(() => ({ ...localStorage })))
    .toMatchObject({
      BIFOLIO_THEME_COLORS_LIGHT: '{"--accent":"#999999"}',
      BIFOLIO_THEME_COLORS_DARK: '{"--bg":"#101010"}',
    });

  await page.getByRole('link', { name: 'Browser support finder' }).first().click();
  await expect(page).toHaveURL('/en/tools/caniuse/');
  await expect.poll(accent).toBe(before);
  await page.goBack();
  await expect.poll(accent).toBe('rgb(153, 153, 153)');
  await page.getByRole('button', { name: 'Reset all colors' }).click();
  await expect.poll(accent).toBe(before);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .not.toContain('BIFOLIO_THEME_COLORS_LIGHT');
});

test('the tint plate follows its sliders, and its config is as short as can be', async ({ page }) => {
  await page.goto('/en/tools/home-hero-tint-plate/');
  const middle = page.getByRole('group', { name: 'Red' }).getByRole('slider', { name: 'middle' });
  await expect(middle).toBeEnabled();
  await middle.press('End');
  await expect(code(page)).toHaveText("effect: tint-plate\neffectConfig:\n  light: '255,200,200'");
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(middle).toHaveValue('32');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(code(page)).toHaveText('effect: tint-plate');
});

test('every effect of the gallery can be adjusted, and its config copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/guide/custom-home/hero-effect/');
  await page.locator('.tool').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'dot-grid' }).check();
  const gap = page.getByRole('textbox', { name: 'gap' });
  await gap.fill('24');
  await expect(code(page)).toHaveText('effect: dot-grid\neffectConfig:\n  gap: 24');
  await page
    .getByRole('button', { name: 'Copy', exact: true })
    .and(page.locator('.tool-copy button'))
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('gap: 24');
  await page.getByRole('button', { name: 'Undo: gap' }).click();
  await expect(gap).toHaveValue('15');
});

for (const { lang, root } of languages)
  test(`the tools of ${lang} are accessible, small and wide, light and dark`, async ({ page }) => {
    for (const tool of ['', 'caniuse/', 'theme-colors/', 'home-hero-tint-plate/']) {
      await page.goto(`${root}tools/${tool}`);
      await expect(page.locator('.tool:disabled')).toHaveCount(0);
      expect(await violationsEverywhere(page), tool).toEqual([]);
    }
  });

test('other pages load nothing of the tools', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/guide/usage/', { waitUntil: 'networkidle' });
  await page.goto('/en/config/intro/', { waitUntil: 'networkidle' });
  expect(files.filter((file) => /caniuse|colors|tint|gallery/i.test(file))).toEqual([]);
  expect(
    await page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule.cssText.includes('.tool-')).length,
    ),
  ).toBe(0);
});

test('the page on the home page follows what one types beside it', async ({ page }) => {
  await page.goto('/en/');
  const editor = page.locator('.live-editor');
  await editor.getByRole('button', { name: 'Edit' }).click();
  const source = editor.getByRole('textbox', { name: 'Markdown' });
  await expect(source).toHaveValue(/^## Brewing tea/);
  await source.fill('## A boat\n\n- [x] row **slowly**\n');
  const made = editor.locator('.live-editor-page:not([hidden])');
  await expect(made.getByRole('heading', { name: 'A boat' })).toBeVisible();
  await expect(made.locator('strong')).toHaveText('slowly');
});

test('a look from the shelf is laid over the page, and its config copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/tools/theme-colors/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const paper = await ground();
  await page.getByRole('radio', { name: /Slate/ }).check();
  await expect.poll(ground).not.toBe(paper);
  await page.getByRole('button', { name: 'Copy config' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("look: 'slate'");
});

test('search grows from its field, unless the reader prefers stillness', async ({ page }) => {
  const motions = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap((one) => (one instanceof CSSAnimation ? [one.animationName] : [])),
    );
  const open = () => page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en/guide/intro/');
  await page.evaluate(() => document.documentElement.style.setProperty('--normal', '60s'));
  await open();
  expect(await motions()).toContain('search-grow');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await open();
  expect(await motions()).not.toContain('search-grow');
});
