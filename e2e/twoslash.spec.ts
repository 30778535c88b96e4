import type { Page } from '@playwright/test';
import { violationsEverywhere } from './axe.ts';
import { serveBuilt } from './built-site.ts';
import { scriptRan } from './script-ran.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker, one build: two at once would share a cache.
test.describe.configure({ mode: 'default' });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('twoslash');
});
test.afterAll(() => site[Symbol.asyncDispose]());

const nameOf = (page: Page, name: string) =>
  page.locator('.code-type', { hasText: new RegExp(`^${name}`) }).first();
const tips = (page: Page) => page.getByRole('tooltip');

/** The page with the script that its types fetch. */
async function open(page: Page, path = '') {
  await page.goto(site.url + path);
  await scriptRan(page, 'reach-types');
}

test('a pointer shows the type of a name, with what its comment says, and takes it away again', async ({
  page,
}) => {
  await page.goto(site.url);
  await expect(tips(page)).toHaveCount(0);
  await nameOf(page, 'count').hover();
  await expect(tips(page)).toHaveText('const count: numberHow many there are.');
  // The popup may be pointed at, to read and follow what stands in it: the way there is 5 px.
  const [name, tip] = [await nameOf(page, 'count').boundingBox(), await tips(page).boundingBox()];
  const edge = (name?.y ?? 0) + (name?.height ?? 0);
  expect(Math.round((tip?.y ?? 0) - edge)).toBe(5);
  for (let way = 0; way <= 8; way++) await page.mouse.move((name?.x ?? 0) + 4, edge + way);
  await tips(page).hover();
  await expect(tips(page)).toBeVisible();
  await page.getByText('A paragraph').hover();
  await expect(tips(page)).toHaveCount(0);
});

test('Tab reaches each block once, arrow keys lead from name to name, Escape closes', async ({ page }) => {
  await open(page);
  const first = nameOf(page, 'count');
  await first.focus();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await expect(tips(page)).toContainText('const count: number');
  await page.keyboard.press('ArrowRight');
  await expect(nameOf(page, 'length')).toBeFocused();
  await expect(tips(page)).toHaveCount(1);
  await expect(tips(page)).toContainText('Array<number>.length');
  await page.keyboard.press('Escape');
  await expect(tips(page)).toHaveCount(0);
  await expect(nameOf(page, 'length')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const below = page.locator('.line').nth(2).locator('.code-type:focus');
  await expect(below).toHaveText(/^count/);
  await page.keyboard.press('Shift+Tab');
  await expect(below).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(below).toHaveText(/^count/);
  // The next block: its copy button, its first name.
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await expect(nameOf(page, 'wrong')).toBeFocused();
});

test('keys pass over folded lines', async ({ page }) => {
  await open(page, 'folded/');
  await nameOf(page, 'first').focus();
  await page.keyboard.press('ArrowDown');
  await expect(nameOf(page, 'first')).toBeFocused();
  await page.getByText('Show all 2 lines').click();
  await nameOf(page, 'first').focus();
  await page.keyboard.press('ArrowDown');
  await expect(nameOf(page, 'second')).toBeFocused();
});

test('Escape closes what the pointer shows', async ({ page }) => {
  await open(page);
  await nameOf(page, 'count').hover();
  await expect(tips(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tips(page)).toHaveCount(0);
  await page.getByText('A paragraph').hover();
  await nameOf(page, 'count').hover();
  await expect(tips(page)).toHaveCount(1);
});

test('a popup moves nothing, and lies within the window', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 500 });
  await page.goto(site.url);
  const before = await page.locator('main').boundingBox();
  await nameOf(page, 'String').hover();
  await expect(tips(page)).toBeVisible();
  expect(await page.locator('main').boundingBox()).toEqual(before);
  const box = await tips(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(700);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a tap shows the type at the bottom of the screen, a tap elsewhere closes it', async ({ page }) => {
    await open(page);
    await nameOf(page, 'count').tap();
    await expect(tips(page)).toContainText('const count: number');
    const box = await tips(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(667 - 16, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tips(page)).toHaveCount(0);
  });

  test('a finger that moves on elsewhere leaves the type open', async ({ page }) => {
    await open(page);
    await nameOf(page, 'count').tap();
    await expect(tips(page)).toContainText('const count: number');
    const { x = 0, y = 0 } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: x + 5, y: y + 5 }]);
    await touch('touchMove', [{ x: x + 5, y: y + 15 }]);
    await touch('touchMove', [{ x: x + 5, y: y + 40 }]);
    await touch('touchEnd', []);
    await expect(tips(page)).toContainText('const count: number');
  });
});

test('queries, errors and what the author says stand in the code, without numbers', async ({ page }) => {
  await page.goto(site.url);
  await expect(page.locator('.code-answer')).toHaveText('const count: number');
  await expect(page.locator('.code-message')).toHaveText([
    'Said by the author',
    "Type 'number' is not assignable to type 'string'. 2322",
  ]);
  await expect(page.locator('.code').first().locator('.line')).toHaveCount(3);
});

test('what is copied is the code alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('/** How **many** there are. */\nconst count = [1, 2, 3].length\nconst text = String(count)');
});

test('paper shows queries and no popups', async ({ page }) => {
  await page.goto(site.url);
  await nameOf(page, 'count').hover();
  await page.emulateMedia({ media: 'print' });
  await expect(tips(page)).toHaveCount(0);
  await expect(page.locator('.code-answer')).toBeVisible();
});

test('pages without types load nothing of them', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}plain/`);
  await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(1);
  expect(loaded.filter((path) => /twoslash|types/.test(path))).toEqual([]);
});

test('has nothing that accessibility rules object to, with a popup open', async ({ page }) => {
  await page.goto(site.url);
  await nameOf(page, 'count').focus();
  expect(await violationsEverywhere(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pointer and the Tab key show types as well', async ({ page }) => {
    await page.goto(site.url);
    await nameOf(page, 'String').hover();
    await expect(tips(page)).toContainText('StringConstructor');
    await nameOf(page, 'wrong').focus();
    await expect(tips(page).last()).toContainText('const wrong: string');
  });
});
