import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';

const PAGES = { 'README.md': '# A\n', 'notes/diary.md': '# Diary\n', 'part.snippet.md': 'part\n' };

it('moves a site of VuePress with Plume: languages, theme, locks, public files, what pages include', async () => {
  const { read, has, causes } = await movedSite({
    ...PAGES,
    '.vuepress/config.ts': [
      'export default defineUserConfig({',
      "  locales: { '/': { title: '站', lang: 'zh-CN' }, '/en/': { title: 'Site', lang: 'en-US' } },",
      "  pagePatterns: ['**/*.md', '!**/*.snippet.md', '!.vuepress'],",
      "  theme: plumeTheme({ hostname: 'https://acme.dev', docsRepo: 'a/b', comment: { provider: 'Giscus' },",
      "    markdown: { image: { figure: true, size: sizes() }, imageSize: 'local', mermaid: true } }),",
      '});',
    ].join('\n'),
    '.vuepress/plume.config.ts': [
      'export default defineThemeConfig({',
      "  encrypt: { rules: { 'notes/diary.md': 'quiet-harbor-lantern-42' } },",
      "  locales: { '/': { navbar: defineNavbarConfig([{ text: '首页', link: '/' }]), collections: [{ type: 'post', dir: 'blog', title: '博客' }] } },",
      '});',
    ].join('\n'),
    '.vuepress/public/a.png': 'png',
    '.vuepress/notice.md': 'notice\n',
  });
  const config = read('bifolio.config.ts');
  expect(config).toContain("encrypt: { rules: { 'notes/diary.md': 'quiet-harbor-lantern-42' } }");
  expect(config).toContain("hostname: 'https://acme.dev'");
  expect(config).toContain("markdown: { slug: 'mdit', image: { figure: true }, imageSize: 'local' }");
  expect(config).toContain("navbar: [{ text: '首页', link: '/' }]");
  expect(config).toContain("collections: [{ type: 'post', dir: 'blog', title: '博客' }]");
  expect(config).toContain("exclude: ['**/*.snippet.md', 'part.snippet.md']");
  expect([has('public/a.png'), has('.vuepress/notice.md'), has('.vuepress/public/a.png')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(config).toContain("comment: { provider: 'Giscus' }");
  expect(causes).toEqual([]);
});

it('carries over options and texts of Plume that have the same name, and names the others', async () => {
  const { read, causes } = await movedSite({
    ...PAGES,
    '.vuepress/config.ts': [
      'export default defineUserConfig({',
      "  theme: plumeTheme({ lastUpdated: { formatOptions: { dateStyle: 'full' } }, outlineLabel: 'Toc', llmstxt: true,",
      "    navbar: bar(), cache: 'memory', markdown: { plot: true, npmTo: { tabs: ['npm'] }, mark: 'lazy' },",
      "    locales: { '/': { notFound: { title: 'Gone' }, sidebar: aside() } } }),",
      '});',
    ].join('\n'),
  });
  const config = read('bifolio.config.ts');
  expect(config).toContain("lastUpdated: { formatOptions: { dateStyle: 'full' } }");
  expect(config).toContain("outlineLabel: 'Toc'");
  expect(config).toContain("notFound: { title: 'Gone' }");
  expect(causes).toEqual([
    'warning .vuepress/config.ts:3 The config computes theme.navbar: bar()',
    'warning .vuepress/config.ts:4 The config computes theme.locales./.sidebar: aside()',
    'warning .vuepress/config.ts: Options that are not carried over: theme.llmstxt, theme.markdown.npmTo, theme.markdown.mark',
  ]);
});

it('gives fields of Plume our names', async () => {
  const { read } = await movedSite({
    ...PAGES,
    '.vuepress/config.ts': 'export default { theme: plumeTheme({}) };',
    'friends.md': '---\nfriends: true\ndescription: People\nllmstxt: false\nexternalLink: false\n---\n',
  });
  const page = read('friends.md');
  expect(page).toContain('desc: People');
  expect(page).toContain('machine: false');
  expect(page).toContain('externalLinkIcon: false');
  expect(page).not.toMatch(/llmstxt|externalLink:/);
});

it('a lock that is computed is an error', async () => {
  const { causes } = await movedSite({
    ...PAGES,
    '.vuepress/config.ts':
      'export default { theme: plumeTheme({ encrypt: { rules: { "/notes/": process.env.PASS } } }) };',
  });
  expect(causes).toEqual([
    expect.stringMatching(/^error \.vuepress\/config\.ts:1 The config computes theme\.encrypt\.rules/),
  ]);
});
