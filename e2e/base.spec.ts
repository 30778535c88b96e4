import type { Page } from '@playwright/test';
import { serveBuilt } from './built-site.ts';
import { fixture, serve } from './site.ts';
import { expect, test } from './test.ts';

/** What a page asks for outside a site, and what it does not get. */
function strayRequests(page: Page, url: string): string[] {
  const stray: string[] = [];
  page.on('response', (response) => {
    const asked = response.url();
    if (!asked.startsWith('http') || asked.endsWith('/favicon.ico')) return;
    if (!asked.startsWith(url) || response.status() >= 400) stray.push(`${response.status()} ${asked}`);
  });
  return stray;
}

/** Follows links, searches and opens an image. */
async function walkThrough(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('main').getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page).toHaveURL(`${url}guide/intro/`);
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).last().click();
  await expect(page).toHaveURL(url);
  await page.getByRole('main').getByRole('link', { name: 'its end' }).click();
  await expect(page).toHaveURL(`${url}guide/intro/#end`);
  // The address comes before the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('end');
  await expect(page.getByRole('option', { name: 'End', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}guide/intro/#end`);
  await page.getByRole('button', { name: 'A logo' }).click();
  const image = page.getByRole('dialog', { name: 'View image' });
  await expect(image).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape'); // Nothing happens while the image grows.
    await expect(image).toBeHidden({ timeout: 1000 });
  }).toPass();
}

test('a site below a path keeps every address below it', async ({ page }) => {
  await using site = await serveBuilt('base');
  expect(site.url).toMatch(/\/handbook\/$/);
  const stray = strayRequests(page, site.url);
  await walkThrough(page, site.url);
  const worker = page.waitForEvent('worker');
  await page.getByRole('main').getByRole('link', { name: 'Plans', exact: true }).click();
  await page.getByRole('textbox', { name: 'Enter Password' }).fill('quiet-harbor-lantern-42');
  await page.keyboard.press('Enter');
  expect((await worker).url()).toContain(site.url);
  await expect(page.getByText('A quiet plan.')).toBeVisible();
  await page.waitForLoadState('networkidle'); // What marks the words that were found is on its way, and the server ends with the test.
  expect(stray).toEqual([]);
});

test('a site below a path keeps every address below it in dev', async ({ page }) => {
  await using site = await serve(['dev', fixture('base')]);
  const stray = strayRequests(page, site.url);
  await walkThrough(page, site.url);
  await page.waitForLoadState('networkidle');
  expect(stray).toEqual([]);
});
