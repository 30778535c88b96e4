import type { Page } from '@playwright/test';
import { english } from './languages.ts';
import { expect, test } from './test.ts';

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { survivor: true }));
const survived = (page: Page) => page.evaluate(() => Reflect.get(window, 'survivor') === true);
const sidebar = (page: Page) => page.getByRole('navigation', { name: english.text.menu, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.beforeEach(async ({ page }) => {
  await page.goto('/en/guide/intro/');
  await mark(page);
});

test('following a link swaps the page without reloading it', async ({ page }) => {
  await sidebar(page).locator('a[href="/en/guide/usage/"]').click();
  await expect(page).toHaveURL('/en/guide/usage/');
  await expect(page).toHaveTitle('Commands | Bifolio Docs');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('How it works');
  expect(await survived(page)).toBe(true);
  expect(await scrollTop(page)).toBe(0);
});

test('back and forward restore page and place', async ({ page }) => {
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const place = await scrollTop(page);
  await sidebar(page).locator('a[href="/en/guide/usage/"]').click();
  await expect(page).toHaveURL('/en/guide/usage/');
  await page.goBack();
  await expect(page).toHaveURL('/en/guide/intro/');
  await expect.poll(() => scrollTop(page)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL('/en/guide/usage/');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await survived(page)).toBe(true);
});

test('the last of several quick clicks wins', async ({ page }) => {
  const hrefs = ['/en/guide/usage/', '/en/guide/write/', '/en/guide/deployment/'];
  await page.evaluate((all) => {
    for (const href of all) document.querySelector<HTMLElement>(`.frame-sidebar a[href="${href}"]`)?.click();
  }, hrefs);
  await expect(page).toHaveURL('/en/guide/deployment/');
  await expect(page.getByRole('navigation', { name: english.text.breadcrumbs })).toContainText('Deployment');
  expect(await survived(page)).toBe(true);
});

test('a click with a modifier is left to the browser', async ({ page, context }) => {
  const opened = context.waitForEvent('page');
  await sidebar(page)
    .locator('a[href="/en/guide/usage/"]')
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL('/en/guide/intro/');
});

test('a page that cannot be fetched is loaded in full', async ({ page, allowProblems }) => {
  allowProblems(/Failed to load|net::|Loading \S+ as a whole/);
  let isFirst = true;
  await page.route('**/en/guide/deployment/', (route) => {
    const abort = isFirst && route.request().resourceType() !== 'document';
    isFirst = false;
    return abort ? route.abort() : route.continue();
  });
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.frame-sidebar a[href="/en/guide/deployment/"]')?.click(),
  );
  await expect(page).toHaveURL('/en/guide/deployment/');
  await expect(page.getByRole('navigation', { name: english.text.breadcrumbs })).toBeVisible();
});

test('the error page of the host is swapped in like any other', async ({ page, allowProblems }) => {
  allowProblems(/404/);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/en/no-such-page/' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: english.text.notFound })).toBeVisible();
  await expect(page).toHaveURL('/en/no-such-page/');
});

test('screen readers hear of the new page, and the keyboard starts at its top', async ({ page }) => {
  await sidebar(page).locator('a[href="/en/guide/usage/"]').click();
  await expect(page).toHaveURL('/en/guide/usage/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('How it works');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.locator('.bi-announcer')).toContainText(heading);
  await page.keyboard.press('Tab');
  await expect(sidebar(page).locator(':focus')).toHaveCount(0);
});

test('a link within the page moves the page only', async ({ page }) => {
  const link = page.getByRole('navigation', { name: english.text.outline }).getByRole('link').last();
  await link.click();
  await expect(page).toHaveURL(/#/);
  expect(await survived(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/en/guide/intro/');
});

test('reduced motion makes no animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sidebar(page).locator('a[href="/en/guide/usage/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Commands/);
  const running = await page.evaluate(
    () => document.getAnimations().filter((a) => a.playState === 'running').length,
  );
  expect(running).toBe(0);
});
