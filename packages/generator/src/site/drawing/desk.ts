import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { TookTooLong } from '../../core/clock/time-limit.ts';
import type { Bundle } from '../modules/bundle-module.ts';
import { findBrowser } from './find-browser.ts';

/** A browser that runs modules for the build. */
export interface Desk {
  /** Loads a module and what it imports, once. */
  load(module: Bundle): Promise<void>;
  /**
   * What the default export of a module makes of `input`. Rejects with what it throws, and with `TookTooLong`. One at a time, so
   * that processor time is that of this one.
   */
  run(module: Bundle, input: object, mostCpuMs: number): Promise<string>;
  /** Processor time that pages have taken so far, also those that were closed. */
  cpuMs(): Promise<number>;
  close(): Promise<void>;
}

/** Nothing is there: what is asked for anywhere else is refused. */
const ORIGIN = 'http://drawing.invalid/';
const EMPTY = '<!doctype html><meta charset="utf-8"><title>Drawing</title><body></body>';
const TYPES = { html: 'text/html', script: 'text/javascript' } as const;

/** A picture may take so long in all: one that only waits takes no processor time. */
const MOST_MS = 30_000;

/** How often the processor time is looked at. */
const LOOK_MS = 500;

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
  const tools = await browser.newBrowserCDPSession();
  const pages = new Map<string, Promise<Page>>();
  const pageOf = (module: Bundle) => {
    const page = pages.get(module.entry) ?? openPage(browser, module);
    pages.set(module.entry, page);
    return page;
  };
  const seconds = new Map<number, number>();
  const cpuMs = async () => {
    const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
    for (const { type, id, cpuTime } of processInfo) if (type === 'renderer') seconds.set(id, cpuTime);
    return [...seconds.values()].reduce((sum, cpuTime) => sum + cpuTime * 1000, 0);
  };
  return {
    cpuMs,
    load: async (module) => void (await pageOf(module)),
    async run(module, input, mostCpuMs) {
      const page = await pageOf(module);
      const mostMs = mostCpuMs + (await cpuMs());
      const isOver = async () => (await cpuMs()) >= mostMs;
      // A text, since a function would be changed by the compiler. JSON is script.
      const draws = `import(${addressOf(module)}).then((made) => made.default(${JSON.stringify(input)}))`;
      return inTime(page.evaluate<string>(draws), isOver).catch(async (error: unknown) => {
        if (!(error instanceof TookTooLong)) throw error;
        pages.delete(module.entry);
        await page.context().close();
        throw new TookTooLong(`it takes more than ${mostCpuMs / 1000} s of processor time`);
      });
    },
    close: () => browser.close(),
  };
}

const addressOf = ({ entry }: Bundle) => JSON.stringify(ORIGIN + entry);

async function openPage(browser: Browser, module: Bundle): Promise<Page> {
  const { files } = module;
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, deviceScaleFactor: 1 });
  await serve(context, new Map(files.map(({ name, code }) => [`${ORIGIN}${name}`, code])));
  const page = await context.newPage();
  await page.goto(ORIGIN);
  await page.evaluate(`import(${addressOf(module)}).then(() => undefined)`);
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

/** Gives work up when `isOver` says so, or after 30 seconds. */
async function inTime<T>(work: Promise<T>, isOver: () => Promise<boolean>): Promise<T> {
  const endMs = Date.now() + MOST_MS;
  let looks: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    looks = setInterval(async () => {
      if (Date.now() >= endMs || (await isOver().catch(() => false))) reject(new TookTooLong());
    }, LOOK_MS);
  });
  return Promise.race([work, end]).finally(() => clearInterval(looks));
}
