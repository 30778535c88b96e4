import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsEverywhere } from './axe.ts';
import { filesWith, passwords, setLocks, writeLockedSite } from './locked-site.ts';
import { bifolio, bifolioApart, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the sites are built and served once.
test.describe.configure({ mode: 'default' });

const CANARY = /canary/i;

let folder: string;
let site: Served;
/** The site when it is locked as a whole. */
let closed: Served;
let closedFolder: string;

test.beforeAll(async () => {
  folder = writeLockedSite();
  closedFolder = writeLockedSite('site');
  await bifolio(['build', folder]);
  await bifolio(['build', closedFolder]);
  [site, closed] = await Promise.all([preview(folder), preview(closedFolder)]);
});
test.afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await closed[Symbol.asyncDispose]();
  for (const path of [folder, closedFolder]) rmSync(path, { recursive: true });
});

const field = (page: Page) => page.getByRole('textbox', { name: 'Enter Password' });
const secret = (page: Page) => page.getByText('Canary of the first sentence.');

async function enter(page: Page, password: string) {
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await field(page).fill(password);
  await field(page).press('Enter');
}

test.describe('what is locked', () => {
  const published = (where: string) => [
    ...filesWith(join(where, 'dist'), CANARY),
    // The code of .mdx pages is part of the bundle that builds the site.
    ...filesWith(join(where, 'dist'), /kanarie/i),
    // React names a canary of its own.
    ...filesWith(join(where, '.bifolio'), CANARY).filter((file) => !file.startsWith('bundle/')),
    ...filesWith(join(where, '.bifolio'), /canary-\w+-(?:password|密码)/),
  ];

  test('stands nowhere in what a build writes or keeps, nor do passwords', () => {
    expect(published(folder)).toEqual([]);
    expect(published(closedFolder)).toEqual([]);
    expect(readdirSync(join(folder, 'dist/assets/locked'))).toHaveLength(4);
  });

  test('is gone from both when a page that was public is locked, and stays away in the next build', () => {
    const other = writeLockedSite('none');
    bifolioApart(['build', other]);
    expect(published(other)).not.toEqual([]);
    setLocks(other, 'rules');
    bifolioApart(['build', other]);
    expect(published(other)).toEqual([]);
    bifolioApart(['build', other]);
    expect(published(other)).toEqual([]);
    rmSync(other, { recursive: true });
  });

  test('comes out the same in each build', () => {
    const file = join(folder, 'dist/secret/one/index.html');
    const before = readFileSync(file, 'utf8');
    rmSync(join(folder, '.bifolio'), { recursive: true });
    bifolioApart(['build', folder]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('is neither in the sitemap nor to be indexed', () => {
    const sitemap = readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8');
    expect(sitemap).toContain('https://example.org/public/');
    expect(sitemap).not.toContain('secret');
    expect(readFileSync(join(folder, 'dist/own/index.html'), 'utf8')).toContain('content="noindex"');
    expect(existsSync(join(folder, 'dist/own/index.html'))).toBe(true);
  });
});

test.describe('the form', () => {
  test('says what it wants, refuses nothing and wrong passwords, and is accessible', async ({ page }) => {
    await page.goto(`${site.url}own/`);
    await expect(page.getByText('Only Password can access this page')).toBeVisible();
    await expect(page.getByText('A hint for everybody')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await field(page).pressSequentially('x');
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    await enter(page, 'wrong');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Wrong password.');
    expect(await violationsEverywhere(page)).toEqual([]);
  });

  test('tries one password at a time, in a worker, and shows that it does', async ({ page }) => {
    let workers = 0;
    page.on('worker', () => workers++);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/hash-worker-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.url}own/`);
    await enter(page, 'wrong');
    await expect(page.locator('form[aria-busy=true]')).toBeVisible();
    await field(page).press('Enter');
    await field(page).press('Enter');
    release();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    expect(workers).toBe(1);
    // The same one has failed before.
    await enter(page, 'wrong');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    expect(workers).toBe(1);
  });

  test('works after what was to open without asking has failed', async ({ page, allowProblems }) => {
    allowProblems(/broken on purpose/);
    await page.goto(`${site.url}own/`);
    await enter(page, passwords.own);
    await expect(page.getByText('Canary of my own page.')).toBeVisible();
    await page.addInitScript(() => {
      const { DecompressionStream } = window;
      class BrokenOnce {
        constructor() {
          Object.assign(window, { DecompressionStream });
          throw new Error('broken on purpose');
        }
      }
      Object.assign(window, { DecompressionStream: BrokenOnce });
    });
    await page.reload();
    await enter(page, passwords.own);
    await expect(page.getByText('Canary of my own page.')).toBeVisible();
  });

  test('says so when a file of the page cannot be loaded, and what to do', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/assets\/locked|Failed to (?:fetch|load)/);
    await page.route('**/assets/locked/*.bin', (route) => route.abort());
    await page.goto(`${site.url}secret/one/`);
    await enter(page, passwords.rule);
    await expect(secret(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText("Couldn't load the content");
    expect(await violationsEverywhere(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('img[alt="Canary alternative"]')).toHaveAttribute('src', /^blob:/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('opens nothing in place of a page that the reader has gone to meanwhile', async ({ page }) => {
    await page.addInitScript(() => {
      const { unwrapKey } = crypto.subtle;
      const released = new Promise<void>((resolve) => Object.assign(window, { release: resolve }));
      crypto.subtle.unwrapKey = async (...args: unknown[]) => {
        Object.assign(window, { isOpening: true });
        await released;
        return Reflect.apply(unwrapKey, crypto.subtle, args);
      };
      const { close } = Document.prototype;
      Document.prototype.close = function () {
        Object.assign(window, { isOpened: true });
        close.call(this);
      };
    });
    await page.goto(`${site.url}own/`);
    await enter(page, passwords.own);
    await page.waitForFunction(() => 'isOpening' in window);
    await page.getByRole('link', { name: 'Locked site' }).first().click();
    await expect(page.getByText('Everybody may read this.')).toBeVisible();
    await page.evaluate(() => (window as unknown as { release(): void }).release());
    await page.waitForFunction(() => 'isOpened' in window);
    for (let frames = 0; frames < 3; frames++)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(page.getByText('Everybody may read this.')).toBeVisible();
    await expect(page.getByText('Canary of my own page.')).toHaveCount(0);
    await page.getByRole('link', { name: 'mine' }).click();
    await expect(page.getByText('Canary of my own page.')).toBeVisible();
  });

  test('has no use for junk in storage', async ({ page }) => {
    await page.goto(`${site.url}own/`);
    await page.evaluate(async () => {
      localStorage.setItem('bifolio-unlocked', '{"__proto__":{"pages":[1]},"pages":"x","global":{}}');
      sessionStorage.setItem('bifolio-unlocked-session', '{');
      const request = indexedDB.open('bifolio-locks', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('keys', { keyPath: 'label' });
      await new Promise((resolve) => request.addEventListener('success', resolve));
      const lock = JSON.parse(document.querySelector('bi-lock script')?.textContent ?? '{}');
      const store = request.result.transaction('keys', 'readwrite').objectStore('keys');
      for (const [label] of lock.slots) store.put({ label, key: 'no key', session: '{', expires: 'never' });
      store.put({ label: 7, session: {}, expires: Number.NaN });
      request.result.close();
    });
    await page.reload();
    await enter(page, 'wrong');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await enter(page, passwords.own);
    await expect(page.getByText('Canary of my own page.')).toBeVisible();
  });

  test('says what a browser lacks', async ({ browser }) => {
    const still = await browser.newPage({ javaScriptEnabled: false });
    await still.goto(`${site.url}own/`);
    await expect(still.locator('noscript p')).toHaveText(/To open it, turn on JavaScript\.$/);
    await expect(still.locator('bi-lock form')).toBeHidden();
    await still.close();
    const bare = await browser.newPage();
    await bare.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await bare.goto(`${site.url}own/`);
    await expect(bare.getByText('only at https:// URLs')).toBeVisible();
    await expect(bare.locator('bi-lock form')).toBeHidden();
    await bare.close();
    const forgetful = await browser.newPage();
    await forgetful.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await forgetful.goto(`${site.url}own/`);
    await expect(forgetful.getByText('This browser stores no keys')).toBeVisible();
    await enter(forgetful, passwords.own);
    await expect(forgetful.getByText('Canary of my own page.')).toBeVisible();
    await forgetful.close();
  });
});

test.describe('a page that has opened', () => {
  test('is as alive as any other, within the frame that was there before', async ({ page }) => {
    await page.goto(`${site.url}secret/one/`);
    const frame = page.locator('.frame-doc');
    await frame.evaluate((element) => Object.assign(element, { wasThere: true }));
    await enter(page, passwords.rule);
    await expect(secret(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('.bi-announcer')).toHaveText('Unlocked. The first secret | Locked site');
    await expect(field(page)).toHaveCount(0);
    expect(await frame.evaluate((element) => 'wasThere' in element)).toBe(true);
    const outline = page.getByRole('navigation', { name: 'On this page' });
    await expect(outline.getByRole('link', { name: 'Canary heading', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Other' }).click();
    await expect(page.getByText('Canary of the other panel.')).toBeVisible();
    await page.locator('pre').hover();
    await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
    const picture = page.locator('img[alt="Canary alternative"]');
    await expect(picture).toHaveAttribute('src', /^blob:/);
    await expect(picture).toHaveJSProperty('naturalWidth', 80);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'canary-notes' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8')).toContain('canary notes');
    await outline.getByRole('link', { name: 'Last canary heading' }).click();
    await expect(page.getByRole('heading', { name: 'Last canary heading' })).toBeInViewport();
    await expect(page.locator('main [style*=content-visibility]')).toHaveCount(0);
    expect(await violationsEverywhere(page)).toEqual([]);
    await picture.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('shows pictures that components name in styles', async ({ page }) => {
    await page.goto(`${site.url}secret/ground/`);
    await enter(page, passwords.rule);
    const ground = page.locator('.ground');
    await expect(ground).toHaveCSS('background-image', /^url\("blob:/);
    await expect(ground).toHaveCSS('width', '80px');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.goBack();
    await expect(ground).toHaveCSS('background-image', /^url\("blob:/);
  });

  test('opens without asking by reload, link and new tab, with others of its rule, until it is locked again', async ({
    page,
    context,
  }) => {
    // A busy browser takes its time to say who takes part in a session.
    await page.addInitScript(() => {
      const request = navigator.locks.request.bind(navigator.locks) as (
        ...args: unknown[]
      ) => Promise<unknown>;
      const later = async (...args: unknown[]) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        return request(...args);
      };
      Object.assign(navigator.locks, { request: later });
    });
    await page.goto(`${site.url}secret/one/`);
    await enter(page, passwords.rule);
    await expect(secret(page)).toBeVisible();

    await page.addInitScript(() => {
      // Whatever of the form can be seen, be it for a frame.
      const look = () => {
        const form = document.querySelector('bi-lock form');
        if (form?.checkVisibility({ visibilityProperty: true }))
          document.documentElement.dataset.flashed = '';
        requestAnimationFrame(look);
      };
      look();
    });
    await page.reload();
    await expect(secret(page)).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'another' }).click();
    await expect(page.getByText('Canary of the second page.')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');

    const tab = await context.newPage();
    await tab.goto(`${site.url}secret/one/#last-canary-heading`);
    await expect(tab.getByRole('heading', { name: 'Last canary heading' })).toBeInViewport();
    await tab.goto(`${site.url}own/`);
    await expect(field(tab)).toBeVisible();
    await tab.goto(site.url);
    await tab.getByRole('main').getByRole('link', { name: 'A secret' }).click();
    await expect(secret(tab)).toBeVisible();

    await page.getByRole('button', { name: 'Lock again' }).click();
    await expect(field(page)).toBeVisible();
    await expect(field(tab)).toBeVisible();
    await expect(secret(tab)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('bifolio-unlocked'))).toBeNull();

    // What one tab opens, the others see.
    await enter(page, passwords.admin);
    await expect(page.getByText('Canary of the second page.')).toBeVisible();
    await expect(secret(tab)).toBeVisible();
    await tab.goto(`${site.url}landing/`);
    await expect(tab.getByText('Canary tagline')).toBeVisible();
  });

  test('is closed again when the session is over', async ({ page, context }) => {
    await page.goto(`${site.url}own/`);
    await enter(page, passwords.own);
    await expect(page.getByText('Canary of my own page.')).toBeVisible();
    const later = await context.newPage();
    await later.goto(`${site.url}public/`);
    await page.close();
    // The browser takes its time to say that a tab is gone.
    await later.waitForFunction(async () => (await navigator.locks.query()).held?.length === 0);
    await later.goto(`${site.url}own/`);
    await expect(field(later)).toBeVisible();
    expect(await later.evaluate(() => localStorage.getItem('bifolio-unlocked'))).toBeNull();
  });
});

test('a part of a page opens in its place, and the rest is there for everybody', async ({ page }) => {
  await page.goto(`${site.url}parts/`);
  await expect(page.getByText('Everybody may read the end.')).toBeVisible();
  await expect(page.getByText('Enter the password to read this part')).toBeVisible();
  await expect(page.getByText('A hint for a part')).toBeVisible();
  expect(await violationsEverywhere(page)).toEqual([]);
  await enter(page, passwords.part);
  await expect(page.getByText('Canary of a part.')).toBeVisible();
  await expect(page.getByText('Canary tip')).toBeVisible();
  await expect(page.getByText('Canary of a note.')).toBeVisible();
  const outline = page.getByRole('navigation', { name: 'On this page' });
  await expect(outline.getByRole('link')).toHaveText(['First', 'Canary heading of a part', 'First', 'Last']);
  await outline.getByRole('link', { name: 'Canary heading of a part' }).click();
  await expect(page).toHaveURL(/#canary-heading-of-a-part$/);
  expect(await page.$$eval('[id]', (all) => all.length - new Set(all.map(({ id }) => id)).size)).toBe(0);
  const picture = page.locator('img[alt^="Canary picture"]');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await picture.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Everybody may read the beginning.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Canary of a part.')).toBeVisible();
});

test('parts with passwords of their own open one by one, stay open, and give a page its outline', async ({
  page,
}) => {
  const outline = page.getByRole('navigation', { name: 'On this page' });
  const main = page.getByRole('main');
  await page.goto(`${site.url}several/#100%`);
  await expect(field(page)).toHaveCount(2);
  await expect(outline).toBeHidden();
  await expect(page.getByRole('button', { name: 'Confirm' }).first()).toBeEnabled();
  await field(page).first().fill(passwords.part);
  await field(page).first().press('Enter');
  await expect(outline.getByRole('link')).toHaveText(['Canary of one']);
  await enter(page, passwords.otherPart);
  await expect(outline.getByRole('link')).toHaveText(['Canary of one', 'Canary of another']);
  await page.reload();
  await expect(main.getByText('Canary of a first part.')).toBeVisible();
  await expect(main.getByText('Canary of a second part.')).toBeVisible();
  await page.setViewportSize({ width: 400, height: 700 });
  await page.getByRole('button', { name: 'On this page' }).click();
  await outline.getByRole('link', { name: 'Canary of another' }).click();
  await expect(page).toHaveURL(/#canary-of-another$/);
});

test('a password is asked once for all pages and parts that it opens, and for no other', async ({ page }) => {
  await page.goto(`${site.url}own/`);
  await enter(page, passwords.own);
  await expect(page.getByText('Canary of my own page.')).toBeVisible();
  await page.goto(`${site.url}blog/locked/`);
  await expect(page.getByText('Canary of its rest.')).toBeVisible();
  await page.goto(`${site.url}landing/`);
  await expect(page.getByText('Canary tagline')).toBeVisible();
  await page.goto(`${site.url}parts/`);
  await expect(field(page)).toHaveCount(1);
  await enter(page, passwords.part);
  await expect(page.getByText('Canary of a part.')).toBeVisible();
  await page.goto(`${site.url}several/`);
  await expect(page.getByText('Canary of a first part.')).toBeVisible();
  await expect(field(page)).toHaveCount(1);
});

test('search finds what has been opened, wherever it stands, and nothing of it once it is locked again', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const search = async (typed: string) => {
    await page.getByRole('button', { name: 'Search' }).click();
    await dialog.getByRole('combobox').fill(typed);
  };
  const finds = async (typed: string, text: string) => {
    await search(typed);
    await expect(dialog.getByRole('option').filter({ hasText: text }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  /** Words of the query that nothing has are dropped, so other pages may be found. */
  const findsNot = async (typed: string, text: string) => {
    await search(typed);
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expect(dialog.getByRole('option').filter({ hasText: text })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const findsNothing = async (typed: string) => {
    await search(typed);
    await expect(dialog.locator('.search-retry')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await page.goto(`${site.url}secret/two/`);
  await findsNothing('canary');
  await finds('second secret', 'The second secret');
  await enter(page, passwords.rule);
  await expect(page.getByText('Canary of the second page.')).toBeVisible();
  await finds('canary of the first', 'Canary of the first sentence.');
  await finds('canery heading', 'Last canary heading');
  await findsNot('canary of my own page', 'Canary of my own page');
  await findsNot('canary of a part', 'Canary of a part');
  await page.goto(`${site.url}parts/`);
  await enter(page, passwords.part);
  await expect(page.getByText('Canary of a part.')).toBeVisible();
  await finds('canary of a part', 'Canary of a part.');
  await page.goto(site.url);
  await search('second page');
  await expect(dialog.getByRole('option').filter({ hasText: 'Canary of the second page.' })).toBeVisible();

  // What the list shows goes as soon as another tab locks it.
  const tab = await page.context().newPage();
  await tab.goto(`${site.url}secret/two/`);
  await tab.getByRole('button', { name: 'Lock again' }).click();
  await expect(field(tab)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await findsNothing('canary');
});

test('lists and feeds show a locked post by its title', async ({ page, request }) => {
  await page.goto(`${site.url}blog/`);
  await expect(page.getByRole('main').getByRole('link', { name: 'A locked post' })).toBeVisible();
  await page.goto(`${site.url}blog/tags/news/`);
  await expect(page.getByRole('main').getByRole('link', { name: 'A locked post' })).toBeVisible();
  const feeds = filesWith(join(folder, 'dist'), /An open post/).filter((file) => /\.(xml|json)$/.test(file));
  expect(feeds.length).toBeGreaterThan(0);
  expect((await request.get(`${site.url}blog/`)).ok()).toBe(true);
});

test.describe('nothing opens', () => {
  test('for markers without a key', async ({ page }) => {
    await page.goto(`${site.url}secret/one/`);
    await enter(page, passwords.rule);
    await expect(secret(page)).toBeVisible();
    await page.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
      localStorage.setItem('bifolio-unlocked', JSON.stringify({ global: 'x.y', pages: ['x.y'] }));
    });
    await page.reload();
    await expect(field(page)).toBeVisible();
    await expect(secret(page)).toHaveCount(0);
  });

  test('of a page whose ciphertext was changed, or comes from another page', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/is damaged/);
    const read = (path: string) => readFileSync(join(folder, 'dist', path, 'index.html'), 'utf8');
    const data = (html: string) => /"data":"([^"]+)"/.exec(html)?.[1] ?? '';
    const slots = (html: string) => /"slots":(\[\[.*?\]\])/.exec(html)?.[1] ?? '';
    const [one, two] = [read('secret/one'), read('secret/two')];
    const middle = Math.floor(data(one).length / 2);
    const changed =
      data(one).slice(0, middle) + (data(one)[middle] === 'A' ? 'B' : 'A') + data(one).slice(middle + 1);
    for (const html of [
      one.replace(data(one), changed),
      one.replace(data(one), data(two)),
      one.replace(data(one), data(two)).replace(slots(one), slots(two)),
    ]) {
      await page.unrouteAll();
      await page.route('**/secret/one/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto(`${site.url}secret/one/`);
      await enter(page, passwords.rule);
      await expect(page.getByRole('alert')).toContainText('Your password is fine.');
      await expect(field(page)).not.toHaveAttribute('aria-invalid');
      await expect(secret(page)).toHaveCount(0);
    }
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(secret(page)).toBeVisible();
  });
});

test('pages without a lock fetch nothing for it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`${site.url}public/`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByText('Everybody may read this.')).toBeVisible();
  expect(fetched.filter((url) => /lock|hash|keychain|open-known/i.test(url))).toEqual([]);
});

test('a site that is locked as a whole shows its name and the form on every page, and opens at once', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404.*nowhere/);
  await page.goto(`${closed.url}nowhere/`);
  await expect(page.getByText('Only Password can access this site')).toBeVisible();
  await page.goto(`${closed.url}public/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Locked site');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await violationsEverywhere(page)).toEqual([]);
  await enter(page, passwords.admin);
  await expect(page.getByText('Text with')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByText('Everybody may read this.')).toBeVisible();
  await page.goto(`${closed.url}secret/two/`);
  await expect(page.getByText('Canary of the second page.')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.clock.install();
  await tab.goto(`${closed.url}secret/two/`);
  await expect(tab.getByText('Canary of the second page.')).toBeVisible();
  await tab.clock.fastForward('07:59:00');
  await expect(tab.getByText('Canary of the second page.')).toBeVisible();
  await tab.clock.fastForward('00:02:00');
  await expect(field(tab)).toBeVisible();
  await expect(tab.getByText('Canary of the second page.')).toHaveCount(0);
});
