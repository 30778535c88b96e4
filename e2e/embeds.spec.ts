import type { Page } from '@playwright/test';
import { serveBuilt } from './built-site.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default' });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('embeds');
});
test.afterAll(() => site[Symbol.asyncDispose]());

/** Answers for every other host, and tells what was asked of them. */
async function otherHosts(page: Page) {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== new URL(site.url).hostname,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
    },
  );
  return asked;
}

const frames = (page: Page) => page.locator('main iframe');

test('nothing is asked of another host before the reader agrees, and then nothing moves', async ({
  page,
}) => {
  const asked = await otherHosts(page);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await expect(page.locator('.embed bi-island[hydrated]')).toHaveCount(2);
  expect(asked).toEqual([]);
  const stage = page.locator('.embed-stage').first();
  const before = await stage.boundingBox();
  await page.getByRole('button', { name: '从 youtube.com 加载' }).first().click();
  await expect(page.frameLocator('iframe[title="一"]').getByText('player')).toBeVisible();
  await expect(page.locator('iframe[title="一"]')).toBeFocused();
  expect(await stage.boundingBox()).toEqual(before);
  expect(asked).toEqual(['https://www.youtube.com/embed/one']);
});

test('a host that the reader allows is loaded from then on, here and on the next visit, until they forbid it', async ({
  page,
}) => {
  await otherHosts(page);
  await page.goto(site.url);
  const always = page.getByRole('checkbox', { name: '始终从 youtube.com 加载' });
  // Not check(), which wants the mark at once: a click that comes before the script is kept for it.
  await always.first().click();
  await expect(frames(page)).toHaveCount(2);
  await expect(always.last()).toBeChecked();
  await page.reload();
  await expect(frames(page)).toHaveCount(2);
  await always.last().click();
  await expect(frames(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.embed bi-island[hydrated]')).toHaveCount(2);
  await expect(frames(page)).toHaveCount(0);
});

test('a site may let a host load when it comes into view, in the colors of the page', async ({ page }) => {
  const asked = await otherHosts(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site.url}pens/`);
  await expect(page.locator('iframe[title="笔"]')).toHaveAttribute('src', /theme-id=dark/);
  await expect(page.getByRole('checkbox', { name: /codepen/ })).toHaveCount(0);
  const low = page.locator('.embed-stage[data-low]');
  expect((await low.boundingBox())?.height).toBe(47);
  await page.getByRole('button', { name: '从 replit.com 加载' }).click();
  await expect(page.frameLocator('iframe[title="行"]').getByText('player')).toBeVisible();
  const grown = page.locator('.embed-stage').last();
  await expect.poll(async () => (await grown.boundingBox())?.height).toBe(450);
  expect(asked.filter((url) => url.includes('replit'))).toEqual([
    'https://replit.com/@ana/counter?embed=true&theme=dark',
  ]);
});

test('an embed whose host is met on the next page is allowed there', async ({ page }) => {
  await otherHosts(page);
  await page.goto(site.url);
  await page.getByRole('link', { name: '下一页', exact: true }).click();
  await expect(page.frameLocator('iframe[title="笔"]').getByText('player')).toBeVisible();
});

test('a film of an unknown type is left to the browser, and the console says so', async ({
  page,
  allowProblems,
}) => {
  const film = 'https://films.example.org/film.avi';
  allowProblems(/^error: Unsupported video type avi /);
  allowProblems(/^error: Video "https:\/\/films\.example\.org\/film\.avi" cannot be played: \S/);
  const asked = await otherHosts(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${site.url}films/`);
  await page.getByRole('button', { name: '从 films.example.org 加载' }).click();
  await expect.poll(() => said).toContain('Unsupported video type avi');
  await expect.poll(() => asked).toContain(film);
  await expect.poll(() => said).toContainEqual(expect.stringContaining(`"${film}" cannot be played`));
});

test('without script there is a link, and no button that does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: /^在 youtube\.com 打开/ }).first()).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=one',
  );
  await expect(page.getByRole('button', { name: /加载/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await context.close();
});

test('a frame that tells its height is believed within reason, and no other', async ({ page }) => {
  await otherHosts(page);
  const script = `
    const { searchParams } = new URL('?' + location.hash.slice(1), location);
    const feature = location.pathname.split('/').at(-1);
    const meta = searchParams.get('meta');
    window.tell = (payload) => parent.postMessage({ type: 'ciu-embed', payload: { feature, meta, ...payload } }, '*');`;
  await page.route('https://support.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<p>player</p><script>${script}</script>` }),
  );
  await page.goto(`${site.url}support/`);
  const stage = page.locator('.embed-stage');
  const height = async () => (await stage.boundingBox())?.height;
  expect(await height()).toBe(330);
  await page.getByRole('button', { name: '从 support.example.org 加载' }).click();
  await expect(page.frameLocator('main iframe').getByText('player')).toBeVisible();
  const frame = page.frame({ url: /support\.example\.org/ });
  const tell = (payload: object) =>
    frame?.evaluate((payload) => Reflect.get(window, 'tell')(payload), payload);
  await tell({ height: 500 });
  await expect.poll(height).toBe(500);
  await tell({ height: 1e9 });
  await expect.poll(height).toBe(2000);
  await tell({ height: 700, feature: 'flexbox' });
  await tell({ height: '9px; position: fixed' });
  await page.evaluate(() => {
    const { searchParams } = new URL(
      `?${document.querySelector('iframe')?.src.split('#')[1]}`,
      location.href,
    );
    const payload = { feature: 'css-grid', meta: searchParams.get('meta'), height: 800 };
    postMessage({ type: 'ciu-embed', payload }, '*');
  });
  await tell({ height: 600 });
  await expect.poll(height).toBe(600);
});
