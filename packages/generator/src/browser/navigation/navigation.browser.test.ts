import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserTest } from '../islands/fixtures/browser.ts';

const site = browserTest();

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const path = (page: Page) => page.evaluate(() => location.pathname + location.hash);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Follows a link of the fixture's list by its address, as a reader with a mouse. */
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

async function openList(page: Page) {
  await page.getByText('Group').click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** As a reader would, wherever the page is scrolled to. */
const go = (page: Page, path: string) =>
  page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), path);

/** When the focus is on a page, it has been scrolled to the reader's place. */
const focused = (page: Page, name: string) =>
  page.waitForFunction((title) => document.activeElement?.textContent === title, name);

/** Leaves for a page, scrolls once it is swapped in, and turns back before the next frame. */
async function turnBackBeforeFrame(page: Page, name: 'Home' | 'Two') {
  await page.evaluate((title) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { requestAnimationFrame } = window;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    const release = () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const callback of waiting) requestAnimationFrame(callback);
      resolve();
    };
    const turn = (_: unknown, observer: MutationObserver) => {
      if (document.querySelector('h1')?.textContent !== title) return;
      observer.disconnect();
      document.documentElement.style.minHeight = '3000px';
      scrollTo(0, 600);
      dispatchEvent(new Event('scroll'));
      addEventListener('popstate', release, { once: true });
      history.go(title === 'Two' ? -1 : 1);
    };
    new MutationObserver(turn).observe(document, { childList: true, subtree: true });
    if (title === 'Two') document.querySelector<HTMLAnchorElement>('a[href="/two/"]')?.click();
    else history.back();
    return promise;
  }, name);
}

/** Takes the Navigation API away; then the name may be that of an element. */
function withoutNavigation() {
  Reflect.deleteProperty(window, 'Navigation');
  Object.defineProperty(window, 'navigation', { value: document.createElement('nav') });
}

test('each callback has a task of its own for the first page', async () => {
  const { page } = await site.open('/');
  const tasks = () => page.evaluate(() => (window as unknown as { pageTasks: string[] }).pageTasks);
  await expect.poll(tasks).toEqual(['one', 'end of one', 'two', 'end of two']);
});

