import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BifolioError } from '../errors.ts';
import type { Progress } from '../progress.ts';
import { checkMigration } from './check-migration.ts';
import { isKnown } from './option-fate.ts';
import { PLUME_OPTIONS } from './plume-rules.ts';
import { readKnownNames } from './read-known-names.ts';
import { VITEPRESS_OPTIONS } from './vitepress-rules.ts';

const silent: Progress = { start() {}, step() {}, done() {} };

function siteWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-migrate-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** Findings as `place severity what`, in the order of their places. */
async function findingsOf(from: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const { findings } = await checkMigration(siteWith(files), from, silent);
  return findings
    .map(({ file, line, column, severity, what }) =>
      [[file, line, column].filter((part) => part !== undefined).join(':'), severity, what].join(' '),
    )
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

const vitepress = (page: string) =>
  findingsOf('vitepress', { '.vitepress/config.ts': 'export default {};\n', 'page.md': page });
const plume = (page: string) =>
  findingsOf('plume', { '.vuepress/config.ts': 'export default {};\n', 'page.md': page });

test('plain pages of VitePress carry over', async () => {
  const page = [
    '---',
    'layout: home',
    'hero: { name: A, text: B, actions: [{ theme: brand, text: Go, link: / }] }',
    'features: [{ icon: 🚀, title: Fast, details: Very }]',
    '---',
    '',
    '# Title {#own}',
    '',
    '[[toc]]',
    '',
    '::: details More <Badge type="tip" text="new" />',
    'Prose with {{ braces',
    ':::',
    '',
    '::: code-group',
    '```js{1,3-4}:line-numbers [a.js]',
    'const a = "{{ a }}"; // [!code focus]',
    '```',
    ':::',
    '',
    '::: v-pre',
    '{{ a }}',
    ':::',
    '',
    '`{{ a }}` <span v-pre>{{ a }}</span> a < b && c > d, me@example.com :tada:',
    '',
    '> [!NOTE]',
    '> x',
    '',
    '<style>.a { color: red }</style>',
    '',
  ].join('\n');
  expect(await vitepress(page)).toEqual([]);
});

test('plain pages of Plume carry over', async () => {
  const page = [
    '---',
    'title: A',
    'createTime: 2024/03/11 10:37:40',
    'permalink: /article/abc/',
    'tags: [a]',
    'badge: { text: new, type: tip }',
    '---',
    '',
    '::: tip 注意',
    'x',
    ':::',
    '',
    ':::: card-grid',
    '::: card title="a" icon="mdi:home"',
    '==a=={.tip} H~2~O !!b!!{.blur} [+c] ::mdi:home::',
    ':::',
    '::::',
    '',
    '[+c]: note',
    '',
    '*[HTML]: Hyper Text Markup Language',
    '',
    '::: tabs#os',
    '@tab:active One#1',
    'x',
    ':::',
    '',
    '::: file-tree',
    '- docs/',
    '  - ++a.md',
    ':::',
    '',
    '```ts title="a.ts" :collapsed-lines=5 {1}',
    'a',
    '```',
    '',
    '<LinkCard title="a" href="/" />',
    '',
    '<!-- more -->',
    '',
  ].join('\n');
  expect(await plume(page)).toEqual([]);
});

test('Vue in pages is found by line and column', async () => {
  const page = [
    '<script setup>',
    'const n = 1',
    '</script>',
    '',
    'Version {{ n }} and `{{ n }}`.',
    '',
    '<Foo :list="items" @click="go" />',
    '',
    '<Badge text="a" :type="kind" />',
    '',
    '<div v-for="a in b" onclick="alert(1)">{{ a }}</div>',
    '',
  ].join('\n');
  expect(await vitepress(page)).toEqual([
    'page.md:1 lost <script setup>',
    'page.md:5:9 lost Values in text, {{ … }}',
    'page.md:7:1 lost <Foo>',
    'page.md:7:6 lost Computed attributes, :name="expression"',
    'page.md:7:20 lost Handlers of events, @click="…"',
    'page.md:9:17 lost Computed attributes, :name="expression"',
    'page.md:11:6 lost The directive v-for',
    'page.md:11:21 lost onclick="…"',
    'page.md:11:40 lost Values in text, {{ … }}',
  ]);
});

test('syntax that nothing here draws is found; code is not looked into', async () => {
  const page = [
    '---',
    'titleTemplate: x',
    'layout: wide',
    '---',
    '::: nope title',
    'x',
    ':::',
    '',
    '@[nope width=3](id)',
    '',
    '```md',
    '::: nope',
    '@[nope](id)',
    '```',
    '',
    '![a](@/assets/a.png)',
    '',
  ].join('\n');
  expect(await vitepress(page)).toEqual([
    'page.md:2:1 change `titleTemplate`',
    'page.md:3:1 lost The layout "wide"',
    'page.md:5 lost The container ::: nope',
    'page.md:9:1 lost The embed @[nope](…)',
    'page.md:16 lost Images behind an alias',
  ]);
});

test("VitePress's options are told with our names, those of locales too; what is computed is named", async () => {
  const config = [
    "import shared from 'acme-shared';",
    'const nav = [];',
    'export default withPlugin(defineConfig({',
    '  ...shared,',
    "  title: 'A', cleanUrls: true, srcDir: './src',",
    '  themeConfig: { nav, footer: {}, carbonAds: { code: 1 } },',
    "  locales: { zh: { lang: 'zh-CN', themeConfig: { docFooter: {}, nope: 1 } } },",
    '  markdown: { lineNumbers: true, html: false },',
    '  transformHead() {},',
    '  vite: { plugins: [] },',
    '}));',
  ].join('\n');
  const findings = await findingsOf('vitepress', {
    '.vitepress/config.mts': config,
    'src/a.md': 'a',
    'b.md': '{{ not a page }}',
  });
  expect(findings).toEqual([
    '.vitepress/config.mts:4:6 change `shared`',
    '.vitepress/config.mts:5:15 change `cleanUrls`',
    '.vitepress/config.mts:5:32 change `srcDir`',
    '.vitepress/config.mts:6:18 change `themeConfig.nav`',
    '.vitepress/config.mts:6:23 change `themeConfig.footer`',
    '.vitepress/config.mts:6:35 lost `themeConfig.carbonAds`',
    '.vitepress/config.mts:7:3 change `locales`',
    '.vitepress/config.mts:7:50 change `themeConfig.docFooter`',
    '.vitepress/config.mts:7:65 lost `themeConfig.nope`',
    '.vitepress/config.mts:8:15 change `markdown.lineNumbers`',
    '.vitepress/config.mts:9:3 lost `transformHead`',
  ]);
});

test('options are found in the files that a config is made of', async () => {
  const findings = await findingsOf('vitepress', {
    '.vitepress/config/index.ts': [
      "import { defineConfig } from 'vitepress';",
      "import { shared } from './shared';",
      "import zh, { zhSearch } from './zh.js';",
      'export default defineConfig(async () => {',
      '  return { ...shared, locales: { root: { ...en }, zh: { ...zh, themeConfig: zhSearch } } };',
      '});',
      'export const en = { lang: "en", themeConfig: { docFooter: {} } } as const;',
    ].join('\n'),
    '.vitepress/config/shared.ts': "export * from './parts/index.js';\n",
    '.vitepress/config/parts/index.ts':
      'const themeConfig = { nav: [...more], carbonAds: {} };\nexport const shared = defineConfig({ mpa: true, themeConfig });\n',
    '.vitepress/config/zh.ts':
      "export const zhSearch = { search: {} };\nconst zh: unknown = { lang: 'zh-CN', titleTemplate: 'x' };\nexport { zh as default };\n",
  });
  expect(findings).toEqual([
    '.vitepress/config/index.ts:5:23 change `locales`',
    '.vitepress/config/index.ts:7:48 change `themeConfig.docFooter`',
    '.vitepress/config/parts/index.ts:1:23 change `themeConfig.nav`',
    '.vitepress/config/parts/index.ts:1:39 lost `themeConfig.carbonAds`',
    '.vitepress/config/parts/index.ts:2:38 change `mpa`',
    '.vitepress/config/zh.ts:1:27 change `themeConfig.search`',
    '.vitepress/config/zh.ts:2:38 change `titleTemplate`',
  ]);
});

test('configs that import each other, or export nothing, are read as far as they go', async () => {
  const findings = await findingsOf('vitepress', {
    '.vitepress/config.js':
      "const { a } = require('./a');\nmodule.exports = { cleanUrls: true, ...a, ...b };\n",
    '.vitepress/config.ts': "import a from './a.ts';\nexport default { mpa: true, ...a };\n",
    '.vitepress/a.ts': "import b from './config.ts';\nexport default { ...b, base: '/' };\n",
    '.vitepress/config.mts': 'const x = 1;\n',
  });
  expect(findings).toEqual([
    '.vitepress/config.js:2:20 change `cleanUrls`',
    '.vitepress/config.js:2:40 change `a`',
    '.vitepress/config.js:2:46 change `b`',
    '.vitepress/config.mts:1:1 change `no default export`',
    '.vitepress/config.ts:2:18 change `mpa`',
  ]);
});

test("Plume's options keep their names in the theme; plugins of VuePress do not run", async () => {
  const config = [
    'export default defineUserConfig({',
    "  lang: 'zh-CN', bundler: viteBundler(),",
    "  plugins: [pwaPlugin(), { name: 'own' }],",
    '  theme: plumeTheme({',
    "    docsRepo: 'a/b', hostname: 'https://a.b', nope: 1, off: false,",
    "    markdown: { mark: 'lazy', collapse: true },",
    '    plugins: { git: true, seo: {}, other: {}, markdownPower: { plot: true, nope: true, align: true } },',
    '  }),',
    '});',
  ].join('\n');
  const findings = await findingsOf('plume', {
    '.vuepress/config.ts': config,
    '.vuepress/plume.config.ts':
      "export default defineThemeConfig({ logo: '/a.svg', locales: { '/': { navbar: [], nope: 1 } } });",
    '.vuepress/public/a.svg': '',
    'a.md': 'a',
  });
  expect(findings).toEqual([
    '.vuepress/config.ts:2:18 change `bundler`',
    '.vuepress/config.ts:3:13 lost The plugin pwaPlugin',
    '.vuepress/config.ts:3:26 lost The plugin own',
    '.vuepress/config.ts:5:22 change `theme.hostname`',
    '.vuepress/config.ts:5:47 lost `theme.nope`',
    '.vuepress/config.ts:6:17 change `theme.markdown.mark`',
    '.vuepress/config.ts:6:31 change `theme.markdown.collapse`',
    '.vuepress/config.ts:7:16 change `theme.plugins.git`',
    '.vuepress/config.ts:7:27 change `theme.plugins.seo`',
    '.vuepress/config.ts:7:36 lost The plugin other',
    '.vuepress/config.ts:7:64 change `theme.plugins.markdownPower.plot`',
    '.vuepress/config.ts:7:76 lost `theme.plugins.markdownPower.nope`',
    '.vuepress/config.ts:7:88 change `theme.plugins.markdownPower.align`',
    '.vuepress/plume.config.ts:1:82 lost `theme.nope`',
    '.vuepress/public change The public folder',
  ]);
});

test('client code, data and pages made by code are found and never run', async () => {
  const findings = await findingsOf('vitepress', {
    '.vitepress/config.js': "throw new Error('never run');\nexport default {};\n",
    '.vitepress/theme/index.ts': [
      '// app.use(no)',
      'export default {',
      "  Layout: () => h(Base, null, { 'doc-before': () => h(Foo) }),",
      '  enhanceApp({ app }) {',
      "    app.component('Foo', Foo);",
      '    app.use(plugin);',
      '  },',
      '};',
    ].join('\n'),
    '.vitepress/theme/custom.css': 'a {}',
    '.vitepress/theme/Foo.vue': '<template />',
    'posts.data.ts': 'export default {}',
    'packages/[name].md': '# Package',
    'packages/[name].paths.js': 'export default {}',
  });
  expect(findings).toEqual([
    '.vitepress/theme/custom.css change Style sheets',
    '.vitepress/theme/Foo.vue lost Components in Vue',
    '.vitepress/theme/index.ts:3:3 lost Slots of the layout',
    '.vitepress/theme/index.ts:3:33 lost Slots of the layout',
    '.vitepress/theme/index.ts:4:3 lost enhanceApp',
    '.vitepress/theme/index.ts:5:5 lost Components registered for all pages',
    '.vitepress/theme/index.ts:6:5 lost Plugins of Vue',
    'packages/[name].md lost Dynamic routes, [name].md',
    'packages/[name].paths.js lost Paths of dynamic routes',
    'posts.data.ts lost Loaders of data',
  ]);
});

test('nothing is written into the folder', async () => {
  const root = siteWith({ '.vitepress/config.ts': 'export default {};', 'a.md': 'a' });
  await checkMigration(root, 'vitepress', silent);
  expect(readdirSync(root).sort()).toEqual(['.vitepress', 'a.md']);
});

test('a folder without such a site, and a name we do not know, are told what to type', async () => {
  const root = siteWith({ 'docs/.vitepress/config.ts': 'export default {};' });
  const problemOf = async (from: string) => {
    const error: unknown = await checkMigration(root, from, silent).catch((thrown: unknown) => thrown);
    return error instanceof BifolioError ? error.problems[0] : undefined;
  };
  expect(await problemOf('vitepress')).toMatchObject({
    message: `"${root}" holds no VitePress site: there is no folder .vitepress in it.`,
    hint: expect.stringMatching(/^Type: bifolio check --from vitepress \S+\/docs$/),
  });
  expect(await problemOf('hugo')).toMatchObject({
    message: 'Expected --from to be vitepress or plume, got "hugo".',
    hint: 'Type for example: bifolio check --from vitepress docs',
  });
});

test('every option that the check tells authors to write exists', async () => {
  const { known } = await readKnownNames();
  const named = [...VITEPRESS_OPTIONS, ...PLUME_OPTIONS].flatMap(({ to }) => to ?? []);
  expect(named.filter((option) => !isKnown(option, known))).toEqual([]);
});
