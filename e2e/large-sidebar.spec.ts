import { rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { writeLargeSite } from './large-site.ts';
import { type Served, serve } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is written and served once. Pages are rendered on demand, so that 10,000 cost nothing but themselves.
test.describe.configure({ mode: 'default' });
// A trace notes every node at every step.
test.use({ trace: 'off' });

let site: Served;
let folder: string;
test.beforeAll(async () => {
  folder = writeLargeSite();
  site = await serve(['dev', folder]);
});
test.afterAll(async () => {
  await site[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const DEEP = 'a-3/b-2/c-1/d-2/p-7/';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });
const isFragment = ({ href }: URL) => href.includes('/sidebars/');
/** Title of a group, closed or open. */
const group = (page: Page, name: string): Locator =>
  sidebarOf(page).locator(':is(summary, a[data-branch])').filter({ hasText: name });

function countFragments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isFragment(new URL(request.url()))) count++;
  });
  return () => count;
}

test('a page of 10,000 lists only what is around it, the rest is one file that is small on the way', async ({
  request,
}) => {
  // The server closes connections that are idle, and a slow machine compresses for as long.
  const textOf = async (path: string) => (await request.get(site.url + path, { maxRetries: 2 })).text();
  for (const path of ['', DEEP, 'many/p-1500/']) {
    const html = await textOf(path);
    expect(html.length, path).toBeLessThan(20_000);
    const fragment = /data-fragment="\/([^"]+)"/.exec(html)?.[1] ?? '';
    const rest = await textOf(fragment);
    expect(rest.match(/<a /g)).toHaveLength(10_001);
    expect(brotliCompressSync(rest).length).toBeLessThan(20_000);
  }
});

test('the branch of the page is open five levels deep', async ({ page }) => {
  await page.goto(site.url + DEEP);
  const current = sidebarOf(page).locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', `/${DEEP}`);
  await expect(current).toBeInViewport();
  expect(await current.evaluate((link) => link.closest('details')?.querySelector('summary')?.innerText)).toBe(
    'D 2',
  );
  await expect(sidebarOf(page).locator('details[open]')).toHaveCount(4);
});

test('a closed group opens in place; what else is open stays so over navigations, and so does the place in the sidebar', async ({
  page,
}) => {
  const fragments = countFragments(page);
  // Before the script has come, a closed group is a link to its first page.
  await page.goto(site.url + DEEP, { waitUntil: 'networkidle' });
  await group(page, 'A 5').click();
  await expect(group(page, 'A 5').locator('xpath=..')).toHaveJSProperty('open', true);
  await expect(page).toHaveURL(site.url + DEEP);
  await group(page, 'Many').click();
  const entry = sidebarOf(page).locator('a[href="/many/p-40/"]');
  await entry.click();
  await expect(page).toHaveURL(`${site.url}many/p-40/`);
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(sidebarOf(page).locator('[aria-current]')).toHaveCount(1);
  for (const name of ['A 3', 'A 5', 'Many'])
    await expect(group(page, name).locator('xpath=..')).toHaveJSProperty('open', true);

  const scrolled = () => page.locator('.frame-sidebar').evaluate(({ scrollTop }) => Math.round(scrollTop));
  const place = await scrolled();
  expect(place).toBeGreaterThan(0);
  await sidebarOf(page).locator('a[href="/many/p-41/"]').click();
  // The address is another one before the page is.
  await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveAttribute('href', '/many/p-41/');
  expect(await scrolled()).toBe(place);
  expect(fragments()).toBe(1);
});

test('a page in a group that the reader has closed opens it again', async ({ page }) => {
  await page.goto(site.url + DEEP, { waitUntil: 'networkidle' });
  await group(page, 'A 5').click();
  await group(page, 'A 3').click();
  await expect(group(page, 'A 3').locator('xpath=..')).toHaveJSProperty('open', false);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(site.url + DEEP.replace('p-7', 'p-8'));
  await expect(sidebarOf(page).locator('[aria-current=page]')).toBeVisible();
});

test('thousands of entries side by side: those around the page are there, the others on demand', async ({
  page,
}) => {
  await page.goto(`${site.url}many/p-1500/`);
  const entries = sidebarOf(page).locator('a[href^="/many/"]');
  expect(await entries.count()).toBeLessThan(70);
  const current = sidebarOf(page).locator('[aria-current=page]');
  const top = async () => Math.round((await current.boundingBox())?.y ?? -1);
  const further = sidebarOf(page).getByText(/^…/).last();
  await further.scrollIntoViewIfNeeded();
  const before = await top();
  await further.hover();
  await expect(entries).toHaveCount(3000);
  await expect.poll(top).toBe(before);
});

test('the keyboard opens a closed group and stays on it', async ({ page }) => {
  await page.goto(site.url + DEEP);
  await group(page, 'A 4').focus();
  await expect(sidebarOf(page).locator('summary').filter({ hasText: 'A 4' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group(page, 'A 4').locator('xpath=..')).toHaveJSProperty('open', true);
  await page.keyboard.press('Tab');
  const below = sidebarOf(page).locator('details', { has: page.locator('> summary', { hasText: 'A 4' }) });
  await expect(below.locator('summary').nth(1)).toBeFocused();
});

test('a reader who is in the sidebar before its script finds it complete as well', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/long-sidebar/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url + DEEP);
  await group(page, 'A 4').focus();
  release();
  await expect(sidebarOf(page).locator('summary').filter({ hasText: 'A 4' })).toBeFocused();
});

test('when the rest cannot be fetched a closed group leads to its first page', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource/);
  await page.route(isFragment, (route) => route.abort());
  await page.goto(site.url + DEEP);
  await group(page, 'A 5').click();
  await expect(page).toHaveURL(`${site.url}a-5/b-1/c-1/d-1/p-1/`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed group leads to its first page, and the end of what is listed leads on', async ({ page }) => {
    await page.goto(site.url + DEEP);
    await group(page, 'Many').click();
    await expect(page).toHaveURL(`${site.url}many/p-1/`);
    await sidebarOf(page).getByText(/^…/).click();
    await expect(page).toHaveURL(/many\/p-\d+\/$/);
    await expect(sidebarOf(page).locator('[aria-current=page]')).toHaveCount(1);
    await expect(sidebarOf(page).getByText(/^…/)).toHaveCount(2);
  });
});
