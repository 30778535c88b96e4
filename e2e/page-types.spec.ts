import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsEverywhere } from './axe.ts';
import { cutTexts } from './cut-texts.ts';
import { hiddenStops } from './focus-points.ts';
import { unseenInForcedColors } from './forced-colors.ts';
import { holdRequests } from './hold-requests.ts';
import { languages } from './languages.ts';
import { doubleText } from './large-text.ts';
import { overhangs } from './overhangs.ts';
import { writePageTypes } from './page-types.ts';
import { bifolio, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let site: Served;
let folder: string;
test.beforeAll(async () => {
  folder = writePageTypes();
  const out = join(folder, 'dist');
  await bifolio(['build', folder, '--out', out]);
  site = await preview(folder, '--out', out);
});
test.afterAll(async () => {
  await site[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** Waits for a page that was navigated to: its heading gets the focus last, when everything has heard of it. */
async function arrivedAt(page: Page, url: string) {
  await expect(page).toHaveURL(url);
  await expect(page.locator('h1')).toBeFocused();
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z"/></svg>';

const lists = ['blog/', 'blog/tags/', 'blog/archives/', 'blog/categories/'];
const others = ['friends/', 'locked/', 'bulletin/'];
const kinds = ['', 'home/', 'doc/', 'page/', 'bare/', 'no-such-page/', ...lists, ...others];
// All blocks on one page: in English each is looked at for itself, by `blocks.spec.ts`.
const kindsOf = { '': [...kinds, 'blocks/'], 'en/': kinds };

/** A page of the fixture, with pictures from elsewhere. */
async function open(page: Page, path: string) {
  await page.route('https://example.org/**', (route) =>
    route.fulfill({ body: picture, contentType: 'image/svg+xml' }),
  );
  await page.goto(site.url + path);
}

for (const [root, paths] of Object.entries(kindsOf)) {
  for (const path of paths) {
    // What is looked at for letters and colours depends on blocks, not on languages.
    const isAlso = root === '' ? ', with letters of twice the size and colours of the reader too' : '';
    test(`a page of the kind /${root}${path} is accessible and never scrolls sideways${isAlso}`, async ({
      page,
      allowProblems,
    }) => {
      test.slow();
      allowProblems(/status of 404/);
      await open(page, root + path);
      expect(await violationsEverywhere(page)).toEqual([]);
      expect(await overhangs(page)).toEqual([]);
      if (!isAlso) return;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 375, height: 667 });
      await doubleText(page);
      expect(await cutTexts(page)).toEqual([]);
      expect(await overhangs(page, [375])).toEqual([]);
      expect(await unseenInForcedColors(page)).toEqual([]);
    });
  }
}

test('on paper there is nothing to press', async ({ page, allowProblems }) => {
  allowProblems(/status of 404/);
  await page.goto(`${site.url}blocks/`);
  await page.emulateMedia({ media: 'print' });
  const buttons = page.locator('main :is(button, label:has(> input)):visible');
  // Names of files and tabs, marks of notes, and tasks are part of the text.
  const inText =
    '[role=tab], .annotation, .block-code-tree button, .task-list-item *, .button.block-button, .lock-line *';
  const pressed = await buttons.evaluateAll(
    (all, rest) => all.filter((one) => !one.matches(rest)).map((one) => one.outerHTML.slice(0, 100)),
    inText,
  );
  expect(pressed).toEqual([]);
  await expect(page.locator('.embed').first()).toBeVisible();
});

test('letters of twice the size fit a phone in the dialog of search and beside the translation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${site.url}en/doc/`);
  await doubleText(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('sentence');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await overhangs(page, [375])).toEqual([]); // Passages have two lines each, and are cut.
  await page.keyboard.press('Escape');
  await expect(page.locator('[role="combobox"]')).not.toBeFocused(); // It keeps the focus until the next frame.
  await page.keyboard.press('d');
  await expect(page.locator('.frame-facing-row').first()).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  expect(await overhangs(page, [375])).toEqual([]);
});

test('a translation that is wanted no more when it comes does not open', async ({ page }) => {
  const release = await holdRequests(page, /\d\/doc\/$/);
  await page.goto(`${site.url}en/doc/`);
  const [button, opened] = [page.locator('[data-facing]'), page.locator('.frame-facing')];
  const asked = page.waitForRequest(`${site.url}doc/`);
  await button.click();
  await asked;
  await button.click();
  release();
  await (await (await asked).response())?.finished();
  await button.click();
  await expect(opened).toHaveCount(1);
  await button.click();
  await expect(opened).toHaveCount(0);
});

for (const path of kinds)
  for (const width of [375, 1440])
    test(`whatever has the focus is to be seen on a page of the kind /${path}, ${width} px wide`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/status of 404/);
      await page.setViewportSize({ width, height: width === 375 ? 667 : 900 });
      await page.goto(`${site.url}en/${path}`);
      expect(await hiddenStops(page)).toEqual([]);
    });

