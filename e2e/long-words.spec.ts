import { serveBuilt } from './built-site.ts';
import { overhangs } from './overhangs.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker, one build.
test.describe.configure({ mode: 'default' });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('long-words');
});
test.afterAll(() => site[Symbol.asyncDispose]());

test('no word is wider than its window', async ({ page, allowProblems }) => {
  allowProblems(/ERR_|404/);
  for (const path of ['', 'guide/', 'blog/', 'blog/tags/', 'friends/']) {
    await page.goto(site.url + path);
    expect(await overhangs(page)).toEqual([]);
  }
});

test('the title of a group has the color of the current page when it is that', async ({ page }) => {
  const colorOf = async (path: string) => {
    await page.goto(site.url + path);
    return page
      .locator('.frame-sidebar [aria-current=page]')
      .evaluate((link) => getComputedStyle(link).color);
  };
  expect(await colorOf('guide/group/')).toBe(await colorOf('guide/group/entry/'));
});

test('a picture of a friend that is missing leaves the letter of the name', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/ERR_|404/);
  await page.route('https://example.org/missing.png', (route) => route.abort());
  await page.goto(`${site.url}friends/`);
  const letter = page.locator('.friend-avatar img');
  await expect.poll(() => letter.evaluate((image) => getComputedStyle(image, '::after').content)).toBe('"D"');
});

test('the ring of the focus is whole beside a list of posts', async ({ page }) => {
  await page.goto(`${site.url}blog/`);
  await expect(page.locator('.posts-aside')).toHaveCSS('overflow', 'visible');
});
