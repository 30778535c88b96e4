import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { scratchFolder } from './scratch.ts';
import { scriptRan } from './script-ran.ts';
import { bifolio, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

const far = '\nA line of text.\n'.repeat(60);
const bars = `\`\`\`json
{ "xAxis": { "data": ["一月", "Feb"] }, "yAxis": {}, "series": [{ "type": "bar", "data": [12, 30] }] }
\`\`\``;
const pages = {
  'index.md': '# Charts\n',
  'mermaid.md': `# Mermaid
${far}
\`\`\`mermaid The way
flowchart LR
  A[写作] --> B{"<b>Ready?</b>"}
  B -->|yes| C[Publish]
  click C "javascript:alert(1)"
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
  'echarts.md': `# ECharts
${far}
::: echarts Pages
${bars}
:::

::: echarts Script
\`\`\`js
const value = await Promise.resolve(54);
option = { xAxis: {}, yAxis: {}, series: [{ type: 'scatter', data: [[value, value]] }] };
document.title = \`drawn \${typeof echarts.init} \${typeof myChart.setOption}\`;
\`\`\`
:::

::: echarts Throws
\`\`\`js
throw new Error('No data today');
\`\`\`
:::
`,
  'chartjs.md': `# Chart.js
${far}
::: chartjs Readers
\`\`\`json
{ "type": "line", "data": { "labels": ["一月", "Feb"], "datasets": [{ "label": "Readers", "data": [12, 30] }] } }
\`\`\`
:::

::: chartjs Script
\`\`\`js
const config = { type: 'pie', data: { labels: ['a', 'b'], datasets: [{ data: [1, 2] }] } };
\`\`\`
:::

::: chartjs Forgets
\`\`\`js
const data = {};
\`\`\`
:::
`,
  'others.md': `# Others
${far}
\`\`\`flow:ant Steps
st=>start: Start
op=>operation: 写作
e=>end: End|past:javascript:alert(1)
st->op->e
\`\`\`

\`\`\`flow Parallel
st=>start: Start
par=>parallel: Translate
zh=>operation: 中文
en=>operation: English
st->par
par(path1, bottom)->zh
par(path2, right)->en
\`\`\`

\`\`\`markmap Map
# Site
- Docs
- **Blog**
\`\`\`

@startuml Greeting
Alice -> Bob: Hello
@enduml
`,
  'still.md': `# Still
${far}
::: echarts Pages
${bars}
:::
`,
  'bifolio.config.ts': `export default { markdown: { plantuml: { server: 'http://uml.example.org/plantuml' } } };`,
};

let site: Served;
test.beforeAll(async () => {
  const dir = scratchFolder('charts');
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  await bifolio(['build', dir]);
  site = await preview(dir);
});
test.afterAll(() => site[Symbol.asyncDispose]());

const chart = (page: Page, name: string) => page.getByRole('figure', { name });
const ready = (figure: Locator) => expect(figure.locator('.chart-tools:not([data-off])')).toBeVisible();

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
  await expect(picture).toContainText('Publish');
  expect(await picture.innerHTML()).not.toContain('javascript:');
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
  await expect(large.getByRole('alert')).toContainText(
    'It has 10001 lines, and more than 1000 would stop the page.',
  );
});

for (const [kind, name, library] of [
  ['echarts', 'Pages', /\/echarts-/],
  ['chartjs', 'Readers', /\/chartjs-/],
] as const)
  test(`${kind}: data and script are drawn when they come into view, and again in the dark`, async ({
    page,
  }) => {
    const asked = watchRequests(page);
    await page.goto(`${site.url}${kind}/`, { waitUntil: 'networkidle' });
    expect(asked.filter((path) => library.test(path) || /\/chart-|\/draw-/.test(path))).toEqual([]);
    for (const title of [name, 'Script']) {
      const figure = chart(page, title);
      await figure.scrollIntoViewIfNeeded();
      await ready(figure);
      const ink = () => inkOf(figure.locator('canvas'));
      await expect.poll(ink).toBeGreaterThan(500);
      const canvas = await figure.locator('canvas').elementHandle();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => canvas?.evaluate((one) => one.isConnected)).toBe(false);
      await expect.poll(ink).toBeGreaterThan(500);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    const failing = page.locator('.chart').nth(2);
    await failing.scrollIntoViewIfNeeded();
    await expect(failing.getByRole('alert')).toContainText(/No data today|does not set "config"/);
    await expect(failing.locator('pre')).toBeVisible();
  });

