import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../scripts/paths.mjs';
import { violationsOf } from './axe.ts';
import { bifolio, type Served, serve } from './site.ts';
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

let site: Served;
test.beforeAll(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'bifolio-blocks-'));
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
  writeFileSync(join(dir, 'pages', 'index.md'), '# Plain\n\nOnly *text*.\n');
  bifolio(['build', join(dir, 'pages'), '--out', join(dir, 'site')]);
  site = await serve(['preview', join(dir, 'pages'), '--out', join(dir, 'site')]);
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
    return [...document.styleSheets]
      .filter(({ href }) => href && !/style-(?:base|home)-/.test(href))
      .filter(
        ({ cssRules }) =>
          !selectors(cssRules).some((one) =>
            document.querySelector(one.replace(/::?[a-z-]+(?:\([^)]*\))?/g, '') || '*'),
          ),
      )
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
        setTimeout(() => resolve(sum), 100);
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
  const looks = await looksOf(page);
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
  await expect.poll(() => looksOf(older)).toEqual(looks);
  await context.close();
});

for (const { name } of blocks) {
  test(`${name}: loads what it needs and no more, does not move, fits a phone and paper, is accessible`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/status of 404|ERR_/);
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
    if (foreign === 0) expect(await shiftOf(page)).toBe(0);
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
