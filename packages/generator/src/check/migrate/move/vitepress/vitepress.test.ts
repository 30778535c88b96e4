import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';
import { createRewrite } from './rewrites.ts';

it('moves a site of VitePress: rewrites, languages, folder configs, sidebars', async () => {
  const { read, has, causes } = await movedSite({
    '.vitepress/config.mts': [
      "import { version } from 'acme/package.json';",
      'export default defineConfig({',
      "  title: 'Acme', rewrites: { 'en/:rest*': ':rest*' }, srcExclude: ['**/part.md'],",
      "  sitemap: { hostname: 'https://acme.dev/' },",
      "  themeConfig: { logo: { light: '/a.svg', dark: '/b.svg' }, editLink: { pattern: 'https://github.com/a/b/edit/main/docs/:path' } },",
      "  locales: { root: { label: 'English', lang: 'en-US' }, zh: { label: '中文', lang: 'zh-CN', themeConfig: { nav: [{ text: '指南', link: '/zh/guide/a' }] } } },",
      '});',
    ].join('\n'),
    'en/config.ts': [
      'export default defineAdditionalConfig({ themeConfig: { nav: nav(), sidebar: {',
      "  '/guide/': { base: '/guide/', items: [{ text: 'A', link: 'a' }, { text: 'More', base: '/guide/more-', collapsed: true, items: [{ text: 'B', link: 'b' }, { text: 'Lost', link: 'lost' }] }] },",
      '} } });',
      "function nav() { return [{ text: version, items: [{ text: 'Guide', link: '/guide/a' }] }]; }",
    ].join('\n'),
    'en/index.md': '---\nlayout: home\n---\n',
    'en/guide/a.md': '# A\n',
    'en/guide/more-b.md': '# B\n',
    'en/part.md': 'part\n',
    'en/[name].md': '# {{ name }}\n',
    'zh/guide/a.md': '# 甲\n',
    'public/a.svg': '<svg/>',
  });
  expect(read('en/guide/a.md')).toBe('# A\n');
  const config = read('bifolio.config.ts');
  expect(config).toContain("'/': { lang: 'en-US', label: 'English', dir: 'en' }");
  expect(config).toContain("'/zh/': { navbar: [{ text: '指南', link: '/zh/guide/a' }] }");
  expect(config).toContain("docsDir: 'docs'");
  expect(config).toContain("markdown: { slug: 'mdit', include: { regionMarks: true } }");
  expect(config).toContain("exclude: ['**/part.md', 'en/[name].md', 'en/part.md']");
  expect(read('sidebar.ts')).toContain("{ text: 'A', link: '/guide/a' }");
  expect(read('sidebar.ts')).toContain("items: [{ text: 'B', link: '/guide/more-b' }]");
  expect(has('public/a.svg')).toBe(true);
  expect(causes).toEqual([
    expect.stringMatching(
      /^warning en\/config\.ts:\d+ The config computes themeConfig\.nav\.0\.text: version/,
    ),
    'error en/[name].md:1 Pages made by code, `[name].md`',
    'warning .vitepress/config.mts: Navigation leads to /guide/more-lost, which is no page now',
  ]);
});

it('reads patterns of rewrites, and takes what is none as a path', () => {
  const rewrite = createRewrite({ 'packages/:name/src/:rest(.*)': ':name/:rest', 'a(.md': 'b.md' });
  expect(rewrite('packages/x/src/deep/a.md')).toBe('x/deep/a.md');
  expect(rewrite('packages/x/a.md')).toBe('packages/x/a.md');
  expect(rewrite('a(.md')).toBe('b.md');
  expect(createRewrite((path: string) => path)('a.md')).toBe('a.md');
});
