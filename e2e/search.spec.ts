import type { Page, Request } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { serveBuilt } from './built-site.ts';
import { holdRequests } from './hold-requests.ts';
import { fixture, type Served, serve } from './site.ts';
import { expect, test } from './test.ts';

// One worker: two builds at once would share a cache.
test.describe.configure({ mode: 'default' });

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const status = (page: Page) => page.getByRole('dialog').getByRole('status');
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

/** What is marked on the page, in order. */
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-found') ?? [])].map((range) => (range as Range).toString()),
  );

let built: Served;
test.beforeAll(async () => {
  built = await serveBuilt('search');
});
test.afterAll(() => built[Symbol.asyncDispose]());

for (const name of ['the built site', 'dev']) {
  test.describe(`search in ${name}`, () => {
    let site: Served;
    test.beforeAll(async () => {
      site = name === 'dev' ? await serve(['dev', fixture('search')]) : built;
    });
    test.afterAll(async () => {
      if (site !== built) await site[Symbol.asyncDispose]();
    });

    test('nothing of it is fetched before it is opened', async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(`${site.url}guide/deploy/`, { waitUntil: 'networkidle' });
      expect(fetched.filter((path) => /\/bifolio-search\/|SearchBox/.test(path))).toEqual([]);
      await page.getByRole('button', { name: '搜索' }).click();
      await expect(field(page)).toBeFocused();
      await expect.poll(() => fetched.some((path) => path.includes('/bifolio-search/zh-CN/'))).toBe(true);
    });

    test('Chinese is found from the middle of a phrase, followed by keyboard and marked', async ({
      page,
    }) => {
      await page.goto(`${site.url}guide/deploy/`);
      await page.keyboard.press('Control+k');
      await field(page).fill('色模');
      await expect(options(page)).toHaveCount(1);
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(options(page).first().locator('mark').first()).toHaveText('色模');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site.url}guide/appearance/#${encodeURIComponent('深色模式')}`);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => marked(page)).toEqual(['色模', '色模']);
    });

    test('no letter is lost that is typed while the field is on its way', async ({ page }) => {
      await page.goto(`${site.url}en/`);
      await page.keyboard.type('/appearance', { delay: 20 });
      await expect(field(page)).toHaveValue('appearance');
      await expect(options(page).first()).toContainText('Appearance');
    });

    test('pages that say so stay out', async ({ page }) => {
      await page.goto(site.url);
      await page.keyboard.press('/');
      await field(page).fill('海市蜃楼');
      await expect(status(page)).toContainText('没有找到');
    });

    test('text in tabs and collapses is found and uncovered', async ({ page }) => {
      await page.goto(site.url);
      for (const [typed, text] of [
        ['静态文件', '静态文件'],
        ['藏宝图', '藏宝图'],
      ] as const) {
        await page.keyboard.press('/');
        await field(page).fill(typed);
        await expect(options(page).locator('mark', { hasText: text }).first()).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main').getByText(text)).toBeInViewport();
      }
    });

    test('mixed terms, identifiers, code titles, prefixes and typing errors are found', async ({ page }) => {
      const search = async (typed: string) => {
        // What was found before is no answer.
        await field(page).fill('');
        await expect(options(page).locator('mark')).toHaveCount(0);
        await field(page).fill(typed);
      };
      await page.goto(site.url);
      await page.keyboard.press('/');
      for (const typed of ['useDarkMode', 'lang.config', '读取useDarkMode', '深夜配色']) {
        await search(typed);
        await expect(options(page).first(), typed).toContainText(/深色模式|常见问题/);
      }
      await page.goto(`${site.url}en/`);
      await page.keyboard.press('/');
      for (const typed of ['useDark', 'configur', 'gradien', 'night-colours']) {
        await search(typed);
        await expect(options(page).first(), typed).toContainText(/Dark mode|Questions/);
      }
      await field(page).fill('confguration');
      await expect(status(page)).toContainText('Showing results for configuration');
      await field(page).fill('zzzzqq');
      await expect(status(page)).toHaveText('No results for zzzzqq');
    });

    test('results are groups named after their pages, without the badges of titles', async ({ page }) => {
      await page.goto(`${site.url}en/`);
      await page.keyboard.press('/');
      await field(page).fill('gradient');
      const group = page.getByRole('listbox', { name: 'Search' }).getByRole('group');
      await expect(group).toHaveAccessibleName('Appearance');
      await expect(group.getByRole('option')).toHaveAccessibleName(/Questions.*gradient animation/);
      await field(page).fill('appearance');
      for (const folder of ['guide', 'rocks'])
        await expect(page.getByRole('group', { name: `Appearance /en/${folder}/appearance/` })).toBeVisible();
    });
  });
}

