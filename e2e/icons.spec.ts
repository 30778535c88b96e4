import type { Page } from '@playwright/test';
import { serveBuilt } from './built-site.ts';
import { type IconHost, serveIcons } from './icon-host.ts';
import { iconPorts } from './servers.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once, and names the ports of its hosts.
test.describe.configure({ mode: 'default' });

const [first, second] = iconPorts;

let site: Served;
let hosts: [IconHost, IconHost];

test.beforeAll(async () => {
  site = await serveBuilt('icons');
  hosts = [await serveIcons(first), await serveIcons(second)];
});
test.afterAll(async () => {
  await site[Symbol.asyncDispose]();
  for (const host of hosts) await host[Symbol.asyncDispose]();
});
test.beforeEach(({ page }) => {
  for (const host of hosts) Object.assign(host, { answer: 'icons', asked: [] });
  return page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        dataset.shift = String(Number(dataset.shift ?? 0) + ('value' in entry ? Number(entry.value) : 1));
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

/** Waits for a host as long as it takes: 750 ms are soon over on a busy machine. */
const waitForHosts = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 750 ? 0 : setTimeout(run, ms, ...rest);
    Object.assign(window, { setTimeout: patient });
  });

const shapes = (page: Page, icon: string) => page.locator(`bi-icon[name="far:${icon}"] > svg > *`);
/** How much the page has moved, two frames from now. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve(document.documentElement.dataset.shift ?? '0')),
          ),
        ),
      ),
  );
const missing = (page: Page) => page.locator('bi-icon[missing]');

test('icons of text, navigation bar and sidebar arrive after the first paint, in one request, and move nothing', async ({
  page,
}) => {
  await waitForHosts(page);
  await page.goto(`${site.url}guide/`);
  await expect(shapes(page, 'home').first()).toBeVisible();
  await expect(page.getByRole('main').locator('bi-icon[name="far:link"] path')).toBeVisible();
  await expect(page.locator('.frame-sidebar bi-icon[drawn]')).toHaveCount(2);
  expect(hosts[0].asked).toEqual(['bad,book,gone,home,link,more,part,two']);
  expect(hosts[1].asked).toEqual([]);
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked:
      performance.getEntriesByType('resource').find(({ name }) => name.includes('?icons='))?.startTime ?? 0,
    shift: document.documentElement.dataset.shift ?? '0',
  }));
  expect(times.asked).toBeGreaterThan(times.painted);
  expect(times.shift).toBe('0');
});

test('an icon that the service does not know shows nothing and takes no place, and one that does harm is only drawn', async ({
  page,
}) => {
  await page.goto(`${site.url}guide/`);
  await expect(shapes(page, 'bad')).toHaveCount(1);
  await expect(missing(page)).toHaveCount(1);
  expect(await missing(page).locator('svg').boundingBox()).toBeNull();
  const drawing = await page.locator('bi-icon[name="far:bad"] > svg').innerHTML();
  expect(drawing).toBe('<path d="M4 4h16v16H4z"></path>');
});

test('menus and home pages have their icons too', async ({ page }) => {
  await page.goto(site.url);
  await expect(shapes(page, 'go')).toBeVisible();
  await expect(shapes(page, 'one')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).hover();
  await expect(page.locator('.frame-flyout-menu bi-icon[name="far:book"] path')).toBeVisible();
});

test('the next page asks for new icons only, and shows those it knows at once', async ({ page }) => {
  await page.goto(`${site.url}guide/`);
  await expect(missing(page)).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  hosts[0].answer = 'silence';
  hosts[1].answer = 'silence';
  await page.getByRole('link', { name: 'on', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible();
  await expect(missing(page)).toHaveCount(1);
  await expect.poll(() => hosts[0].asked).toEqual(['bad,book,gone,home,link,more,part,two', 'late']);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a host that is silent for 750 ms is joined by the next', async ({ page }) => {
  hosts[0].answer = 'silence';
  await page.goto(`${site.url}guide/`);
  await expect(shapes(page, 'home').first()).toBeVisible();
  expect(hosts.map(({ asked }) => asked.length)).toEqual([1, 1]);
});

test('a host that fails is followed by the next, and after a 404 nobody is asked', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource.*(?:500|404)/);
  await waitForHosts(page);
  hosts[0].answer = 500;
  await page.goto(`${site.url}guide/`);
  await expect(shapes(page, 'home').first()).toBeVisible();
  hosts[0].answer = 404;
  hosts[1].asked = [];
  await page.reload();
  await expect.poll(() => hosts[0].asked.length).toBe(2);
  await expect(page.locator('bi-icon:not([missing])')).toHaveCount(0);
  expect(hosts[1].asked).toEqual([]);
  await expect(page.locator('bi-icon[drawn]')).toHaveCount(0);
});

test('when no host answers, nothing shows and nothing moves, the console says nothing of ours, and the next page asks again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/Failed to load resource.*500/);
  for (const host of hosts) host.answer = 500;
  await page.goto(`${site.url}guide/`);
  await expect.poll(() => hosts.map(({ asked }) => asked.length)).toEqual([1, 1]);
  await expect(page.locator('bi-icon:not([missing])')).toHaveCount(0);
  await expect(page.locator('bi-icon[drawn]')).toHaveCount(0);
  await expect(page.locator('bi-icon').filter({ visible: true })).toHaveCount(0);
  expect(await shiftOf(page)).toBe('0');
  for (const host of hosts) host.answer = 'icons';
  await page.getByRole('link', { name: 'on', exact: true }).click();
  await expect(page.locator('.frame-sidebar bi-icon[drawn]').filter({ visible: true })).toHaveCount(2);
});

test('a page that allows no host is left by a full load, so that the next one may ask', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/as a whole/);
  await page.goto(`${site.url}bare/`);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).not.toHaveAttribute('content', /connect-src/);
  await page.getByRole('main').getByRole('link', { name: 'Guide' }).click();
  await expect(shapes(page, 'home').first()).toBeVisible();
  await expect(policy).toHaveAttribute(
    'content',
    new RegExp(`connect-src 'self' http://localhost:${first}/v1/ http://localhost:${second}$`),
  );
  expect(hosts[0].asked).toHaveLength(1);
});
