import { serveBuilt } from './built-site.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('islands');
});
test.afterAll(() => site[Symbol.asyncDispose]());

test('an island is text first, and a button after the first click, which is not lost', async ({ page }) => {
  await page.goto(site.url);
  const counter = page.getByRole('button', { name: 'One' });
  await expect(counter).toHaveText('One: 0');
  await counter.click();
  await expect(counter).toHaveText('One: 1');
});

test('hydrate="load" is alive without being touched, hydrate="none" never', async ({ page }) => {
  await page.goto(site.url);
  await expect(page.locator('bi-island[hydrated]', { hasText: 'At once' })).toHaveCount(1);
  const dead = page.getByRole('button', { name: 'Later' });
  await dead.click();
  await expect(dead).toHaveText('Later: 0');
});

test('islands are alive after going away and back', async ({ page }) => {
  await page.goto(site.url);
  await page.getByRole('link', { name: 'To the other page' }).click();
  await expect(page.getByText('static text')).toBeVisible();
  await page.goBack();
  const counter = page.getByRole('button', { name: 'One' });
  await counter.click();
  await counter.click();
  await expect(counter).toHaveText('One: 2');
});

test('an island in a slot of an island in a slot keeps its state when its parents change', async ({
  page,
}) => {
  await page.goto(`${site.url}nested/`);
  const deep = page.getByRole('button', { name: 'Deep' });
  await deep.click();
  await expect(deep).toHaveText('Deep: 1');
  const outer = page.getByRole('button', { name: 'Outer' });
  await outer.click();
  await expect(deep).toBeHidden();
  await outer.click();
  await expect(deep).toHaveText('Deep: 1');
  await expect(page.getByText('Text in a slot')).toHaveCount(1);
});

test('fifty of the same island count for themselves', async ({ page }) => {
  await page.goto(`${site.url}fifty/`);
  await page.getByRole('button', { name: 'No 7:' }).click();
  await page.getByRole('button', { name: 'No 50:' }).click();
  await expect(page.getByRole('button', { name: /: 1$/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /: 0$/ })).toHaveCount(48);
});

test('an island that throws is reported, and the others live', async ({ page, allowProblems }) => {
  allowProblems(/thrown on purpose|Thrower|error occurred/);
  await page.goto(`${site.url}thrower/`);
  await expect(page.locator('bi-island[failed]')).toHaveCount(1);
  const alive = page.getByRole('button', { name: 'Still alive' });
  await alive.click();
  await expect(alive).toHaveText('Still alive: 1');
});

test('a page of another build is loaded in full', async ({ page, allowProblems }) => {
  allowProblems(/Loading \S+ as a whole/);
  await page.goto(site.url);
  await page.evaluate(() => Object.assign(window, { survivor: true }));
  await page.route('**/other/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(name="bifolio-build" content=")[^"]*/, '$1another'),
    });
  });
  await page.getByRole('link', { name: 'To the other page' }).click();
  await expect(page.getByText('static text')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'survivor'))).toBeUndefined();
});

test('reading a page fetches no React; a reader who is about to search does', async ({ page }) => {
  const scripts: Promise<{ path: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    scripts.push(response.text().then((text) => ({ path, text })));
  });
  const react = async () =>
    (await Promise.all(scripts)).filter(({ text }) => text.includes('react.dev/errors'));
  await page.goto(`${site.url}other/`);
  await page.waitForLoadState('networkidle');
  expect(await react()).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await expect(page.locator('bi-island[hydrated]')).toHaveCount(1);
  expect(await react()).toHaveLength(1);
});