/** What one does in it: the same script, wherever the index is from. */
test.describe('the search dialog', () => {
  let site: Served;
  test.beforeAll(() => {
    site = built;
  });

  test('an index that cannot be fetched is said so, and asked for again with the next letter', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/ERR_FAILED|Search failed/);
    await page.route('**/bifolio-search/**', (route) => route.abort());
    await page.goto(`${site.url}guide/deploy/`);
    await page.keyboard.press('/');
    await field(page).fill('深色');
    await expect(status(page)).toHaveText('搜索加载失败，请重试。');
    await page.unroute('**/bifolio-search/**');
    await field(page).fill('深色模');
    await expect(options(page)).toHaveCount(1);
  });

  test('characters that stand apart are no phrase', async ({ page }) => {
    await page.goto(site.url);
    await page.keyboard.press('/');
    await field(page).fill('深模');
    await expect(status(page)).toHaveText('没有找到 深模');
    await expect(options(page).locator('mark')).toHaveCount(0);
  });

  test('a browser without the Navigation API marks what was found too', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.goto(`${site.url}guide/deploy/`);
    // The script that takes clicks over there is fetched on demand.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.keyboard.press('Control+k');
    await field(page).fill('色模');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}guide/appearance/#${encodeURIComponent('深色模式')}`);
    await expect.poll(() => marked(page)).toEqual(['色模', '色模']);
  });

  test('only the answer to what was typed last is shown', async ({ page }) => {
    await page.goto(`${site.url}en/`);
    await page.keyboard.press('/');
    await field(page).pressSequentially('static files', { delay: 15 });
    await expect(options(page).first()).toContainText('static files');
    await field(page).fill('useDarkMode');
    await expect(options(page).first().locator('mark').first()).toHaveText(/useDarkMode/);
    await field(page).fill('');
    await expect(options(page)).toHaveText(['Guide', 'Rocks']);
  });

  test('before one types, and where nothing is found, the sections of the site are offered; keys are explained', async ({
    page,
  }) => {
    await page.goto(`${site.url}en/`);
    await page.keyboard.press('/');
    await expect(options(page)).toHaveText(['Guide', 'Rocks']);
    await expect(page.getByRole('dialog').locator('.search-hints')).toContainText('Esc Close');
    await field(page).fill('zzzzqq');
    await expect(status(page)).toHaveText('No results for zzzzqq');
    await expect(page.getByText('Check the spelling, or use fewer words.')).toBeVisible();
    const report = page.getByRole('dialog').getByRole('link', { name: 'Report what is missing' });
    await expect(report).toHaveAttribute('href', 'https://github.com/bifolio/bifolio/issues/new');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/guide\//);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a page whose beginning is found says its title once', async ({ page }) => {
    await page.goto(`${site.url}en/`);
    await page.keyboard.press('/');
    await field(page).fill('deploy');
    const group = page.getByRole('dialog').getByRole('group').first();
    const name = (await group.getAttribute('aria-label')) ?? '';
    await expect(group.getByText(name, { exact: true })).toHaveCount(1);
  });

  test('searches that led somewhere are offered again, by language', async ({ page }) => {
    await page.goto(`${site.url}en/`);
    await page.keyboard.press('/');
    await field(page).fill('gradient');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appearance New');
    await page.keyboard.press('/');
    await field(page).fill('');
    await expect(options(page).first()).toHaveText('gradient');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveText(['Guide', 'Rocks']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('arrows go round the list; the slash is a letter in the field', async ({ page }) => {
    await page.goto(`${site.url}en/`);
    await page.keyboard.press('/');
    await field(page).fill('appearance');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const last = options(page).last();
    await page.keyboard.press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await options(page).nth(1).hover();
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('End');
    await page.keyboard.type('/');
    await expect(field(page)).toHaveValue('appearance/');
  });

  test('Enter that ends what an input method composes follows nothing, in Safari too', async ({ page }) => {
    await page.goto(`${site.url}en/`);
    await page.keyboard.press('/');
    await field(page).fill('appearance');
    await expect(options(page).first()).toBeVisible();
    const isOurs = await field(page).evaluate((input) => {
      const enter = { key: 'Enter', bubbles: true, cancelable: true };
      return [229, 13].map(
        (keyCode) => !input.dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode })),
      );
    });
    expect(isOurs).toEqual([false, true]);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('the page behind the dialog stays where it is', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 200 });
    await page.goto(`${site.url}en/`);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.mouse.move(40, 150);
    await page.mouse.wheel(0, 300);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  });

  test('Escape gives the focus back to what had it', async ({ page }) => {
    await page.goto(`${site.url}en/`);
    const button = page.getByRole('button', { name: 'Search', exact: true });
    await button.click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    const link = page.getByRole('navigation').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('the slash opens nothing where one types, and a box to tick is no such place', async ({ page }) => {
    await page.goto(`${site.url}en/`);
    for (const name of ['input', 'textarea', 'select']) {
      await page.evaluate((tag) => {
        document.querySelector('main')?.prepend(document.createElement(tag));
        document.querySelector<HTMLElement>(`main ${tag}`)?.focus();
      }, name);
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await expect(page.locator('main input')).toHaveValue('/');
    await page.evaluate(() => {
      const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
      document.querySelector('main')?.prepend(box);
      box.focus();
    });
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
  });

  test('the slash may be switched off by the reader, who keeps the other key', async ({ page }) => {
    await page.goto(`${site.url}en/`);
    await page.keyboard.press('/');
    const choice = page.getByRole('checkbox', { name: 'Press / to search' });
    await choice.click(); // An island that is on its way answers when it has come.
    await expect(page.locator('html')).toHaveAttribute('data-slash-off');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.locator('[data-search-button] kbd')).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(choice).not.toBeChecked();
    await choice.check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
  });

  test('the slash may be switched off before the script of the dialog has come', async ({ page }) => {
    const release = await holdRequests(page, /react-root|SearchBox/);
    await page.goto(`${site.url}en/`);
    await page.keyboard.press('/');
    const choice = page.getByRole('checkbox', { name: 'Press / to search' });
    await choice.click();
    release();
    await expect(choice).not.toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-slash-off');
  });

  test('the index is fetched while React is on its way, and once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdRequests(page, /react-root/);
    await page.goto(`${site.url}guide/deploy/`);
    await page.keyboard.press('/');
    await expect.poll(() => asked.filter((path) => path.endsWith('/contents.json'))).toHaveLength(1);
    release();
    await field(page).fill('色模');
    await expect(options(page)).toHaveCount(1);
    expect(asked.filter((path) => path.endsWith('/contents.json'))).toHaveLength(1);
  });

  test('an answer that comes late does not replace a newer one', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const late: Request[] = [];
    await page.route(/\/page-\d+\.bin/, async (route) => {
      late.push(route.request());
      await held;
      await route.continue();
    });
    await page.goto(site.url);
    await page.keyboard.press('/');
    await field(page).fill('深色');
    await expect.poll(() => late).not.toEqual([]);
    await field(page).fill('深模');
    await expect(status(page)).toHaveText('没有找到 深模');
    release();
    for (const request of late) await (await request.response())?.finished();
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    );
    await expect(status(page)).toHaveText('没有找到 深模');
  });

  test('recent searches can be cleared', async ({ page }) => {
    await page.goto(`${site.url}en/`);
    await page.evaluate(() =>
      localStorage.setItem('BIFOLIO_RECENT_SEARCHES', JSON.stringify({ 'en-US': ['gradient'] })),
    );
    await page.keyboard.press('/');
    await expect(options(page)).toHaveText(['gradient', 'Clear recent searches', 'Guide', 'Rocks']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveText(['Guide', 'Rocks']);
    const kept = await page.evaluate(() => localStorage.getItem('BIFOLIO_RECENT_SEARCHES'));
    expect(JSON.parse(kept ?? '')).toEqual({ 'en-US': [] });
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`on a phone the ${colorScheme} dialog fills the screen and is accessible`, async ({ page }) => {
      const onlyColours = colorScheme === 'dark'; // Nothing else is different.
      await page.setViewportSize({ width: 375, height: 700 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${site.url}en/`);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(field(page)).toBeFocused();
      expect(await violationsOf(page, { onlyColours })).toEqual([]);
      await field(page).fill('appearance');
      await expect(options(page).first()).toBeVisible();
      expect(await violationsOf(page, { onlyColours })).toEqual([]);
      const box = await page.getByRole('dialog').boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      await field(page).fill('zzzzqq');
      await expect(status(page)).toContainText('No results');
      expect(await violationsOf(page, { onlyColours })).toEqual([]);
      await page.getByRole('button', { name: 'Close search' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  test('without script there is no button', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url);
    await expect(page.getByRole('button', { name: '搜索' })).toBeHidden();
    await context.close();
  });
});

test('search: false leaves neither button nor index', async ({ page }) => {
  await using site = await serveBuilt('no-search');
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await page.request.get(`${site.url}bifolio-search/en-US/contents.json`)).status()).toBe(404);
  await page.close(); // It may still be fetching islands.
});
