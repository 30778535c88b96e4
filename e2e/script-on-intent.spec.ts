import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { languages } from './languages.ts';
import { expect, test } from './test.ts';

/** Sums up what the scripts that a page asks for weigh, compressed as a host would. */
function weighScripts(page: Page) {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.js(?:\?|$)/.test(response.url()))
      bodies.push(response.body());
  });
  return async () => {
    const files = await Promise.all(bodies);
    return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  };
}

/** Waits until an idle moment would have fetched what it is going to. */
async function rest(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 500))));
  await page.waitForLoadState('networkidle');
}

const LIMIT = 25_000;

for (const { lang, root } of languages) {
  for (const path of [
    'guide/intro/',
    'guide/write/',
    'blog/',
    'friends/',
    'article/enx7c9s/',
    'no-such-page/',
  ])
    test(`a page of ${lang} without islands fetches little script until its reader does something: ${path}`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/404/);
      const weight = weighScripts(page);
      await page.goto(root + path);
      await rest(page);
      const weighed = await weight();
      expect(weighed).toBeGreaterThan(1000);
      expect(weighed).toBeLessThanOrEqual(LIMIT);
      await expect(page.locator('bi-island[hydrated]')).toHaveCount(0);
    });
}

test('React comes once search is pointed at', async ({ page }) => {
  await page.goto('/en/guide/intro/');
  const react = page.waitForResponse(/react-root/);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).hover();
  await react;
});

test('the field of search takes keys at once, and what is typed before its script has come is searched for', async ({
  page,
}) => {
  const release = await holdRequests(page, /react-root|SearchBox/);
  await page.goto('/en/guide/intro/');
  await rest(page);
  await page.keyboard.type('/sidebar');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toHaveValue('sidebar');
  await expect(field).toBeFocused();
  release();
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/sidebar/i);
  await expect(field).toHaveValue('sidebar');
});

test('the dialog of search closes before its script has come', async ({ page }) => {
  await page.route(/react-root|SearchBox/, () => {}); // Never answered.
  await page.goto('/en/guide/intro/');
  await rest(page);
  const dialog = page.getByRole('dialog');
  for (const close of [
    () => page.getByRole('button', { name: 'Close search' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 700),
  ]) {
    await page.keyboard.press('/');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await close();
    await expect(dialog).toBeHidden();
    // Until the next frame its field has the focus, and takes the key.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
});
