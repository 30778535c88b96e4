import type { Page } from '@playwright/test';
import { scriptRan } from './script-ran.ts';
import { expect, test } from './test.ts';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a file tree is copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/guide/markdown/file-tree/');
  const button = page.locator('.block-file-tree .copy-button').first();
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect.poll(() => clipboard(page)).toContain('│   ├── guide.md');
  await expect(button).toHaveText('Copy as text');
});

test('a table is copied as HTML and as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/guide/markdown/table/');
  const table = page.locator('.block-table').first();
  await table.getByRole('button', { name: 'Copy as HTML' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^<table>/);
  await table.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^\| what {2}\| price \|/);
});

test('a code tree shows the file that is chosen', async ({ page }) => {
  await page.goto('/en/guide/markdown/code-tree/');
  const tree = page.locator('.block-code-tree').first();
  await tree.getByRole('button', { name: 'add.ts' }).click();
  await expect(tree.locator('[data-chosen] .code-title')).toHaveText('src/lib/add.ts');
  await expect(tree.getByRole('button', { name: 'add.ts' })).toHaveAttribute('aria-current', 'true');
});

test('panels of an accordion close each other', async ({ page }) => {
  await page.goto('/en/guide/markdown/collapse/');
  const panels = page.locator('details[name^="collapse-"]');
  await panels.nth(0).locator('summary').click();
  await expect(panels.nth(0)).toHaveAttribute('open');
  await panels.nth(1).locator('summary').click();
  await expect(panels.nth(0)).not.toHaveAttribute('open');
});

test('a tool chosen for one group of commands is chosen for the next visit', async ({ page }) => {
  await page.goto('/en/guide/markdown/npm-to/');
  const group = page.locator('.block-code-tabs').first();
  await group.getByRole('tab', { name: 'yarn' }).click();
  await expect(group.locator('[data-selected] code')).toContainText('yarn add --dev vite');
  await page.reload();
  await expect(group.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all files of a code tree are shown, and nothing offers to copy', async ({ page }) => {
    await page.goto('/en/guide/markdown/code-tree/');
    const tree = page.locator('.block-code-tree').first();
    await expect(tree.locator('pre:visible')).toHaveCount(3);
    await expect(tree.getByRole('button')).toHaveCount(0);
    await page.goto('/en/guide/markdown/file-tree/');
    await expect(page.locator('.copy-button').first()).toBeHidden();
  });
});

test('Escape closes what an abbreviation means until the word is left', async ({ page }) => {
  await page.goto('/en/guide/markdown/abbreviation/');
  await scriptRan(page, 'close-abbreviations');
  const word = page.locator('.abbr').first();
  const shown = () => word.evaluate((element) => getComputedStyle(element, '::after').content !== 'none');
  await word.focus();
  expect(await shown()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await shown()).toBe(false);
  await expect(word).toBeFocused();
  await word.blur();
  await word.focus();
  expect(await shown()).toBe(true);
});