test('a drawn chart fits paper that is narrower than the screen', async ({ page }) => {
  // Paper is laid out before anything can be drawn anew.
  await page.addInitScript(() => {
    ResizeObserver.prototype.observe = () => {};
  });
  for (const [kind, name] of [
    ['echarts', 'Pages'],
    ['chartjs', 'Readers'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.url}${kind}/`);
    const figure = chart(page, name);
    await figure.scrollIntoViewIfNeeded();
    await ready(figure);
    await page.setViewportSize({ width: 480, height: 900 });
    const widthOf = async (selector: string) => (await figure.locator(selector).boundingBox())?.width ?? 0;
    const canvas = () => widthOf('canvas');
    await expect.poll(() => widthOf('.chart-stage')).toBeLessThan(await canvas());
    await page.emulateMedia({ media: 'print' });
    await expect.poll(canvas).toBeLessThanOrEqual(await widthOf('.chart-stage'));
    await page.emulateMedia({ media: null });
  }
});

test('the keys for printing draw charts that nobody has scrolled to, then print', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  for (const [path, names] of Object.entries({
    mermaid: ['The way'],
    echarts: ['Script'],
    chartjs: ['Readers', 'Script'],
    others: ['Steps', 'Map'],
  })) {
    await page.goto(`${site.url}${path}/`, { waitUntil: 'networkidle' });
    await scriptRan(page, 'print-charts');
    await page.keyboard.press('Control+p');
    await page.locator('body[data-printed]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    for (const name of names)
      await expect(chart(page, name).locator('.chart-picture :is(svg, canvas)').first()).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

for (const [sign, give] of Object.entries({
  'the pointer leaves upwards': async (page: Page) => {
    await page.mouse.move(1270, 400);
    await page.mouse.move(1270, -5);
  },
  'a key opens the menu': (page: Page) => page.keyboard.press('Alt'),
  'the second button opens a menu': (page: Page) => page.mouse.click(300, 300, { button: 'right' }),
  'the page is laid out for paper': (page: Page) => page.emulateMedia({ media: 'print' }),
}))
  test(`charts that nobody has scrolled to are drawn for printing as soon as ${sign}`, async ({ page }) => {
    const asked = watchRequests(page);
    for (const [path, names] of Object.entries({ mermaid: ['The way'], others: ['Steps', 'Map'] })) {
      await page.goto(`${site.url}${path}/`, { waitUntil: 'networkidle' });
      await scriptRan(page, 'print-charts');
      expect(asked.filter((file) => /\/LiveChart-/.test(file))).toEqual([]);
      await give(page);
      for (const name of names)
        await expect(chart(page, name).locator('.chart-picture svg').first()).toBeVisible();
      await page.emulateMedia({ media: null });
      asked.length = 0;
    }
  });

test('the pointer that leaves a page of pictures asks for nothing', async ({ page }) => {
  await page.goto(`${site.url}still/`, { waitUntil: 'networkidle' });
  const asked = watchRequests(page);
  await page.mouse.move(1270, 400);
  await page.mouse.move(1270, -5);
  await page.keyboard.press('Alt');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

/** How many points of a canvas are drawn. */
const inkOf = (canvas: Locator) =>
  canvas.evaluate((one: HTMLCanvasElement) => {
    const { data = [] } = one.getContext('2d')?.getImageData(0, 0, one.width, one.height) ?? {};
    return [...data].filter((value, index) => index % 4 === 3 && value > 0).length;
  });

test('a flowchart has the scale of the window, and is drawn again in the dark', async ({ page }) => {
  const widths: number[] = [];
  for (const width of [1400, 1000, 400]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}others/`);
    const figure = chart(page, 'Steps');
    await figure.scrollIntoViewIfNeeded();
    await ready(figure);
    const svg = figure.locator('.chart-picture svg');
    await expect(svg).toContainText('写作');
    expect(await svg.innerHTML()).not.toContain('javascript:');
    widths.push(Number(await svg.getAttribute('width')) / (await svg.evaluate(viewWidth)));
  }
  expect(widths.map((scale) => Math.round(scale * 10) / 10)).toEqual([1, 0.9, 0.8]);
  const rect = chart(page, 'Steps').locator('.chart-picture svg rect').first();
  const light = await rect.getAttribute('fill');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(rect).not.toHaveAttribute('fill', light ?? '');
  const parallel = chart(page, 'Parallel');
  await parallel.scrollIntoViewIfNeeded();
  await ready(parallel);
  await expect(parallel.locator('.chart-picture svg')).toContainText('English');
});

