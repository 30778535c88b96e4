import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pageFiles } from '../scripts/page-files.mjs';
import { root } from '../scripts/paths.mjs';
import { violationsOf } from './axe.ts';
import { bifolio, preview, type Served } from './site.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const folder = join(root, 'packages/theme/src/blocks');
const blocks = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const neighbours = [
  '一段挨着的中文，用来看排版；it wraps beside English words.',
  `\`\`\`ts\nconst long = '${'far '.repeat(60)}';\n\`\`\``,
];

/** Those that the examples show. */
const pictures = ['logo.svg', 'logo-dark.svg', 'sheet.svg', 'a.svg', 'b.svg'];
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64"><rect width="96" height="64" fill="#a63"/></svg>';

/** What an author may say of a size or a colour. */
const ownValues = `
::: code-tree height="200px"
\`\`\`ts title="a.ts"
const a = 1;
\`\`\`
:::

::: window height="90" gap="40"
One paragraph.
:::

:::: flex gap="40"
One paragraph.

Another beside it.
::::

::::: card-masonry gap="40"
:::: card title="One"
::::

:::: card title="Two"
::::
:::::

::: timeline
- One
  color=#c8402a
:::

<Badge text="new" color="#123456" bg-color="#fedcba" border-color="#654321" /> <Icon name="/logo.svg" size="40" />
<Icon name="🌱" size="40px" color="#c8402a" />

<ImageCard image="/sheet.svg" width="200" />

<Swiper :items="['/a.svg', '/b.svg', '/logo.svg']" width="300" height="100" :slides-per-view="2" :space-between="20" />
`;

/** What is drawn, played, framed or run. */
const living = [
  ...['echarts', 'chartjs', 'mermaid', 'flowchart', 'markmap', 'plantuml'],
  ...['art-player', 'audio-reader', 'bilibili', 'youtube', 'acfun', 'pdf', 'caniuse', 'qrcode'],
  ...['codepen', 'code-sandbox', 'jsfiddle', 'replit', 'code-repl', 'demo'],
];

let site: Served;
let output: string;
test.beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'bifolio-blocks-'));
  output = join(dir, 'site');
  mkdirSync(join(dir, 'pages'));
  for (const { name } of blocks) {
    const example = readFileSync(join(folder, name, 'example.md'), 'utf8');
    writeFileSync(
      join(dir, 'pages', `${name}.md`),
      ['## Block', neighbours[0], example, neighbours[1]].join('\n\n'),
    );
  }
  mkdirSync(join(dir, 'pages', 'public'));
  for (const name of pictures) writeFileSync(join(dir, 'pages', 'public', name), picture);
  writeFileSync(join(dir, 'pages', 'own-values.md'), ownValues);
  const examples = living.map((name) => readFileSync(join(folder, name, 'example.md'), 'utf8'));
  writeFileSync(
    join(dir, 'pages', 'living.md'),
    ['# Living', `${neighbours[0]}\n\n`.repeat(30), ...examples].join('\n\n'),
  );
  writeFileSync(join(dir, 'pages', 'index.md'), '# Plain\n\nOnly *text*.\n');
  await bifolio(['build', join(dir, 'pages'), '--out', output]);
  site = await preview(join(dir, 'pages'), '--out', output);
});
test.afterAll(() => site[Symbol.asyncDispose]());

/** Style sheets of blocks whose rules match nothing on the page. */
const idleSheets = (page: Page) =>
  page.evaluate(() => {
    const selectors = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText];
        return 'cssRules' in rule ? selectors((rule as CSSGroupingRule).cssRules) : [];
      });
    const isUsed = (selector: string) => {
      // What a selector with another in its parentheses asks for is true of the page as it is.
      const plain = /\([^)]*\(/.test(selector) ? selector : selector.replace(/::?[a-z-]+(?:\([^)]*\))?/g, '');
      return document.querySelector(plain || '*') !== null;
    };
    return [...document.styleSheets]
      .filter(({ href }) => href && !/style-(?:base|home)-/.test(href))
      .filter(({ cssRules }) => !selectors(cssRules).some(isUsed))
      .map(({ href }) => href);
  });

/** Sum of all layout shifts since the page began to load. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        // Observers are told of what was before them a frame later.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

/** What is around a block is looked at elsewhere. */
const within = 'main';

const islandsOf = (page: Page) => page.locator('main bi-island');

/** Boxes whose content goes on behind their edges, where paper has no way to scroll. */
const cutOff = (page: Page) =>
  page.locator('main *').evaluateAll((all) =>
    all
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (one.clientHeight === 0 || one.closest('.visually-hidden')) return false;
        const isWide = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
        return isWide || (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1);
      })
      .map((one) => one.outerHTML.slice(0, 80)),
  );

/** Icons of sets that are not installed, from the service: one that never came would leave its place. */
const answerIcons = (page: Page) =>
  page.route(/\/mdi\.json\?icons=/, (route) => {
    const names = new URL(route.request().url()).searchParams.get('icons')?.split(',') ?? [];
    const icons = Object.fromEntries(names.map((name) => [name, { body: '<path d="M4 4h16v16H4z"/>' }]));
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ json: { prefix: 'mdi', icons, width: 24, height: 24 }, headers });
  });

