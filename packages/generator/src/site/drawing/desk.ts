import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Bundle } from '../modules/bundle-module.ts';
import { findBrowser } from './find-browser.ts';

/** A browser that runs modules for the build. */
export interface Desk {
  /** What the default export of a module makes of `input`. Rejects with what it throws. */
  run(module: Bundle, input: object): Promise<string>;
  close(): Promise<void>;
}

/** Nothing is there: what is asked for anywhere else is refused. */
const ORIGIN = 'http://drawing.invalid/';
const EMPTY = '<!doctype html><meta charset="utf-8"><title>Drawing</title><body></body>';
const TYPES = { html: 'text/html', script: 'text/javascript' } as const;

/** A picture may take so long. */
const MOST_MS = 30_000;

/**
 * Starts Chromium: `executable`, that of `playwright-core`, or one that is installed. Rejects when none starts. It has no network.
 * @param library folder of `playwright-core`
 */
export async function openDesk(library: string, executable: string | undefined): Promise<Desk> {
  const { chromium } = createRequire(import.meta.url)(library) as typeof import('playwright-core');
  const own = chromium.executablePath();
  const path = executable ?? (existsSync(own) ? own : findBrowser());
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--disable-gpu', '--disable-dev-shm-usage'],
  });
  const pages = new Map<string, Promise<Page>>();
  return {
    async run(module, input) {
      const open = pages.get(module.entry) ?? openPage(browser, module);
      pages.set(module.entry, open);
      const page = await open;
      // A text, since a function would be changed by the compiler. JSON is script.
      const draws = `import(${JSON.stringify(ORIGIN + module.entry)}).then((made) => made.default(${JSON.stringify(input)}))`;
      return inTime(page.evaluate<string>(draws), () => {
        pages.delete(module.entry);
        void page.context().close();
      });
    },
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser, { files }: Bundle): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, deviceScaleFactor: 1 });
  await serve(context, new Map(files.map(({ name, code }) => [`${ORIGIN}${name}`, code])));
  const page = await context.newPage();
  await page.goto(ORIGIN);
  return page;
}

async function serve(context: BrowserContext, scripts: ReadonlyMap<string, string>): Promise<void> {
  await context.route('**', (route) => {
    const address = route.request().url();
    const script = scripts.get(address);
    if (script !== undefined) return route.fulfill({ contentType: TYPES.script, body: script });
    return address === ORIGIN ? route.fulfill({ contentType: TYPES.html, body: EMPTY }) : route.abort();
  });
}

/** Work that takes too long is given up. */
async function inTime<T>(work: Promise<T>, giveUp: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      reject(new Error(`It takes longer than ${MOST_MS / 1000} seconds.`));
    }, MOST_MS);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
