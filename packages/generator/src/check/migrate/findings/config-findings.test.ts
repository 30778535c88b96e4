import { expect, test } from 'vitest';
import { PLUME_OPTIONS } from '../../../core/foreign-options/plume-options.ts';
import { VITEPRESS_OPTIONS } from '../../../core/foreign-options/vitepress-options.ts';
import { findingsOf } from '../fixtures/findings-of.ts';
import { readKnownNames } from '../old-site/read-known-names.ts';
import { isKnown } from '../option-fate.ts';

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
    '.vitepress/config/parts/index.ts:1:32 change `more`',
    '.vitepress/config/parts/index.ts:1:39 lost `themeConfig.carbonAds`',
    '.vitepress/config/parts/index.ts:2:38 change `mpa`',
    '.vitepress/config/zh.ts:1:27 change `themeConfig.search`',
    '.vitepress/config/zh.ts:2:38 change `titleTemplate`',
  ]);
});

test('what functions of the config return is read as well, wherever they are declared', async () => {
  const findings = await findingsOf('vitepress', {
    '.vitepress/config.ts': [
      "import { createShared, zh } from './shared';",
      'export default defineConfig({ ...createShared(), ...generated(), themeConfig: { nav: nav(), sidebar: sidebar(1) } });',
      'function nav(): NavItem[] {',
      '  const more = 1;',
      "  return [{ component: 'Switcher' }, { text: 'A', items: [...others()] }];",
      '}',
      "const sidebar = (options) => ({ '/guide/': { base: '/guide/', items: items(options) } });",
      "const items = function () { return [{ base: '/x/', docFooterText: 'X', items: items() }]; };",
      "const others = () => [{ component: 'Other' }];",
    ].join('\n'),
    '.vitepress/shared.ts': 'export function createShared() {\n  return { mpa: true };\n}\n',
  });
  expect(findings).toEqual([
    '.vitepress/config.ts:2:53 change `generated()`',
    '.vitepress/config.ts:2:81 change `themeConfig.nav`',
    '.vitepress/config.ts:2:93 change `themeConfig.sidebar`',
    '.vitepress/config.ts:5:13 lost Components in the navigation bar',
    '.vitepress/config.ts:7:46 change `base` of a sidebar',
    '.vitepress/config.ts:8:39 change `base` of a sidebar',
    '.vitepress/config.ts:8:52 change `docFooterText` of a sidebar',
    '.vitepress/config.ts:9:25 lost Components in the navigation bar',
    '.vitepress/shared.ts:2:12 change `mpa`',
  ]);
});

test('sidebars that packages make, and what colours code, are told one by one', async () => {
  expect(
    await findingsOf('plume', {
      '.vuepress/config.ts': [
        "import { generateSidebar } from 'vuepress-sidebar';",
        "const { version } = JSON.parse('{}');",
        'export default { theme: plumeTheme({',
        "  sidebar: generateSidebar({ root: 'docs' }), navbar: [{ text: version, link: '/' }],",
        "  codeHighlighter: { lineNumbers: 10, langs: ['ts'], transformers: [] },",
        '}) };',
      ].join('\n'),
    }),
  ).toEqual([
    '.vuepress/config.ts:4:3 change `generateSidebar(…)`',
    '.vuepress/config.ts:5:3 change `theme.codeHighlighter`',
    '.vuepress/config.ts:5:22 change `theme.codeHighlighter.lineNumbers`',
    '.vuepress/config.ts:5:39 change `theme.codeHighlighter.langs`',
    '.vuepress/config.ts:5:54 lost `theme.codeHighlighter.transformers`',
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
    "    markdown: { mark: 'lazy', collapse: true, vPre: true }, article: '/a/',",
    '    plugins: { git: true, seo: {}, other: {}, markdownPower: { plot: true, nope: true, align: true }, comment: {} },',
    "    blogText: 'B', askAIText: 'A', llmstxt: true, copyPageText: 'C',",
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
    '.vuepress/config.ts:6:47 change `theme.markdown.vPre`',
    '.vuepress/config.ts:6:61 change `theme.article`',
    '.vuepress/config.ts:7:16 change `theme.plugins.git`',
    '.vuepress/config.ts:7:27 change `theme.plugins.seo`',
    '.vuepress/config.ts:7:36 lost The plugin other',
    '.vuepress/config.ts:7:64 change `theme.plugins.markdownPower.plot`',
    '.vuepress/config.ts:7:76 lost `theme.plugins.markdownPower.nope`',
    '.vuepress/config.ts:7:88 change `theme.plugins.markdownPower.align`',
    '.vuepress/config.ts:7:103 change `theme.plugins.comment`',
    '.vuepress/config.ts:8:5 change `theme.blogText`',
    '.vuepress/config.ts:8:20 change `theme.askAIText`',
    '.vuepress/config.ts:8:36 change `theme.llmstxt`',
    '.vuepress/plume.config.ts:1:82 lost `theme.nope`',
    '.vuepress/public change The public folder',
  ]);
});

test('every option that the check tells authors to write exists', async () => {
  const { known } = await readKnownNames();
  const named = [...VITEPRESS_OPTIONS, ...PLUME_OPTIONS].flatMap(({ to }) => to ?? []);
  expect(named.filter((option) => !isKnown(option, known))).toEqual([]);
});
