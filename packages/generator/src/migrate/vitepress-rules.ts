import type { FrontmatterRule } from './frontmatter-findings.ts';
import type { OptionRule } from './option-rules.ts';

const noHooks =
  'There are no hooks. What it adds to the head goes into `head` of the config or a page; what it adds to pages into `slots/`.';
const nothing = 'Leave it out.';

/** Options of VitePress's config. */
export const VITEPRESS_OPTIONS: readonly OptionRule[] = [
  { option: 'title' },
  { option: 'description' },
  { option: 'lang' },
  { option: 'base' },
  { option: 'head' },
  { option: 'vite' },
  { option: 'locales', todo: 'Write `locales` with paths as keys: `/` for `root`, `/en/` for `en`.' },
  { option: 'label' },
  {
    option: 'link',
    todo: 'The key of a locale is its path; a translation on another host goes into `theme.translations`.',
  },
  { option: 'dir', todo: `${nothing} The direction follows the language.` },
  { option: 'titleTemplate', todo: `${nothing} Titles are always "page | site".` },
  { option: 'srcDir', to: 'source' },
  { option: 'srcExclude', to: 'exclude' },
  { option: 'outDir', to: 'output' },
  { option: 'cacheDir', todo: `${nothing} The cache is .bifolio/.` },
  { option: 'assetsDir', todo: nothing },
  {
    option: 'cleanUrls',
    todo: `${nothing} Addresses end with a slash; old .html addresses lead there. On GitHub Pages or a server of your own, set \`redirectPages\`.`,
  },
  {
    option: 'rewrites',
    lost: true,
    todo: 'A folder of a language is `dir` of its locale. Other pages say their address with `permalink` in their frontmatter, or move.',
  },
  { option: 'metaChunk', todo: nothing },
  { option: 'mpa', todo: `${nothing} Pages need no script.` },
  { option: 'appearance', to: 'theme.appearance' },
  { option: 'lastUpdated', to: 'theme.lastUpdated', todo: 'It is on; `theme.lastUpdated: false` hides it.' },
  { option: 'ignoreDeadLinks', todo: `${nothing} Dead links are warnings unless you build with --strict.` },
  { option: 'sitemap', to: 'hostname', todo: 'The sitemap follows from it.' },
  { option: 'useWebFonts', todo: nothing },
  { option: 'buildConcurrency', to: 'build.workers' },
  { option: 'router', todo: nothing },
  { option: 'contentProps', lost: true, todo: 'Write what pages need into their frontmatter.' },
  { option: 'vue', lost: true, todo: 'There is no Vue; components are React.' },
  { option: 'transformHead', lost: true, todo: noHooks },
  { option: 'transformHtml', lost: true, todo: noHooks },
  { option: 'transformPageData', lost: true, todo: noHooks },
  { option: 'buildEnd', lost: true, todo: 'Run your own script after `bifolio build`.' },
  { option: 'postRender', lost: true, todo: noHooks },
  { option: 'themeConfig', group: 'theme' },
  { option: 'themeConfig.siteTitle', to: 'title' },
  { option: 'themeConfig.logo', to: 'theme.logo', todo: 'A logo for dark appearance is `theme.logoDark`.' },
  { option: 'themeConfig.nav', to: 'theme.navbar' },
  { option: 'themeConfig.socialLinks', to: 'theme.social' },
  {
    option: 'themeConfig.outline',
    to: 'theme.outline',
    todo: 'Only levels go there; the label is `theme.outlineLabel`.',
  },
  {
    option: 'themeConfig.editLink',
    to: 'theme.docsRepo',
    todo: 'Set `theme.docsRepo` and `theme.docsDir`; another pattern is `theme.editLinkPattern`.',
  },
  {
    option: 'themeConfig.lastUpdated',
    to: 'theme.lastUpdated',
    todo: 'The text is `theme.lastUpdatedText`; format options go into `theme.lastUpdated`.',
  },
  { option: 'themeConfig.outlineTitle', to: 'theme.outlineLabel' },
  { option: 'themeConfig.docFooter', to: 'theme.prevPageLabel', todo: 'Also `theme.nextPageLabel`.' },
  { option: 'themeConfig.darkModeSwitchLabel', to: 'theme.appearanceText' },
  { option: 'themeConfig.langMenuLabel', to: 'theme.selectLanguageAriaLabel' },
  { option: 'themeConfig.skipToContentLabel', to: 'theme.skipToContentText' },
  { option: 'themeConfig.i18nRouting', todo: `${nothing} The language menu leads to the same page.` },
  {
    option: 'themeConfig.search',
    to: 'search',
    todo: 'Search is on, and finds Chinese words; options differ.',
  },
  {
    option: 'themeConfig.algolia',
    to: 'theme.search',
    todo: "Search is built in. To keep Algolia, add provider: 'algolia'.",
  },
  {
    option: 'themeConfig.carbonAds',
    lost: true,
    todo: 'Put the advertisement into a slot: slots/aside-bottom.tsx.',
  },
  { option: 'markdown', group: 'markdown' },
  { option: 'markdown.lineNumbers', to: 'markdown.code.lineNumbers' },
  {
    option: 'markdown.theme',
    to: 'markdown.code.themes',
    todo: 'Name two of Shiki’s themes: `{ light, dark }`.',
  },
  { option: 'markdown.languages', todo: `${nothing} Shiki’s languages load on use.` },
  { option: 'markdown.languageAlias', lost: true, todo: 'Write Shiki’s own names on fences.' },
  {
    option: 'markdown.codeTransformers',
    lost: true,
    todo: 'Marks in comments, lines, words and whitespace work without transformers; others do not.',
  },
  { option: 'markdown.shikiSetup', lost: true, todo: 'Only Shiki’s own languages and themes can be used.' },
  { option: 'markdown.defaultHighlightLang', todo: 'Write the language on the fence.' },
  {
    option: 'markdown.codeCopyButtonTitle',
    to: 'theme.copyCodeText',
  },
  { option: 'markdown.math', todo: `${nothing} Formulas are on.` },
  {
    option: 'markdown.image',
    to: 'markdown.image.lazyload',
    todo: 'Images load lazily unless it is `false`.',
  },
  { option: 'markdown.toc', to: 'markdown.toc.levels' },
  {
    option: 'markdown.anchor',
    to: 'markdown.anchors',
    todo: 'Only `false` means something. Ids may differ from yours: `bifolio check` lists links that miss.',
  },
  { option: 'markdown.headers', todo: nothing },
  { option: 'markdown.frontmatter', todo: nothing },
  { option: 'markdown.sfc', todo: nothing },
  { option: 'markdown.component', todo: nothing },
  { option: 'markdown.cache', to: 'build.cache' },
  { option: 'markdown.gfmAlerts', todo: `${nothing} Alerts are on.` },
  { option: 'markdown.cjkFriendlyEmphasis', todo: `${nothing} It is on.` },
  { option: 'markdown.externalLinks', todo: `${nothing} Links that lead away open in a new tab.` },
  {
    option: 'markdown.container',
    to: 'markdown.hint',
    todo: "Titles go into `titles` by language and kind: `{ titles: { 'zh-CN': { warning: '警告' } } }`.",
  },
  {
    option: 'markdown.typographer',
    lost: true,
    todo: 'In `markdown.config`: `md.set({ typographer: true })`.',
  },
  {
    option: 'markdown.config',
    todo: 'Plugins of markdown-it work, unless they write Vue.',
  },
  { option: 'markdown.preConfig', to: 'markdown.config' },
];

/** Frontmatter of VitePress. */
export const VITEPRESS_FRONTMATTER: readonly FrontmatterRule[] = [
  { key: 'titleTemplate', todo: 'Take it out: titles are always "page | site".' },
  { key: 'isHome', todo: 'Write `pageLayout: home`.' },
  { key: 'markdownStyles', todo: 'Take it out, or use a layout of your own in layouts/.' },
];
