import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { toolEnvironment } from '../scripts/paths.mjs';
import { violationsOf } from './axe.ts';
import { scratchFolder } from './scratch.ts';
import { preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

const way = `\`\`\`mermaid The way
flowchart LR
  A[写作] --> B{"<b>Ready?</b>"}
  B -->|yes| C[Publish]
  click C "https://outside.example.org"
\`\`\`
`;
const pages = {
  'index.md': '# Charts\n',
  'diagrams.md': `# Diagrams

${way}
${way}
\`\`\`gantt Plan
dateFormat YYYY-MM-DD
section Work
Draft :a, 2026-01-05, 10d
\`\`\`

\`\`\`flow:ant Steps
st=>start: Start
op=>operation: 写作
e=>end: End|past:https://outside.example.org
st->op->e
\`\`\`
`,
  'others.md': `# Others

${'A line of text.\n\n'.repeat(60)}
\`\`\`markmap Map
# Site
- Docs \`code\`
- **Blog** [posts](https://outside.example.org)
\`\`\`

::: chartjs Readers
\`\`\`json
{ "type": "line", "data": { "labels": ["一月", "Feb"], "datasets": [{ "label": "Readers", "data": [12, 30] }] } }
\`\`\`
:::

::: echarts Pages
\`\`\`json
{ "xAxis": { "data": ["一月", "Feb"] }, "yAxis": {}, "series": [{ "type": "bar", "data": [12, 30] }] }
\`\`\`
:::
`,
  'locked.md': `---
title: Locked
password: a long canary password
---

\`\`\`mermaid
flowchart LR
  A[Canary of the picture] --> B
\`\`\`
`,
  'blog/post.md': `---
title: Post
createTime: 2026/01/05 10:00:00
---

${way}`,
};
const config = (browser: string) => `import { theme } from '@bifolio/theme';
export default {
  hostname: 'https://example.org',
  build: { browser: ${JSON.stringify(browser)} },
  csp: { meta: true },
  theme: theme({ collections: [{ type: 'post', dir: 'blog' }] }),
};`;

const dir = scratchFolder('drawn-charts');
const output = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8');
/** What a build prints. */
function build(): string {
  const { stdout, stderr } = spawnSync('bifolio', ['build', dir], {
    env: toolEnvironment(),
    encoding: 'utf8',
  });
  return stdout + stderr;
}

let site: Served;
let printed = '';
test.beforeAll(async () => {
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  writeFileSync(join(dir, 'bifolio.config.ts'), config(findChromium() ?? ''));
  printed = build();
  site = await preview(dir);
});
test.afterAll(() => site[Symbol.asyncDispose]());

const chart = (page: Page, name: string) => page.getByRole('figure', { name }).first();
const inkOf = (page: Page, name: string) =>
  chart(page, name)
    .locator('.chart-still text')
    .first()
    .evaluate((one) => getComputedStyle(one).fill);

test('charts are pictures without script, in the colors of the page, with their data below', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  for (const [path, words] of [
    ['diagrams', { 'The way': '写作', Plan: 'Draft', Steps: '写作' }],
    ['others', { Map: 'Blog', Readers: '一月', Pages: '一月' }],
  ] as const) {
    await page.goto(`${site.url}${path}/`);
    for (const [name, word] of Object.entries(words)) {
      const figure = chart(page, name);
      await expect(figure.locator('.chart-still svg')).toContainText(word);
      const box = await figure.locator('.chart-still svg').boundingBox();
      expect(box?.height).toBeGreaterThan(60);
      await page.emulateMedia({ colorScheme: 'light' });
      const light = await inkOf(page, name);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await inkOf(page, name)).not.toBe(light);
      await page.emulateMedia({ media: 'print' });
      expect(await inkOf(page, name)).toBe(light);
      await page.emulateMedia({ media: null });
      await figure.getByText('Source').click();
      await expect(figure.locator('details :is(pre, table)')).toBeVisible();
    }
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
  expect(refused).toEqual([]);
  await context.close();
});

