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
      "  theme: plumeTheme({ hostname: 'https://acme.dev', docsRepo: 'a/b', comment: { provider: 'Giscus' } }),",
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
  expect(config).toContain("navbar: [{ text: '首页', link: '/' }]");
  expect(config).toContain("collections: [{ type: 'post', dir: 'blog', title: '博客' }]");
  expect(config).toContain("exclude: ['**/*.snippet.md', 'part.snippet.md']");
  expect([has('public/a.png'), has('.vuepress/notice.md'), has('.vuepress/public/a.png')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(causes).toEqual([]);
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