const viewWidth = (svg: SVGElement | HTMLElement) => (svg as unknown as SVGSVGElement).viewBox.baseVal.width;

test('a mind map zooms by its buttons and leaves the wheel to the page', async ({ page }) => {
  await page.goto(`${site.url}others/`);
  const figure = chart(page, 'Map');
  await figure.scrollIntoViewIfNeeded();
  await ready(figure);
  const inner = figure.locator('.chart-picture svg > g');
  await expect(inner).toContainText('Blog');
  const transform = () => inner.getAttribute('transform');
  const first = await transform();
  await figure.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(transform).not.toBe(first);
  const scrolled = await page.evaluate(() => scrollY);
  await figure.locator('.chart-picture').hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled);
});

test('a diagram of PlantUML asks its server when the reader agrees, once for an appearance', async ({
  page,
}) => {
  const asked: string[] = [];
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="40"/>';
  await page.route('http://uml.example.org/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/svg+xml', body: picture });
  });
  await page.goto(`${site.url}others/`, { waitUntil: 'networkidle' });
  const figure = chart(page, 'Greeting');
  await figure.scrollIntoViewIfNeeded();
  const load = figure.getByRole('button', { name: 'Load from uml.example.org' });
  await expect(load).toBeEnabled();
  const before = await figure.boundingBox();
  expect(asked).toEqual([]);
  await load.click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/^\/plantuml\/svg\//);
  expect(await figure.boundingBox()).toEqual(before);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatch(/^\/plantuml\/dsvg\//);
  await figure.getByText('Source').click();
  await expect(figure.locator('pre')).toContainText('Alice -> Bob: Hello');
});

test('a diagram of PlantUML that was not asked for is its text on paper', async ({ page }) => {
  await page.goto(`${site.url}others/`);
  await page.emulateMedia({ media: 'print' });
  const figure = chart(page, 'Greeting');
  await expect(figure.locator('pre')).toContainText('Alice -> Bob: Hello');
  await expect(figure.locator('pre')).toBeVisible();
  await expect(figure.locator('button, label, summary').filter({ visible: true })).toHaveCount(0);
});

test('without script a chart is its picture or its data', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}echarts/`);
  await expect(chart(page, 'Pages').locator('svg')).toContainText('一月');
  const inkIn = () =>
    chart(page, 'Pages')
      .locator('svg [data-fill="soft"]')
      .first()
      .evaluate((one) => getComputedStyle(one).fill);
  const light = await inkIn();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(inkIn).not.toBe(light);
  await page.goto(`${site.url}chartjs/`);
  await expect(chart(page, 'Readers').getByRole('row', { name: '一月 12' })).toBeVisible();
  await context.close();
});

test('without script a diagram is its text, without buttons', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}mermaid/`);
  const figure = chart(page, 'The way');
  await expect(figure.locator('pre')).toBeVisible();
  await expect(figure.getByRole('button')).toHaveCount(0);
  await page.goto(`${site.url}others/`);
  await expect(chart(page, 'Greeting').getByRole('link', { name: /^Open on uml/ })).toBeVisible();
  await expect(chart(page, 'Greeting').getByRole('button')).toHaveCount(0);
  await expect(chart(page, 'Greeting').getByRole('checkbox')).toHaveCount(0);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`charts are accessible and fit a phone: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 375, height: 740 });
    await page.route('http://uml.example.org/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    for (const name of Object.keys(pages).filter((file) => /(?<!index)\.md$/.test(file))) {
      await page.goto(`${site.url}${name.replace('.md', '/')}`);
      for (const figure of await page.locator('.chart').all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(
          figure.locator('.chart-tools:not([data-off]), .chart-error, .chart-details').first(),
        ).toBeVisible();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      const onlyColours = colorScheme === 'dark'; // Nothing else is different.
      expect(await violationsOf(page, { onlyColours, within: 'main' }), name).toEqual([]);
    }
  });
