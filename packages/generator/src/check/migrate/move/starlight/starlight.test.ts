import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';
import { SMALL_SITES } from '../fixtures/small-sites.ts';

const CONFIG = [
  "import starlight from '@astrojs/starlight';",
  'export default defineConfig({',
  "  site: 'https://acme.dev', base: '/docs',",
  '  integrations: [react(), starlight({',
  "    title: 'Acme',",
  "    locales: { root: { label: 'English', lang: 'en' }, 'zh-cn': { label: '简体中文', lang: 'zh-CN' } },",
  "    social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/a/b' }],",
  '    sidebar: [',
  "      { label: 'Start', translations: { 'zh-CN': '开始' }, items: ['intro', 'lost'] },",
  "      { label: 'Guides', items: [{ autogenerate: { directory: 'guides' } }] },",
  '    ],',
  '  })],',
  '});',
].join('\n');

const PAGE = [
  '---',
  'title: Intro',
  'sidebar: { order: 2, label: First, badge: New }',
  'tableOfContents: { maxHeadingLevel: 4 }',
  '---',
  "import { Aside, Card, LinkCard, Steps, Tabs, TabItem, FileTree } from '@astrojs/starlight/components';",
  "import Price from '../../components/price.astro';",
  '',
  '<Steps>',
  '1. One',
  '',
  '   <Tabs syncKey="os">',
  '     <TabItem label="macOS">',
  '       ```sh title="a.sh" frame="none"',
  '       brew',
  '       ```',
  '     </TabItem>',
  '   </Tabs>',
  '</Steps>',
  '',
  '<Aside type="caution" title="Mind">',
  '\tText',
  '</Aside>',
  '',
  '<LinkCard title="Next" href="/guides/b/" />',
  '',
  '<FileTree>',
  '- src the source',
  '</FileTree>',
  '',
  ':::danger[Hot]',
  'x',
  ':::',
  '',
  '<Price plan="a" />',
].join('\n');

it('moves a site of Starlight: options, languages, sidebars, components', async () => {
  const { read, causes } = await movedSite({
    'astro.config.mjs': CONFIG,
    'src/content/docs/intro.mdx': PAGE,
    'src/content/docs/zh-cn/intro.md': '---\ntitle: 介绍\n---\n',
    'src/content/docs/guides/Big Plans.md': '---\ntitle: Plans\n---\n',
    'src/content/docs/guides/b.md': '---\ntitle: B\nslug: guides/bee\nsidebar: { order: 1 }\n---\n',
    'src/content/docs/guides/_part.md': 'part\n',
  });
  expect(read('src/content/docs/intro.md')).toBe(
    [
      '---',
      'title: Intro',
      'order: 2',
      'badge: New',
      'outline:',
      '  - 2',
      '  - 4',
      '---',
      ':::: steps',
      '',
      '1. One',
      '',
      '   ::: tabs#os',
      '',
      '   @tab macOS',
      '',
      '   ```sh title="a.sh"',
      '   brew',
      '   ```',
      '',
      '   :::',
      '',
      '::::',
      '',
      '::: warning Mind',
      '',
      'Text',
      '',
      ':::',
      '',
      '<LinkCard title="Next" href="/guides/b/" />',
      '',
      '::: file-tree',
      '',
      '- src # the source',
      '',
      ':::',
      '',
      ':::caution[Hot]',
      'x',
      ':::',
      '',
      '<Price plan="a" />',
    ].join('\n'),
  );
  expect(read('src/content/docs/guides/Big Plans.md')).toContain('permalink: /guides/big-plans/');
  expect(read('src/content/docs/guides/b.md')).toContain('permalink: /guides/bee/');
  expect(read('sidebar.ts')).toContain("text: '开始'");
  expect(read('sidebar.ts')).toMatch(
    /\{ text: 'First', link: '\/intro\/' \}[\s\S]*text: 'B'[\s\S]*text: 'Plans'/,
  );
  const config = read('bifolio.config.ts');
  expect(config).toContain("base: '/docs/'");
  expect(config).toContain("'/zh-cn/': { lang: 'zh-CN', label: '简体中文' }");
  expect(config).toContain("exclude: ['guides/_part.md']");
  expect(causes).toEqual([
    expect.stringMatching(/^warning astro\.config\.mjs:\d+ The config computes integrations\.0: react/),
    'warning astro.config.mjs:9 The sidebar names "lost", which is no page',
    'error src/content/docs/intro.mdx:35 The component <Price>',
  ]);
});

it('a file name in a comment is the title of code, and pages that a language lacks lead to the others', async () => {
  const { read } = await movedSite({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'A', locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français' } } })] };\n",
    'src/content/docs/a.md':
      '# A\n\n```js\n// src/a.mjs\n\nlet a;\n```\n\n```md\n---\n# src/b.md\ntitle: B\n---\n```\n\n```js title="c.js"\n// d.js\n```\n',
    'src/content/docs/b.md': '# B\n',
    'src/content/docs/secret.md': '---\ndraft: true\n---\n# C\n',
    'src/content/docs/fr/b.md': '# B\n',
  });
  expect(read('src/content/docs/a.md')).toBe(
    '# A\n\n```js title="src/a.mjs"\nlet a;\n```\n\n```md title="src/b.md"\n---\ntitle: B\n---\n```\n\n```js title="c.js"\n// d.js\n```\n',
  );
  expect(read('redirects.ts')).toContain("{ '/fr/a/': '/a/' }");
});

it('a draft stays one, and what a page computes is an error', async () => {
  const { read, causes } = await movedSite({
    'astro.config.mjs': "export default { integrations: [starlight({ title: 'A' })] };",
    'src/content/docs/index.mdx':
      '---\ntitle: A\ndraft: true\n---\n\n{1 + 1}\n\n{/* a note */}\n\n{"text"}\n',
  });
  expect(read('src/content/docs/index.md')).toBe(
    '---\ntitle: A\ndraft: true\n---\n\n{1 + 1}\n\n<!-- a note -->\n\ntext\n',
  );
  expect(causes).toEqual(['error src/content/docs/index.mdx:6 JavaScript in a page, `{ … }` or `export`']);
});

it('components that the site has rules for become what these say', async () => {
  const { read, causes } = await movedSite({
    ...(SMALL_SITES.starlight?.files ?? {}),
    'bifolio.move.json': '{ "tags": { "Preview": "{body}", "Since": "Since {v}" } }',
    'src/content/docs/p.mdx':
      "---\ntitle: P\n---\nimport Preview from '~/components/Preview.astro';\nimport Since from '~/components/Since.astro';\n\n<Since v=\"2\" />\n\n<Preview>\n\ntext\n\n</Preview>\n",
  });
  expect(read('src/content/docs/p.md')).toMatch(/Since 2\n\ntext/);
  expect(causes.filter((cause) => cause.includes('The component'))).toEqual([]);
});