for (const { lang, root, text } of languages) {
  const at = (path: string) => site.url + root.slice(1) + path;
  const sidebar = (page: Page) => page.getByRole('navigation', { name: text.menu, exact: true });
  const group = (page: Page, name: string) =>
    sidebar(page).locator('details', {
      has: page.locator('> summary', { hasText: new RegExp(`^\\s*${name}\\s*$`, 'i') }),
    });

  test(`the title of ${lang} carries its badge, with four tags at most and the date below`, async ({
    page,
  }) => {
    await page.goto(at('doc/'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('beta');
    const meta = page.locator('.frame-doc-meta');
    await expect(meta.getByRole('definition').filter({ hasText: /^[a-e]$/ })).toHaveText([
      'a',
      'b',
      'c',
      'd',
    ]);
    await expect(meta.locator('time')).toHaveText(lang === 'zh-CN' ? '2026年3月1日' : 'March 1, 2026');
    await expect(meta).toContainText(text.written);
    await expect(meta).toContainText(text.tags);
  });

  test(`neighbours that a page of ${lang} names go before those of the sidebar`, async ({ page }) => {
    await page.goto(at('doc/'));
    const pager = page.getByRole('navigation', { name: text.pager });
    await expect(pager.getByRole('link', { name: text.prev })).toHaveAttribute('href', `${root}page/`);
    await expect(pager.getByRole('link', { name: text.next })).toHaveAttribute('href', `${root}home/`);
  });

  test(`groups of the sidebar of ${lang} stay as the reader left them, the page's own is open`, async ({
    page,
  }) => {
    await page.goto(at('notes/one/p1/'));
    await expect(group(page, 'one')).toHaveAttribute('open');
    await group(page, 'two').locator('> summary').click();
    await expect(group(page, 'two')).not.toHaveAttribute('open');
    await sidebar(page).locator(`a[href="${root}notes/one/p2/"]`).click();
    await arrivedAt(page, at('notes/one/p2/'));
    await expect(group(page, 'two')).not.toHaveAttribute('open');
    await group(page, 'one').locator('> summary').click();
    await expect(group(page, 'one')).not.toHaveAttribute('open');
    await page.getByRole('navigation', { name: text.pager }).getByRole('link', { name: text.next }).click();
    await arrivedAt(page, at('notes/one/p3/'));
    await expect(group(page, 'one')).toHaveAttribute('open');
    await expect(group(page, 'two')).not.toHaveAttribute('open');
  });

  test(`the sidebar of ${lang} stays where it was scrolled to`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 320 });
    await page.goto(at('notes/one/p1/'));
    const scrolled = () => page.locator('.frame-sidebar').evaluate(({ scrollTop }) => scrollTop);
    await sidebar(page).locator(`a[href="${root}notes/two/p3/"]`).scrollIntoViewIfNeeded();
    const place = await scrolled();
    expect(place).toBeGreaterThan(0);
    await sidebar(page).locator(`a[href="${root}notes/two/p3/"]`).click();
    await arrivedAt(page, at('notes/two/p3/'));
    expect(await scrolled()).toBe(place);
  });
}

test('a 404 page leads to the page in another language that has it', async ({ page, allowProblems }) => {
  allowProblems(/status of 404/);
  await page.goto(`${site.url}en/notes/only/`);
  const link = page.getByRole('main').getByRole('link', { name: '简体中文' });
  await expect(link).toHaveAttribute('href', /\/notes\/only\/$/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}notes/only/`);
});

test('the language menu leads to the heading at the same place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(`${site.url}doc/#文字-3`);
  await page.getByRole('button', { name: '选择语言' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`${site.url}en/doc/#words-3`);
  await expect(page.getByRole('heading', { name: 'Words 3', exact: true })).toBeInViewport();
});

test('a page without a twin leads to the home of the other language', async ({ page }) => {
  await page.goto(`${site.url}notes/only/?a=1#x`);
  await page.getByRole('button', { name: '选择语言' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/en\/(\?a=1)?(#x)?$/);
});
