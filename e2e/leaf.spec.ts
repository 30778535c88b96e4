import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { english } from './languages.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const address = `${english.root}guide/api/node/`;
const paragraph = (page: Page) => page.getByText('Returns the config unchanged');
const code = (page: Page) => page.locator('.prose > .code').first();
const outline = (page: Page) => page.locator('.frame-outline');

async function boxes(page: Page) {
  const [text, example] = await Promise.all([paragraph(page).boundingBox(), code(page).boundingBox()]);
  if (!text || !example) throw new Error('They are not shown.');
  return { text, example };
}

test('from 1440 px, code stands on the second leaf beside its paragraph', async ({ page }) => {
  await page.goto(address);
  const { text, example } = await boxes(page);
  expect(example.x).toBeGreaterThan(text.x + 540);
  expect(Math.abs(example.y - text.y)).toBeLessThan(16);
  const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide)).toBe(false);
});

test('on narrower screens it stands below, as everywhere', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  const { text, example } = await boxes(page);
  expect(example.y).toBeGreaterThan(text.y + text.height);
});

test('the outline is a rail of ticks that opens under the focus, and axe finds nothing', async ({ page }) => {
  await page.goto(address);
  expect((await outline(page).boundingBox())?.width).toBe(48);
  expect(await violationsOf(page)).toEqual([]);
  await outline(page).getByRole('link', { name: 'renderMarkdown', exact: true }).focus();
  expect((await outline(page).boundingBox())?.width).toBe(240);
  expect(await violationsOf(page, { within: '.frame-outline' })).toEqual([]);
});