test('a diagram asks for no library, and is enlarged and saved as it is', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}diagrams/`);
  const figure = chart(page, 'The way');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('button', { name: 'Enlarge' }).click();
  const dialog = page.getByRole('dialog', { name: 'The way' });
  await expect(dialog.locator('svg')).toContainText('Publish');
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    figure.getByRole('button', { name: 'Download' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(file).not.toMatch(/var\(|light-dark/);
  expect(asked.filter((path) => /\/(?:mermaid|flowchart)-/.test(path))).toEqual([]);
  expect(
    readdirSync(join(dir, 'dist/assets')).filter((name) => /^(?:mermaid|flowchart)-/.test(name)),
  ).toEqual([]);
  await expect(figure.locator('.chart-still svg')).toBeVisible();
});

test('mind maps and charts of data come alive in the place of their pictures', async ({ page }) => {
  await page.goto(`${site.url}others/`);
  for (const name of ['Map', 'Readers', 'Pages']) {
    const figure = chart(page, name);
    const stage = figure.locator('.chart-stage');
    const before = await stage.boundingBox();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('.chart-picture :is(canvas, svg)').first()).toBeVisible();
    await expect(figure.locator('.chart-still')).toBeHidden();
    expect((await stage.boundingBox())?.height).toBe(before?.height);
  }
});

for (const width of [375, 1280])
  test(`drawn charts are accessible and fit the page: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['diagrams', 'others']) {
      await page.goto(`${site.url}${path}/`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violationsOf(page, { within: 'main' }), path).toEqual([]);
    }
  });

test('nothing in a picture leads elsewhere, and what is locked is in no file', () => {
  const stills = output('diagrams/index.html').split('chart-still">').slice(1);
  expect(stills).toHaveLength(4);
  for (const still of stills)
    expect(still.split('</svg>')[0]).not.toMatch(/outside|https?:|<script|style=|\son\w+=/);
  expect(output('locked/index.html')).not.toContain('Canary of the picture');
  expect(readdirSync(join(dir, 'dist'), { recursive: true }).join()).not.toContain('canary');
  expect(printed).not.toMatch(/#drawing-browser|#chart-drawing/);
});

test('feeds show the text of a diagram', () => {
  const feed = readdirSync(join(dir, 'dist/blog')).find((name) => /rss|feed/.test(name)) ?? '';
  expect(feed).not.toBe('');
  expect(output(`blog/${feed}`)).toContain('[Publish]');
  expect(output(`blog/${feed}`)).not.toContain('<svg');
});

test('an unchanged build starts no browser, nor does one whose output is gone', () => {
  const before = output('diagrams/index.html');
  rmSync(join(dir, 'locked.md'));
  writeFileSync(join(dir, 'bifolio.config.ts'), config('/no/such/browser'));
  rmSync(join(dir, 'dist'), { recursive: true });
  expect(build()).not.toContain('Chromium');
  expect(output('diagrams/index.html')).toBe(before);
  writeFileSync(join(dir, 'diagrams.md'), `${pages['diagrams.md']}\nMore.\n`);
  expect(build()).not.toContain('Chromium');
  expect(output('diagrams/index.html')).toContain('textLength');
});

test('without a browser a build warns and readers’ browsers draw, until there is one', () => {
  writeFileSync(join(dir, 'diagrams.md'), pages['diagrams.md'].replaceAll('写作', 'Think'));
  for (const _ of ['once', 'again'])
    expect(build()).toContain("Chromium doesn't start, so the browsers of readers draw the charts");
  expect(output('diagrams/index.html')).not.toContain('>Think</text>');
  writeFileSync(join(dir, 'bifolio.config.ts'), config(findChromium() ?? ''));
  expect(build()).not.toContain('Chromium');
  expect(output('diagrams/index.html')).toContain('>Think</text>');
});