describe.each([
  { api: 'the Navigation API', before: undefined },
  { api: 'the History API', before: withoutNavigation },
])('by $api', ({ before }) => {
  const open = async () => {
    const opened = await site.open('/', { before });
    // The script that takes clicks over in older browsers is fetched on demand.
    if (before) await opened.page.waitForFunction(() => history.scrollRestoration === 'manual');
    return opened;
  };

  test('a link swaps head, body, page data and focus without loading the page', async () => {
    const { page, complaints } = await open();
    await openList(page);
    await follow(page, '/two/');
    await heading(page, 'Two');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Two');
    expect(await page.title()).toBe('Page /two/');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('About /two/');
    expect(await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color)).toBe('rgb(1, 2, 3)');
    expect(await page.locator('.bi-announcer').textContent()).toBe('Page /two/');
    expect(await page.evaluate(() => (window as unknown as { pageLog: string[] }).pageLog)).toEqual([
      'enter /',
      'leave /',
      'enter /two/',
    ]);
    await page.getByText('Two: 0').click();
    await page.getByText('Two: 1').waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(site.server.documents).toEqual(['/']);
    expect(complaints).toEqual([]);
  });

  test('back and forward show the pages again where the reader left them', async () => {
    const { page } = await open();
    await openList(page);
    await page.evaluate(() => scrollTo(0, 900));
    await go(page, '/two/');
    await focused(page, 'Two');
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await heading(page, 'Home');
    await page.waitForFunction(() => Math.round(scrollY) === 900);
    await page.goForward();
    await heading(page, 'Two');
    await page.waitForFunction(() => scrollY === 0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('back at the moment a page is swapped in leads back', async () => {
    const { page } = await open();
    await openList(page);
    await page.evaluate(() => {
      const goBack = (_: unknown, observer: MutationObserver) => {
        if (document.querySelector('h1')?.textContent !== 'Two') return;
        observer.disconnect();
        history.back();
      };
      new MutationObserver(goBack).observe(document, { childList: true, subtree: true });
    });
    await go(page, '/two/');
    await page.waitForFunction(() => location.pathname === '/');
    await heading(page, 'Home');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('whoever turns back before a page has been scrolled finds both pages where they belong', async () => {
    const { page } = await open();
    await openList(page);
    await page.evaluate(async () => {
      const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      scrollTo(0, 900);
      await heard;
    });
    await turnBackBeforeFrame(page, 'Two');
    await focused(page, 'Home');
    expect(await scrollTop(page)).toBe(900);
    await page.goForward();
    await focused(page, 'Two');
    expect(await scrollTop(page)).toBe(0);
    await turnBackBeforeFrame(page, 'Home');
    await focused(page, 'Two');
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await focused(page, 'Home');
    expect(await scrollTop(page)).toBe(900);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a page that is still scrolled while it is swapped in begins at its top', async () => {
    const { page } = await open();
    await openList(page);
    await page.evaluate(() => {
      const scroll = (_: unknown, observer: MutationObserver) => {
        if (document.querySelector('h1')?.textContent !== 'Two') return;
        observer.disconnect();
        document.documentElement.style.minHeight = '3000px';
        scrollTo(0, 900);
        dispatchEvent(new Event('scroll'));
      };
      new MutationObserver(scroll).observe(document, { childList: true, subtree: true });
    });
    await go(page, '/two/');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Two');
    expect(await scrollTop(page)).toBe(0);
  });

  test('of links clicked in quick succession the last one counts', async () => {
    const { page, complaints } = await open();
    await openList(page);
    await follow(page, '/slow/');
    await follow(page, '/many/');
    await follow(page, '/two/');
    await heading(page, 'Two');
    await page.waitForTimeout(900);
    await heading(page, 'Two');
    expect(await path(page)).toBe('/two/');
    await page.goBack();
    await page.goBack();
    await heading(page, 'Slow');
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('a link that is followed twice before its page has come leads there once', async () => {
    const { page, complaints } = await open();
    await openList(page);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/slow/"]');
      link?.click();
      link?.click();
    });
    await heading(page, 'Slow');
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('a navigation that is aborted by going back leaves the page and no progress bar', async () => {
    const { page } = await open();
    await openList(page);
    await follow(page, '/slow/');
    await page.locator('.bi-progress').waitFor({ state: 'attached' });
    await page.goBack();
    await page.locator('.bi-progress').waitFor({ state: 'detached' });
    await heading(page, 'Home');
    await page.waitForTimeout(900);
    await heading(page, 'Home');
    expect(await path(page)).toBe('/');
  });

  test('hash links scroll, within the page and to another page', async () => {
    const { page } = await open();
    await openList(page);
    await follow(page, 'here');
    await page.waitForFunction(() => scrollY > 2000);
    expect(await path(page)).toBe('/#below');
    await follow(page, 'two below');
    await heading(page, 'Two');
    await page.waitForFunction(() => scrollY > 2000);
    const top = await page
      .locator('#below')
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    expect(top).toBeGreaterThanOrEqual(64);
    expect(await path(page)).toBe('/two/#below');
    expect(await isSameDocument(page)).toBe(true);
    expect(site.server.documents).toEqual(['/']);
  });

  test('back from a place in the page leads to where the reader was, and loading it again stays there', async () => {
    const { page } = await open();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.evaluate(async () => {
      const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      scrollTo(0, 300);
      await heard;
    });
    await go(page, '#below');
    await page.waitForFunction(() => scrollY > 2000);
    await page.goBack();
    await page.waitForFunction(() => Math.round(scrollY) === 300);
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await page.waitForFunction(() => Math.round(scrollY) === 300);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('modifiers, targets and downloads are left to the browser', async () => {
    const { page } = await open();
    await openList(page);
    const [blank] = await Promise.all([page.context().waitForEvent('page'), follow(page, 'blank')]);
    await blank.close();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: '/two/', exact: true }).click({ modifiers: ['Control'] }),
    ]);
    await tab.close();
    const [download] = await Promise.all([page.waitForEvent('download'), follow(page, 'download')]);
    await download.cancel();
    expect(await path(page)).toBe('/');
    expect(await isSameDocument(page)).toBe(true);
  });

  test.each(['/notes/index.md', '/foreign/', '/foreign/#below'])(
    'the way back from %s, which is no page of the site',
    async (href) => {
      const { page, complaints } = await open();
      await openList(page);
      await page.evaluate(
        (to) =>
          document
            .querySelector('nav')
            ?.append(Object.assign(document.createElement('a'), { href: to, textContent: 'elsewhere' })),
        href,
      );
      await follow(page, 'elsewhere');
      await page.waitForFunction(() => document.body.textContent?.match(/Notes|Foreign/));
      expect(await path(page)).toBe(href);
      await page.goBack();
      await heading(page, 'Home');
      expect(await path(page)).toBe('/');
      await page.goForward();
      await page.waitForFunction(() => document.body.textContent?.match(/Notes|Foreign/));
      expect(complaints).toEqual([]);
    },
  );

  test('the focus in an open dialog stays there when the page behind it is another', async () => {
    const { page } = await open();
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.append(document.createElement('input'));
      document.body.append(dialog);
      dialog.showModal();
    });
    await go(page, '/two/#below');
    await heading(page, 'Two');
    await page.waitForFunction(() => scrollY > 2000);
    await page.keyboard.type('still here');
    expect(await page.locator('dialog input').inputValue()).toBe('still here');
  });

  test('a page that cannot be fetched is loaded by the browser, in one history entry', async () => {
    const { page } = await open();
    await openList(page);
    await follow(page, '/broken/');
    await heading(page, 'Broken');
    expect(await isSameDocument(page)).toBe(false);
    expect(site.server.documents).toEqual(['/', '/broken/']);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  test('a redirect shows the address it leads to', async () => {
    const { page } = await open();
    await openList(page);
    await follow(page, 'moved');
    await heading(page, 'Two');
    await expect.poll(() => path(page)).toBe('/two/');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('a persisted island keeps its state and gets new props and route', async () => {
  const { page, complaints } = await site.open('/');
  await openList(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('button[aria-expanded=true]').waitFor();
  await follow(page, '/two/');
  await heading(page, 'Two');
  await page.getByText('/two/ /two/').waitFor();
  expect(await page.locator('button[aria-expanded=true]').count()).toBe(1);
  expect(await page.locator('details[open]').count()).toBe(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('button[aria-expanded=false]').waitFor();
  expect(complaints).toEqual([]);
});

test('what scripts have put into the body, such as portals, outlives the page', async () => {
  const { page } = await site.open('/');
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('div'), { id: 'portal' })),
  );
  for (const address of ['/two/', '/many/']) {
    await page.evaluate((to) => navigation.navigate(to).finished, address);
    expect(await page.locator('body > #portal').count()).toBe(1);
    expect(await page.locator('main').count()).toBe(1);
  }
});

test('an island that is still asleep is woken on the page it was carried to', async () => {
  const { page, complaints } = await site.open('/');
  await go(page, '/two/');
  await heading(page, 'Two');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('button[aria-expanded=true]').waitFor();
  await page.getByText('/two/ /two/').waitFor();
  expect(complaints).toEqual([]);
});

test('back leads to the place even where the browser names the entry of the page to come', async () => {
  const { page } = await site.open('/', {
    before: () => {
      const { get } = Object.getOwnPropertyDescriptor(Navigation.prototype, 'currentEntry') ?? {};
      let next: NavigationHistoryEntry | undefined;
      navigation.addEventListener('navigate', ({ navigationType, destination }) => {
        if (navigationType === 'traverse') next = navigation.entries()[destination.index];
        setTimeout(() => (next = undefined));
      });
      Object.defineProperty(navigation, 'currentEntry', { get: () => next ?? get?.call(navigation) });
    },
  });
  await page.evaluate(() => scrollTo(0, 900));
  await go(page, '/two/');
  await heading(page, 'Two');
  await page.goBack();
  await heading(page, 'Home');
  await page.waitForFunction(() => Math.round(scrollY) === 900);
});

test('the progress bar runs for pages not visited yet only', async () => {
  const { page } = await site.open('/');
  await openList(page);
  await page.evaluate(() => {
    const value = () =>
      document.querySelector<HTMLElement>('.bi-progress')?.style.getPropertyValue('--bi-progress');
    new MutationObserver((_, observer) => {
      if (!value()) return;
      Object.assign(window, { firstValue: value() });
      observer.disconnect();
    }).observe(document.body, { childList: true });
  });
  await follow(page, '/slow/');
  await page.locator('.bi-progress').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => Reflect.get(window, 'firstValue'))).toBe('0.08');
  await heading(page, 'Slow');
  await page.locator('.bi-progress').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    new MutationObserver(
      () => document.querySelector('.bi-progress') && Object.assign(window, { bar: true }),
    ).observe(document.body, { childList: true });
  });
  await page.goBack();
  await heading(page, 'Home');
  expect(await page.evaluate(() => 'bar' in window)).toBe(false);
});

test('a style sheet that cannot be fetched is announced, and the page shown without it', async () => {
  const { page, complaints } = await site.open('/', { broken: '/two.css' });
  await openList(page);
  await page.evaluate(() => {
    addEventListener('vite:preloadError', (event) => {
      Object.assign(window, { cause: String((event as Event & { payload?: unknown }).payload) });
    });
  });
  await follow(page, '/two/');
  await heading(page, 'Two');
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { cause: string }).cause)).toBe(
    'Error: Unable to preload CSS for /two.css',
  );
  expect(complaints).toContain('Unable to preload CSS for /two.css');
});

