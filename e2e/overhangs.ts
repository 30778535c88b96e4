import type { CDPSession, Page, Response } from '@playwright/test';

const all = [320, 375, 768, 1024, 1440];

/** A low window takes less time to draw, which is most of what a new width costs. */
const LOW = 100;

/**
 * Widths at which the page is wider than its window, by how much. The last width stays. The window is low meanwhile, and its size
 * is set below Playwright, which would draw the page each time.
 */
export async function overhangs(page: Page, widths: readonly number[] = all): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found = await measure(page, session, widths);
  await session.detach();
  await page.setViewportSize({ width: widths.at(-1) ?? 1440, height: 800 });
  return found;
}

/** One browser page that goes from page to page. */
export interface Walk {
  /** Loads a page in a window of the usual size. */
  open(route: string): Promise<Response | null>;
  /** As above. The window stays as it is until the next page is opened. */
  overhangs(): Promise<string[]>;
}

/** Begins to load many pages and to measure each: no page is drawn in a large window only to be left. */
export async function startWalk(page: Page, widths: readonly number[] = all): Promise<Walk> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  const narrower = widths.filter((one) => one !== width).sort((a, b) => b - a);
  return {
    async open(route) {
      const response = await page.goto(route, { waitUntil: 'commit' });
      await resize(session, width, height); // Before the first layout.
      await page.waitForLoadState();
      return response;
    },
    overhangs: async () => [
      ...(widths.includes(width) ? await overhangAt(page, session, width) : []),
      ...(await measure(page, session, narrower)),
    ],
  };
}

const resize = (session: CDPSession, width: number, height: number) =>
  session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });

async function measure(page: Page, session: CDPSession, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await resize(session, width, LOW);
    found.push(...(await overhangAt(page, session, width)));
  }
  return found;
}

async function overhangAt(page: Page, session: CDPSession, width: number): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${sizes})()`,
    returnByValue: true,
  });
  const [inner, overhang] = result.value as ReturnType<typeof sizes>;
  if (inner !== width) throw new Error(`The window is ${inner} px wide, not ${width}.`);
  return overhang > 0 ? [`${new URL(page.url()).pathname} by ${overhang} px at ${width} px`] : [];
}

/** Runs in the page. */
function sizes(): [inner: number, overhang: number] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [innerWidth, scrollWidth - clientWidth];
}
