import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { root } from '../scripts/paths.mjs';
import { scriptRan } from './script-ran.ts';
import { bifolio, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default' });
test.use({ hasTouch: true });

const names = ['annotation', 'plot', 'abbr', 'collapse', 'file-tree'];

let site: Served;
test.beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'bifolio-popups-'));
  mkdirSync(join(dir, 'pages'));
  for (const name of names) {
    const example = readFileSync(join(root, 'packages/theme/src/blocks', name, 'example.md'), 'utf8');
    writeFileSync(join(dir, 'pages', `${name}.md`), `A first line to click on.\n\n${example}`);
  }
  await bifolio(['build', join(dir, 'pages'), '--out', join(dir, 'site')]);
  site = await preview(join(dir, 'pages'), '--out', join(dir, 'site'));
});
test.afterAll(() => site[Symbol.asyncDispose]());

const colorOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);
const saidAfter = (element: Locator) => element.evaluate((one) => getComputedStyle(one, '::after').content);
const transparent = 'rgba(0, 0, 0, 0)';

test('a note opens by keyboard, and Escape closes it and leaves the focus on its mark', async ({ page }) => {
  await page.goto(`${site.url}annotation/`);
  const mark = page.locator('.annotation').first();
  const note = page.locator('.annotation-note').first();
  await expect(note).toBeHidden();
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(mark).toBeFocused();
});

test('a note opens by a tap, and a tap elsewhere closes it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(`${site.url}annotation/`);
  const note = page.locator('.annotation-note').first();
  await page.locator('.annotation').first().tap();
  await expect(note).toBeVisible();
  const box = await note.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 375).toBe(true);
  await page.getByText('A first line').tap();
  await expect(note).toBeHidden();
});

test('a note opens on focus, stays open for Enter, and closes when the focus goes on', async ({ page }) => {
  await page.goto(`${site.url}annotation/`);
  const [first, second] = [page.locator('.annotation').nth(0), page.locator('.annotation').nth(1)];
  const notes = page.locator('.annotation-note:popover-open');
  await scriptRan(page, 'open-notes');
  await first.focus();
  await expect(notes).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(notes).toHaveAttribute('aria-label', (await first.getAttribute('data-label')) ?? '');
  await second.focus();
  await expect(notes).toHaveAttribute('aria-label', (await second.getAttribute('data-label')) ?? '');
});

test('on small screens a note opens and closes by a press alone', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 740 });
  await page.goto(`${site.url}annotation/`);
  const mark = page.locator('.annotation').first();
  const note = page.locator('.annotation-note').first();
  await scriptRan(page, 'open-notes');
  await mark.focus();
  await expect(note).toBeHidden();
  await mark.tap();
  await expect(note).toBeVisible();
  await mark.tap();
  await expect(note).toBeHidden();
});

test('on paper a note stands below the text, under the name that its mark says', async ({ page }) => {
  await page.goto(`${site.url}annotation/`);
  await page.emulateMedia({ media: 'print' });
  const mark = page.locator('.annotation').first();
  const label = await mark.getAttribute('data-label');
  const note = page.locator(`.annotation-note[aria-label="${label}"]`);
  await expect(note).toBeVisible();
  const size = await mark.boundingBox();
  expect(size && size.width > size.height, 'in one line').toBe(true);
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  test('a note shows while the pointer is on its mark or on itself', async ({ page }) => {
    await page.goto(`${site.url}annotation/`);
    const mark = page.locator('.annotation').first();
    const note = page.locator('.annotation-note').first();
    await scriptRan(page, 'open-notes');
    await mark.hover();
    await expect(note).toBeVisible();
    await note.hover();
    const below = await Promise.all([mark.boundingBox(), note.boundingBox()]);
    expect(Math.round((below[1]?.y ?? 0) - (below[0]?.y ?? 0) - (below[0]?.height ?? 0))).toBe(5);
    await page.mouse.move(0, 0);
    await expect(note).toBeHidden();
  });

  test('a spoiler shows while the pointer is on it', async ({ page }) => {
    await page.goto(`${site.url}plot/`);
    const plot = page.locator('.plot[data-effect="mask"]').first();
    await plot.hover();
    await expect.poll(() => colorOf(plot)).not.toBe(transparent);
    await page.mouse.move(0, 0);
    await expect.poll(() => colorOf(plot)).toBe(transparent);
  });
});

test('a spoiler shows by keyboard and by a tap, and hides again', async ({ page }) => {
  await page.goto(`${site.url}plot/`);
  const plot = page.locator('.plot[data-effect="mask"]').first();
  await expect.poll(() => colorOf(plot)).toBe(transparent);
  await plot.focus();
  await expect.poll(() => colorOf(plot)).not.toBe(transparent);
  await page.getByText('A first line').tap();
  await expect.poll(() => colorOf(plot)).toBe(transparent);
  await page.setViewportSize({ width: 375, height: 740 });
  await plot.tap();
  await expect.poll(() => colorOf(plot)).not.toBe(transparent);
});

test('an abbreviation explains itself by pointer, by keyboard and by a tap', async ({ page }) => {
  await page.goto(`${site.url}abbr/`);
  await scriptRan(page, 'close-abbreviations');
  const word = page.locator('.abbr').first();
  expect(await saidAfter(word)).toBe('none');
  await word.hover();
  expect(await saidAfter(word)).toContain('Hyper Text');
  const { x = 0, y = 0 } = (await word.boundingBox()) ?? {};
  for (const above of [1, 3, 6, 12]) {
    await page.mouse.move(x + 4, y - above);
    expect(await saidAfter(word), `${above} px above the word`).toContain('Hyper Text');
  }
  await page.mouse.move(0, 0);
  expect(await saidAfter(word)).toBe('none');
  await word.focus();
  expect(await saidAfter(word)).toContain('Hyper Text');
  await page.keyboard.press('Escape');
  expect(await saidAfter(word)).toBe('none');
  await page.getByText('A first line').tap();
  await page.setViewportSize({ width: 375, height: 740 });
  await word.tap();
  expect(await saidAfter(word)).toContain('Hyper Text');
  await word.tap();
  expect(await saidAfter(word), 'a second tap closes it').toBe('none');
  await word.tap();
  expect(await saidAfter(word)).toContain('Hyper Text');
});

for (const name of ['collapse', 'file-tree']) {
  test(`what folds in a ${name} does so by keyboard`, async ({ page }) => {
    await page.goto(`${site.url}${name}/`);
    const details = page.locator('main details').first();
    const isOpen = () => details.evaluate((one: HTMLDetailsElement) => one.open);
    const before = await isOpen();
    await details.locator('> summary').focus();
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(!before);
    await page.keyboard.press('Space');
    expect(await isOpen()).toBe(before);
  });
}