async function wakeIslands(page: Page) {
  for (const island of await islandsOf(page).all()) {
    await island.scrollIntoViewIfNeeded();
    if ((await island.getAttribute('hydrate')) === 'interaction') await island.hover();
    await expect(island).toHaveAttribute('hydrated');
  }
}

test('a page of plain text loads no style and no script of any block', async ({ page }) => {
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(
    loaded.filter((url) => /\/style-(?!base)|\/island-(?:tabs|code-tree|copy-button)/.test(url)),
  ).toEqual([]);
  expect(loaded.some((url) => url.includes('/style-base'))).toBe(true);
});

const kilobytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(output, file))).length, 0) / 1000;

test('a page with every chart, player, embed, runner and demo has the weight of a page of text', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/status of 404|ERR_/);
  const { markup, reading } = pageFiles(output, 'living/index.html');
  // A page has 30; this one links the style sheets of nearly all blocks.
  expect(kilobytesOf(markup)).toBeLessThanOrEqual(31);
  expect(kilobytesOf(reading)).toBeLessThanOrEqual(12);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}living/`, { waitUntil: 'networkidle' });
  // The button of a runner is to answer at once: its island, 2 kB, comes in an idle moment.
  const ofBlocks =
    /\/(?!style-|island-code-repl)[^/]*(?:echarts|chartjs|mermaid|flowchart|markmap|draw-|LiveChart|document|editor|python|Demo|Player|Frame)/;
  expect(asked.filter((path) => ofBlocks.test(path))).toEqual([]);
});

test('a page with all of them does not move while they come into view and are started', async ({
  page,
  allowProblems,
}) => {
  test.slow();
  allowProblems(/status of 404|ERR_/);
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>A host</p>' }),
  );
  await page.routeWebSocket(/^wss:/, (socket) =>
    socket.onMessage((data) => {
      const { type, meta } = JSON.parse(String(data));
      if (type === 'websocket/connected') socket.send('{"type":"websocket/connected"}');
      else
        socket.send(
          JSON.stringify({ type: 'output/execute/wsExecuteEnd', payload: { success: true }, meta }),
        );
    }),
  );
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        sources: { node: Element }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push(...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ''}`));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}living/`);
  await wakeIslands(page);
  const main = page.locator('main');
  const loads = main.getByRole('button', { name: /^Load from/ });
  for (let left = await loads.count(); left > 0; left--) {
    await loads.first().click();
    await expect(loads).toHaveCount(left - 1);
  }
  const runner = main.getByRole('group', { name: 'Hello' });
  await runner.getByRole('button', { name: 'Run' }).click();
  await expect(runner.getByRole('log')).toHaveText('The program ended without output.');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

/** Boxes and colours of what is in the text. */
const looksOf = (page: Page) =>
  page.locator('.prose :not(template, template *, script)').evaluateAll((all) =>
    all.map((one) => {
      const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      const ink = getComputedStyle(one, '::after').backgroundColor;
      return [
        one.className,
        Math.round(width),
        Math.round(height),
        color,
        backgroundColor,
        borderColor,
        fontSize,
        ink,
      ].join(' ');
    }),
  );

test('lengths and colours of authors show in browsers that cannot read them from attributes', async ({
  page,
  browser,
}) => {
  await page.goto(`${site.url}own-values/`);
  await wakeIslands(page);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const older = await context.newPage();
  await older.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('type(<', 'unknown(<') });
  });
  await older.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...said: [string]) => !said.join().includes('type(<') && supports.apply(CSS, said);
  });
  await older.goto(`${site.url}own-values/`);
  await wakeIslands(older);
  await expect(async () => expect(await looksOf(older)).toEqual(await looksOf(page))).toPass();
  await context.close();
});

for (const { name } of blocks) {
  test(`${name}: loads what it needs and no more, does not move, fits a phone and paper, is accessible`, async ({
    page,
    allowProblems,
  }) => {
    // The last: axe asks sandboxed frames, which have no origin, how they are.
    allowProblems(/status of 404|ERR_|'postMessage' on 'DOMWindow': The target origin .* \('null'\)/);
    await answerIcons(page);
    // A choice that is remembered is shown from the first frame.
    await page.addInitScript(() => {
      if (self.origin === 'null') return; // Frames in a sandbox have no storage.
      localStorage.setItem(
        'BIFOLIO_TAB_STORE',
        '{"system":"macOS","language":"greet.ts","npm-to-npm-pnpm-yarn":"yarn"}',
      );
    });
    await page.goto(`${site.url}${name}/`);
    await wakeIslands(page);
    // Nobody knows the size of pictures and films from elsewhere before they come.
    const foreign = await page.locator('main :is(img[src^="http"], audio, video)').count();
    // The mark under a tab slides to a choice that is remembered: a line of two pixels.
    if (foreign === 0) expect(await shiftOf(page)).toBeLessThan(0.0001);
    expect(await idleSheets(page)).toEqual([]);
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const sources = await page
      .locator('bi-island')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    for (const script of scripts.filter((one) => /\/island-(?!providers)/.test(one)))
      expect(sources).toContain(script);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const onlyColours = colorScheme === 'dark';
      expect(await violationsOf(page, { onlyColours, within }), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 375, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(await violationsOf(page, { within }), 'on a phone').toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await cutOff(page), 'on paper').toEqual([]);
  });
}
