import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const address = '/en/guide/components/npm-badge/';
const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="20"><rect width="100" height="20"/></svg>';
const firstOf = (page: Page) => page.locator('.block-npm-badge').first();

test('a badge has its place from the start and is drawn by its server, which does not hear from which page', async ({
  page,
}) => {
  const referrers: (string | undefined)[] = [];
  const { promise: drawing, resolve: draw } = Promise.withResolvers<void>();
  await page.route('https://img.shields.io/**', async (route) => {
    await drawing;
    referrers.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'image/svg+xml', body: badge });
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // Room is kept for a badge of about its size.
  expect(await firstOf(page).boundingBox()).toMatchObject({ width: 83, height: 20 });
  draw();
  await expect(firstOf(page).getByRole('img', { name: 'npm: react' })).toBeVisible();
  await expect
    .poll(() =>
      firstOf(page)
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBe(100);
  expect(new Set(referrers)).toEqual(new Set([undefined]));
});

test('a badge that does not come shows its text, as high as a badge, and leads where it would', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/ERR_FAILED/);
  await page.route('https://img.shields.io/**', (route) => route.abort());
  await page.goto(address);
  const first = firstOf(page);
  await expect(first).toHaveAttribute('href', 'https://www.npmjs.com/package/react');
  await expect.poll(async () => (await first.boundingBox())?.width ?? 0).toBeGreaterThan(40);
  expect((await first.boundingBox())?.height).toBe(20);
  const drawn = await first.locator('img').evaluate((img) => getComputedStyle(img, '::after').content);
  expect(drawn).toContain('npm: react');
});
