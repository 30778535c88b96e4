import { expect, test } from '@playwright/test';
import { findFirefox, findWebKit } from '../scripts/other-browsers.mjs';
import type { Engine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebKit } from './engines/webkit.ts';
import { furtherKinds } from './routes.ts';

// One worker for each browser, which starts once.
test.describe.configure({ mode: 'default' });

const firefox = findFirefox();
const webkit = findWebKit();
const engines = [
  { name: 'Firefox', start: firefox && (() => startFirefox(firefox)) },
  { name: 'WebKit', start: webkit && (() => startWebKit(webkit)) },
];

const lists = ['blog/', 'blog/tags/', 'blog/archives/', 'blog/categories/'];
const others = ['', 'guide/intro/', 'guide/features/encryption/', 'friends/', 'tools/', 'article/enx7c9s/'];
const kindsOfPages = [...others, ...lists].map((path) => `/en/${path}`);

for (const { name, start } of engines) {
  test.describe(name, () => {
    test.skip(!start, `the tests in ${name}, which is not installed`);
    let engine: Engine;
    test.beforeAll(async () => {
      if (start) engine = await start();
    });
    test.afterAll(() => engine?.[Symbol.asyncDispose]());
    test.afterEach(async () => {
      expect(await engine.problems()).toEqual([]);
    });

    const open = async (baseURL: string | undefined, path: string) => {
      await engine.open(new URL(path, baseURL).href);
      // Older browsers fetch the script that takes clicks over.
      const isTaken = () => 'Navigation' in window || history.scrollRestoration === 'manual';
      await expect.poll(() => engine.evaluate(isTaken)).toBe(true);
    };
    /** Until the text of the first such element is, or holds, that. */
    const showsText = (selector: string, text: string) =>
      expect
        .poll(() => engine.evaluate((found) => document.querySelector(found)?.textContent, selector))
        .toContain(text);
    /** What is set here is gone when the page has been loaded again. */
    const markDocument = () => engine.evaluate(() => void Object.assign(window, { sameDocument: true }));
    const isSameDocument = () => engine.evaluate(() => 'sameDocument' in window);
    const scroll = (top: string) =>
      engine.evaluate((place) => scrollTo({ top: Number(place), behavior: 'instant' }), top);

    test(`${name} shows the home page without an error`, async ({ baseURL }) => {
      await engine.resize(1440, 900);
      await open(baseURL, '/');
      await showsText('h1', 'Bifolio');
      await showsText('.frame-search', '搜索');
    });

    test(`${name} follows links in place, back to where the reader was`, async ({ baseURL }) => {
      await open(baseURL, '/en/guide/markdown/basic/');
      await markDocument();
      await scroll('700');
      const title = await engine.evaluate(() => document.title);
      await engine.click('.frame-sidebar a[href="/en/guide/markdown/tabs/"]');
      await showsText('title', 'Tabs');
      await expect
        .poll(() => engine.evaluate(() => [scrollY, document.activeElement?.localName]))
        .toEqual([0, 'h1']);
      await engine.evaluate(() => history.back());
      await showsText('title', title);
      await expect.poll(() => engine.evaluate(() => Math.round(scrollY))).toBe(700);
      expect(await isSameDocument()).toBe(true);
    });

    test(`${name} finds a Chinese word and marks it on its page`, async ({ baseURL }) => {
      await open(baseURL, '/guide/markdown/basic/');
      await markDocument();
      await engine.click('.frame-search');
      await expect
        .poll(() => engine.evaluate(() => document.activeElement?.getAttribute('role')))
        .toBe('combobox');
      await engine.type('折叠面板');
      await showsText('[role=option]', '折叠面板');
      await engine.evaluate(() => document.querySelector<HTMLElement>('[role=option]')?.click());
      await showsText('h1', '折叠面板');
      await expect
        .poll(() => engine.evaluate(() => CSS.highlights.get('search-found')?.size ?? 0))
        .toBeGreaterThan(0);
      expect(await isSameDocument()).toBe(true);
    });

    test(`${name} opens the outline on the screen of a scrolled page`, async ({ baseURL }) => {
      await engine.resize(480, 800);
      await open(baseURL, '/en/guide/markdown/basic/');
      await scroll('3000');
      await engine.click('.frame-bar-outline');
      const edges = () =>
        engine.evaluate(() => {
          const { top, bottom } = document.querySelector('.frame-outline')?.getBoundingClientRect() ?? {};
          const bar = document.querySelector('.frame-bar')?.getBoundingClientRect().bottom;
          return { isBelowBar: Number(top) >= Number(bar), isOnScreen: Number(bottom) <= innerHeight };
        });
      await expect.poll(edges).toEqual({ isBelowBar: true, isOnScreen: true });
      await engine.resize(1440, 900);
    });

    test(`${name} turns dark, and stays so`, async ({ baseURL }) => {
      const ground = () => engine.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await open(baseURL, '/en/guide/intro/');
      const light = await ground();
      await engine.click('.frame-appearance');
      await expect.poll(ground).not.toBe(light);
      const dark = await ground();
      await open(baseURL, '/en/guide/usage/');
      expect(await ground()).toBe(dark);
    });

    test(`${name} fits a page of each kind into a window of 390 px`, async ({ baseURL }) => {
      await engine.resize(390, 800);
      const wide: string[] = [];
      // WebKit takes four times as long for a page.
      for (const path of name === 'Firefox' ? [...kindsOfPages, ...furtherKinds] : kindsOfPages) {
        await open(baseURL, path);
        const over = await engine.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        if (over > 0) wide.push(`${path} by ${over} px`);
        // To leave while the forms' script is on its way is an error in Firefox.
        await expect
          .poll(() => engine.evaluate(() => document.querySelector('bi-lock input:disabled') === null))
          .toBe(true);
      }
      await engine.resize(1440, 900);
      expect(wide).toEqual([]);
    });

    test(`${name} opens a locked page`, async ({ baseURL }) => {
      await open(baseURL, '/en/article/enx7c9s/');
      await expect
        .poll(() => engine.evaluate(() => document.querySelector<HTMLInputElement>('main input')?.disabled))
        .toBe(false);
      await engine.click('main input');
      await engine.type('paper-and-ink-25');
      await engine.click('main form button');
      await showsText('main', 'You have opened this post');
    });

    test(`${name} shows the number in a chemical formula`, async ({ baseURL }) => {
      await open(baseURL, '/en/config/plugins/markdown-math/');
      const seen = await engine.evaluate(() => {
        const number = document.querySelector('mpadded[height="0px"] > mn');
        number?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x = 0, y = 0, width = 0, height = 0 } = number?.getBoundingClientRect() ?? {};
        return document.elementFromPoint(x + width / 2, y + height / 2)?.outerHTML;
      });
      expect(seen).toBe('<mn>2</mn>');
    });

    test(`${name} opens a drawing at its own size`, async ({ baseURL }) => {
      await engine.resize(1440, 900);
      await open(baseURL, '/en/guide/features/image-preview/');
      await expect
        .poll(() => engine.evaluate(() => document.querySelectorAll('.prose img[role=button]').length))
        .toBeGreaterThan(0);
      await engine.click('.prose img[role=button]');
      await expect
        .poll(() =>
          engine.evaluate(() => document.querySelector('.pswp__item[aria-hidden=false] img')?.clientWidth),
        )
        .toBe(960);
    });
  });
}
