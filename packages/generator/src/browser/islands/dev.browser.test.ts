import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevSite, serveDevSite } from './fixtures/dev-site.ts';
import { launchBrowser } from './fixtures/launch-browser.ts';

let site: DevSite;
let browser: Browser;

beforeAll(async () => {
  site = await serveDevSite();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('in dev, edits of islands and pages arrive without losing state, scroll position or the document', async () => {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${site.origin}/two/`);
  await page.getByText('Two: 0').click();
  await page.getByText('Two: 1').waitFor();
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    scrollTo(0, 500);
  });

  site.edit('Counter.tsx', '{label}: {count}', '{label} now {count}');
  await page.getByText('Two now 1').waitFor();

  site.edit('pages.tsx', '<h1>Two</h1>', '<h1>Second</h1>');
  site.edit('pages.tsx', 'label="Two"', 'label="Deux"');
  await expect
    .poll(async () => {
      site.pageChanged();
      return page.locator('h1').textContent();
    })
    .toBe('Second');
  await page.getByText('Deux now 1').waitFor();
  expect(await page.evaluate(() => [scrollY, 'sameDocument' in window])).toEqual([500, true]);
  expect(complaints.filter((text) => !/favicon|404|React DevTools/.test(text))).toEqual([]);
});
