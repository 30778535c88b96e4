import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsEverywhere } from './axe.ts';
import { writeBlog } from './blog-site.ts';
import { overhangs } from './overhangs.ts';
import { bifolio, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

let site: Served;
let folder: string;
test.beforeAll(async () => {
  folder = writeBlog();
  const out = join(folder, 'dist');
  await bifolio(['build', folder, '--out', out]);
  site = await preview(folder, '--out', out);
});
test.afterAll(async () => {
  await site[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const titles = (page: Page) => page.locator('.post-title a');
const open = (page: Page, path: string) => page.goto(site.url + path);
const address = (page: Page) => page.url().slice(site.url.length - 1);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of the list, every tag, year and category is a document', async ({ page }) => {
    await open(page, 'en/blog/');
    await expect(titles(page)).toHaveCount(15);
    await expect(titles(page).first()).toHaveText('Post 25');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${site.url}en/blog/page/2/`);
    await expect(titles(page).first()).toHaveText('Post 13');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://example.org/en/blog/page/2/',
    );

    await open(page, 'en/blog/tags/');
    await page.locator('.post-tag-cloud').getByRole('link', { name: 'C#' }).click();
    await expect(page).toHaveURL(/\/en\/blog\/tags\/c-[\da-f]{6}\/$/);
    await expect(page.getByRole('heading', { name: /^C#/ })).toContainText('Posts: 33');

    await open(page, 'en/blog/archives/');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([/2024\s*Posts: 160/]);
    await expect(page.locator('.post-entries li')).toHaveCount(160);
    await open(page, 'en/blog/categories/');
    await expect(page.getByText('Web', { exact: false }).first()).toBeVisible();
  });

  test('the column beside the posts opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, 'en/blog/');
    await expect(page.locator('.posts-profile').getByText('Ana Li')).toBeHidden();
    await page.getByRole('button', { name: 'About this blog' }).click();
    await expect(page.locator('.posts-profile').getByText('Ana Li')).toBeVisible();
  });
});

test('the column beside the posts is a sheet on a phone that holds the focus, until a list is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, 'en/blog/');
  const opener = page.getByRole('button', { name: 'About this blog' });
  await opener.click();
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await expect(close).toBeVisible();
  await expect(page.locator('[inert]')).not.toHaveCount(0);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header, .post-list'))).toBeNull();
  }
  await close.click();
  await expect(page.locator('.posts-profile').getByText('Ana Li')).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page
    .locator('.posts-aside')
    .getByRole('link', { name: /Archives/ })
    .click();
  await expect(page.locator('h1')).toHaveText('Archives');
  await expect(page.locator('.posts-profile').getByText('Ana Li')).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

/** The third page of the list, which only script shows at this address: from then on pages come in place. */
async function openWithScript(page: Page) {
  await open(page, 'en/blog/?p=3');
  await expect(page.getByRole('region', { name: 'Blog · 3' })).toBeVisible();
}

test('pages of the list come in place, and back and forward lead through them', async ({ page }) => {
  await openWithScript(page);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(titles(page).first()).toHaveText('Post 13');
  expect(address(page)).toBe('/en/blog/?p=2');
  await expect(page).toHaveTitle('Blog · 2 | Letters');
  await expect(page.locator('[data-list-part]')).toBeFocused();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?p=3$/);
  await page.goBack();
  await expect(titles(page).first()).toHaveText('Post 13');
  await expect(page.locator('html')).toHaveAttribute('data-returning');

  await titles(page).nth(3).click();
  await expect(page.locator('h1')).toHaveText(/Post 16/);
  await page.goBack();
  await expect(page).toHaveURL(/\?p=2$/);
  await expect(titles(page).first()).toHaveText('Post 13');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(titles(page).first()).toHaveText('Post 25');
  expect(address(page)).toBe('/en/blog/');
});

test('back leads to the place in the list that the reader has left', async ({ page }) => {
  await openWithScript(page);
  await page.locator('.post-pages').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Page 11', exact: true }).click();
  await expect(titles(page)).toHaveCount(10);
  await page.goBack();
  await expect(titles(page)).toHaveCount(15);
  // To click a link, the test may scroll a little more.
  await expect.poll(() => page.evaluate((place) => Math.abs(scrollY - place), left)).toBeLessThan(100);
});

test('what comes in place of a list, or beside a post, has the style sheets of its components', async ({
  page,
}) => {
  const stamp = page.getByText('Stamped');
  await openWithScript(page);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(stamp).toHaveCSS('color', 'rgb(1, 2, 3)');
  await open(page, 'article/post-17/');
  await page.locator('[data-facing]').click();
  await expect(stamp).toHaveCSS('color', 'rgb(1, 2, 3)');
});

for (const [query, first, mended] of [
  ['?p=2', 'Post 13', '?p=2'],
  ['?p=-1', 'Post 25', ''],
  ['?p=x', 'Post 25', ''],
  ['?p=999', 'Post 25', ''],
]) {
  test(`an address with ${query} shows what it asks for`, async ({ page, allowProblems }) => {
    allowProblems(/404/);
    await open(page, `en/blog/${query}`);
    await expect(titles(page).first()).toHaveText(first ?? '');
    await expect(titles(page)).toHaveCount(15);
    await expect(page).toHaveURL(`${site.url}en/blog/${mended}`);
  });
}

test('the first page of the list is found by its number', async ({ page, allowProblems }) => {
  // The 404 page leads on where a host reads no `_redirects`.
  allowProblems(/404/);
  await open(page, 'en/blog/page/1/');
  await expect(page).toHaveURL(`${site.url}en/blog/`);
});

test('a picture cut to a circle is one, whatever its shape', async ({ page }) => {
  await open(page, 'en/blog/');
  const { width, height } = (await page.locator('.posts-profile img').boundingBox()) ?? {};
  expect(width).toBe(height);
});

test('many pages are named five at the ends, four on narrow screens', async ({ page }) => {
  await open(page, 'en/blog/');
  const numbers = page.getByRole('navigation', { name: 'Pages' }).locator('li:visible');
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '…', '11']);
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(numbers).toHaveText(['1', '2', '3', '4', '…', '11']);
});

test('a tag is chosen in place, kept in the address, and taken to the other language', async ({ page }) => {
  await open(page, 'en/blog/tags/');
  const cloud = page.locator('.post-tag-cloud');
  await cloud.getByRole('link', { name: 'a/b' }).click();
  await expect(page).toHaveURL(/\?tag=a%2Fb$/);
  await expect(page.locator('.post-group')).toContainText('a/b');
  await expect(cloud.locator('[aria-current]')).toHaveText(/a\/b/);
  await cloud.getByRole('link', { name: 'React' }).click();
  await expect(page.locator('.post-group')).toContainText('React');
  await page.goBack();
  await expect(page.locator('.post-group')).toContainText('a/b');
  await page.reload();
  await expect(page.locator('.post-group')).toContainText('a/b');

  const twin = page.locator('.frame-screen [data-locale="/"]');
  expect(await twin.getAttribute('href')).toBe('/blog/tags/');
  const path = await cloud.getByRole('link', { name: 'React' }).getAttribute('href');
  await page.goto(site.url + path?.slice(1));
  expect(await twin.getAttribute('href')).toBe('/blog/tags/react/');
  const only = await cloud.getByRole('link', { name: 'here only' }).getAttribute('href');
  await page.goto(site.url + only?.slice(1));
  expect(await twin.getAttribute('href')).toBe('/blog/tags/');
});

for (const query of ['?tag=React&p=99', '?tag=React&p=-1']) {
  test(`${query} shows the first posts of the tag`, async ({ page, allowProblems }) => {
    allowProblems(/404/);
    await open(page, `en/blog/tags/${query}`);
    await expect(page.locator('.post-group')).toContainText('React');
    await expect(page.locator('.post-entries li').first()).toContainText('Post 0');
  });
}

test('a tag of another page of the tags is shown at its address', async ({ page }) => {
  await open(page, 'en/blog/tags/page/2/');
  const rare = page.locator('.post-tag-cloud a').last();
  const name = await rare.getAttribute('data-tag');
  await rare.click();
  await expect(page.locator('.post-group')).toContainText(name ?? '');
  await expect(page).toHaveURL(`${site.url}en/blog/tags/?tag=${name}`);
  await page.reload();
  await expect(page.locator('.post-group')).toContainText(name ?? '');
});

test('a tag that is chosen before the script of the list has come waits for it', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/show-in-place-*.js', async (route) => {
    asked.resolve();
    await script.promise;
    await route.continue();
  });
  await open(page, 'en/blog/tags/');
  await asked.promise;
  await page.locator('.post-tag-cloud').getByRole('link', { name: 'React' }).click();
  script.resolve();
  await expect(page.locator('.post-group')).toContainText('React');
  expect(address(page)).toBe('/en/blog/tags/?tag=React');
});

test('a tag of a list whose script does not come leads to its own page', async ({ page, allowProblems }) => {
  allowProblems(/ERR_FAILED/);
  await page.route('**/show-in-place-*.js', (route) => route.abort());
  await open(page, 'en/blog/tags/');
  await page.locator('.post-tag-cloud').getByRole('link', { name: 'React' }).click();
  await expect(page.locator('.post-group')).toContainText('React');
  expect(address(page)).toBe('/en/blog/tags/react/');
});

test('a tag that nobody has shows the tags and the newest posts, whatever it is', async ({ page }) => {
  await open(page, `en/blog/tags/?tag=${encodeURIComponent('<script>alert(1)</script>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
  await expect(page.locator('.post-group')).toHaveText('Newest posts');
  await expect(page.locator('.post-entries li')).toHaveCount(10);
});

test('many tags are turned like pages', async ({ page }) => {
  await open(page, 'en/blog/tags/');
  const first = page.locator('.post-tag-cloud a').first();
  const name = await first.textContent();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(first).not.toHaveText(name ?? '');
  await expect(page.locator('.post-entries')).toHaveCount(0);
});

test('the tree of categories opens the way to the one in the address', async ({ page }) => {
  await open(page, 'en/blog/categories/');
  const web = page
    .locator('details[data-category]', { has: page.locator('> summary', { hasText: 'Web' }) })
    .last();
  const id = await web.getAttribute('data-category');
  await expect(web).toHaveAttribute('open');
  await page.goto(`${site.url}en/blog/categories/?id=${id}`);
  await expect(page.locator(`[data-category="${id}"]`)).toHaveAttribute('aria-current', 'true');
});

test('posts show what their authors wrote', async ({ page }) => {
  await open(page, 'en/blog/');
  const item = (title: string) =>
    page.locator('.post-item', { has: page.getByRole('link', { name: title, exact: true }) });
  await expect(page.locator('.post-item').first()).toContainText('Pinned');
  await expect(item('Post 0').locator('.post-tag')).toHaveCount(4);
  await expect(item('Post 0').locator('.post-excerpt')).toHaveText('The beginning of Post 0.');
  await expect(item('Post 6').locator('.post-excerpt')).toHaveText('An own text.');
  await expect(item('Post 7').locator('.post-excerpt')).toHaveCount(0);
  const left = await item('Post 1').locator('.post-cover').boundingBox();
  const right = await item('Post 2').locator('.post-cover').boundingBox();
  expect(left?.width).toBe(240);
  expect(left?.height).toBe(180);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 240);
});

test('a post leads to its tags and its neighbours in the order of the list', async ({ page }) => {
  await open(page, 'en/article/post-10/');
  await expect(page.getByRole('link', { name: /^Previous page/ })).toContainText('Post 9');
  await expect(page.getByRole('link', { name: /^Next page/ })).toContainText('Post 11');
  await page.locator('.frame-doc-meta').getByRole('link', { name: 'React' }).click();
  await expect(page.locator('.post-group')).toContainText('React');
});

test('a post names its author, and shows the covers of its neighbours', async ({ page }) => {
  await open(page, 'en/article/post-3/');
  await expect(page.locator('.frame-doc-meta')).toContainText('Ana Li');
  const covers = page.getByRole('navigation', { name: 'Previous and next page' }).locator('.post-cover img');
  await expect(covers).toHaveCount(2);
  await open(page, 'en/article/post-30/');
  await expect(page.getByRole('link', { name: /^Next page/ })).toBeVisible();
  await expect(covers).toHaveCount(0);
});

test('the sheet beside the posts closes by Escape and by a choice', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, 'en/blog/');
  const button = page.getByRole('button', { name: 'About this blog' });
  const sheet = page.getByRole('complementary', { name: 'About this blog' });
  await button.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await sheet.getByRole('link', { name: /^Archives/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archives');
  await expect(sheet).toBeHidden();
});

test('the posts come in one after the other, unless the reader prefers stillness', async ({ page }) => {
  await open(page, 'en/blog/');
  const style = (at: number) =>
    page
      .locator('.post-list > li')
      .nth(at)
      .evaluate((element) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(element);
        return [animationName, animationDelay, animationDuration];
      });
  expect(await style(0)).toEqual(['post-enters', '0s', '0.25s']);
  expect(await style(4)).toEqual(['post-enters', '0.1s', '0.25s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await style(4)).toEqual(['none', expect.anything(), expect.anything()]);
});

test('feeds are well-formed and named in the head', async ({ page }) => {
  await open(page, 'en/blog/');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    'https://example.org/en/blog/atom.xml',
  );
  const roots = await page.evaluate(async () => {
    const read = async (path: string) => {
      const text = await (await fetch(path)).text();
      return new DOMParser().parseFromString(text, 'text/xml').documentElement.localName;
    };
    return Promise.all(['/en/blog/rss.xml', '/en/blog/atom.xml', '/blog/rss.xml'].map(read));
  });
  expect(roots).toEqual(['rss', 'feed', 'rss']);
});

for (const path of [
  'blog/',
  'blog/tags/react/',
  'blog/archives/',
  'blog/categories/',
  'article/post-0/',
  '',
]) {
  test(`/${path} is accessible in both languages and appearances, and fits every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const root of ['', 'en/']) {
      await open(page, root + path);
      expect(await violationsEverywhere(page)).toEqual([]);
      expect(await overhangs(page, [320, 375, 960, 1440])).toEqual([]);
    }
  });
}