test('a page of another build is loaded as a whole', async () => {
  const { page } = await site.open('/');
  await openList(page);
  await follow(page, '/other-build/');
  await heading(page, 'Other build');
  expect(await isSameDocument(page)).toBe(false);
});

test("the host's error page is swapped like any other", async () => {
  const { page } = await site.open('/');
  await openList(page);
  await follow(page, '/missing/');
  await heading(page, 'Not found');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page is in place at the end of the task that shows it, whatever is animated afterwards', async () => {
  const { page } = await site.open('/');
  await openList(page);
  await page.getByRole('link', { name: '/two/', exact: true }).hover();
  const parsed = page.evaluate(() => {
    const parse = DOMParser.prototype.parseFromString;
    const { promise, resolve } = Promise.withResolvers<void>();
    DOMParser.prototype.parseFromString = function (...args) {
      resolve();
      return parse.apply(this, args);
    };
    return promise;
  });
  await parsed; // Ahead of the click, in an idle moment.
  const marks = page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'Two')
        resolve('navigating' in document.documentElement.dataset);
    }).observe(document, { childList: true, subtree: true });
    return promise;
  });
  await follow(page, '/two/');
  expect(await marks).toBe(true);
});

test('pointing at a link fetches its page ahead', async () => {
  const { page } = await site.open('/');
  await openList(page);
  await page.getByRole('link', { name: '/many/', exact: true }).hover();
  await expect.poll(() => site.server.requests.filter((request) => request === '/many/').length).toBe(1);
  await follow(page, '/many/');
  await heading(page, 'Many');
  expect(site.server.requests.filter((request) => request === '/many/')).toHaveLength(1);
});
