import type { Page } from '@playwright/test';
import { serveBuilt } from './built-site.ts';
import type { Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker, one build: two at once would share a cache.
test.describe.configure({ mode: 'default' });

let site: Served;
test.beforeAll(async () => {
  site = await serveBuilt('formulas');
});
test.afterAll(() => site[Symbol.asyncDispose]());

/** What would be in the clipboard after copying from the first to the last of these. */
const copy = (page: Page, first: string, last: string) =>
  page.evaluate(
    ([from = '', to = '']) => {
      const [start, end] = [document.querySelector(from), document.querySelector(to)];
      if (!start || !end) throw new Error('Nothing to select.');
      const range = document.createRange();
      range.setStart(start, 0);
      range.setEnd(end, end.childNodes.length);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      const data = new DataTransfer();
      document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, cancelable: true }));
      return data.getData('text/plain');
    },
    [first, last],
  );

test('a formula stands on the line of its text, and its drawing takes the room it shows', async ({
  page,
}) => {
  await page.goto(site.url);
  const gaps = await page.locator('p .math-svg').evaluateAll((formulas) =>
    formulas.map((formula) => {
      const mark = document.createElement('span');
      // An empty inline block stands on the line of the text.
      mark.style.display = 'inline-block';
      formula.after(mark);
      const [drawn] = formula.querySelectorAll('svg');
      const base = mark.getBoundingClientRect().bottom;
      return Math.abs((drawn?.getBoundingClientRect().bottom ?? 0) - base);
    }),
  );
  expect(gaps).toHaveLength(2);
  for (const gap of gaps) expect(gap).toBeLessThan(1);
});

test('a selection with formulas is copied with their TeX, in part or whole', async ({ page }) => {
  const script = page.waitForResponse(/copy-tex/);
  await page.goto(site.url);
  await (await script).finished();
  await expect
    .poll(() => copy(page, 'article p, main p', '.math'))
    .toBe('Euler saw that $e^{i\\pi} + 1 = 0$ holds.\n\n$$\n\\frac{a}{b}\n$$');
  expect(await copy(page, '.math math mi', '.math math mi')).toBe('$$\n\\frac{a}{b}\n$$');
  expect(await copy(page, 'h1', 'h1')).toBe('');
});

test('pages without formulas fetch nothing for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.url}plain/`, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /copy-tex|math/.test(url))).toEqual([]);
});
