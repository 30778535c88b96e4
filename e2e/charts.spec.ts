import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { scratchFolder } from './scratch.ts';
import { bifolio, type Served, serve } from './site.ts';
import { expect, test } from './test.ts';

const far = '\nA line of text.\n'.repeat(60);
const pages = {
  'index.md': '# Charts\n',
  'mermaid.md': `# Mermaid
${far}
\`\`\`mermaid The way
flowchart LR
  A[写作] --> B{"<b onclick='alert(1)'>Ready?</b>"}
  B -->|yes| C[Publish]
\`\`\`

\`\`\`sequence
Alice->>Bob: Hello
\`\`\`

\`\`\`mermaid
flowchart LR
  A -->
\`\`\`

\`\`\`mermaid
flowchart LR
${'  a --> b\n'.repeat(10_000)}
\`\`\`
`,
};

let site: Served;
test.beforeAll(async () => {
  const dir = scratchFolder('charts');
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  bifolio(['build', dir]);
  site = await serve(['preview', dir]);
});
test.afterAll(() => site[Symbol.asyncDispose]());

const chart = (page: Page, name: string) => page.getByRole('figure', { name });
const ready = (figure: Locator) => expect(figure.getByRole('button', { name: 'Source' })).toBeVisible();

/** Names of files that have been asked for. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test('a diagram is drawn when it comes into view, again in the dark, and keeps its place', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await page.goto(`${site.url}mermaid/`, { waitUntil: 'networkidle' });
  const ofMermaid = () => asked.filter((path) => /\/mermaid-|\/draw-|\/LiveChart-/.test(path));
  expect(ofMermaid()).toEqual([]);
  const figure = chart(page, 'The way');
  await expect(figure).toContainText('flowchart LR');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  expect(ofMermaid().length).toBeGreaterThan(0);
  const picture = figure.locator('.chart-picture svg');
  // Markup in labels runs no script.
  await expect(picture).toContainText('Publish');
  await expect(picture.locator('[onclick]')).toHaveCount(0);
  const stage = figure.locator('.chart-stage');
  const [before, lightColor] = [await stage.boundingBox(), await colorOf(picture)];
  const light = await picture.evaluate((svg) => svg.id);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(picture).not.toHaveAttribute('id', light);
  await expect(figure.locator('.chart-picture')).toHaveCount(1);
  expect(await colorOf(picture)).not.toBe(lightColor);
  expect(await stage.boundingBox()).toEqual(before);
  const inner = await picture.boundingBox();
  expect(inner?.height).toBeLessThanOrEqual(before?.height ?? 0);
});

const colorOf = (picture: Locator) =>
  picture
    .locator('.node rect')
    .first()
    .evaluate((rect) => getComputedStyle(rect).fill);

test('the source of a chart, its large view and its file are one key away', async ({ page }) => {
  await page.goto(`${site.url}mermaid/`);
  const figure = chart(page, 'The way');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  await expect(figure.locator('pre')).toBeHidden();
  await figure.getByRole('button', { name: 'Source' }).press('Enter');
  await expect(figure.locator('pre')).toContainText('B -->|yes| C[Publish]');
  await figure.getByRole('button', { name: 'Source' }).press('Enter');
  await figure.getByRole('button', { name: 'Enlarge' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'The way' });
  const large = dialog.locator('.chart-large-picture');
  await expect(dialog.getByRole('group')).toBeFocused();
  const transform = () => large.evaluate((one) => getComputedStyle(one).transform);
  const first = await transform();
  await page.keyboard.press('+');
  await expect.poll(transform).not.toBe(first);
  expect(await violationsOf(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(figure.getByRole('button', { name: 'Enlarge' })).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('The way.svg');
});

test('a diagram that is wrong or too large says so, and shows its source', async ({ page }) => {
  await page.goto(`${site.url}mermaid/`);
  const wrong = page.locator('.chart').nth(2);
  await wrong.scrollIntoViewIfNeeded();
  await expect(wrong.getByRole('alert')).toContainText('Unable to draw this chart. Parse error on line 3');
  await expect(wrong.locator('pre')).toBeVisible();
  const large = page.locator('.chart').nth(3);
  await large.scrollIntoViewIfNeeded();
  await expect(large.getByRole('alert')).toContainText('More than 2000 lines');
});

test('without script a diagram is its text, without buttons', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}mermaid/`);
  const figure = chart(page, 'The way');
  await expect(figure.locator('pre')).toBeVisible();
  await expect(figure.getByRole('button')).toHaveCount(0);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`charts are accessible and fit a phone: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 375, height: 740 });
    for (const name of Object.keys(pages).filter((file) => file !== 'index.md')) {
      await page.goto(`${site.url}${name.replace('.md', '/')}`);
      for (const figure of await page.locator('.chart').all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.locator('.chart-tools:not([data-off]), .chart-error').first()).toBeVisible();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      expect(await violationsOf(page, { within: 'main' }), name).toEqual([]);
    }
  });
