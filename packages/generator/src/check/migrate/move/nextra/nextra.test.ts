import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';

const THEME = [
  'export default {',
  '  logo: <span>Acme</span>,',
  "  project: { link: 'https://github.com/a/b' },",
  "  docsRepositoryBase: 'https://github.com/a/b/tree/main/docs',",
  "  i18n: [{ locale: 'en', text: 'English' }, { locale: 'zh', text: '中文' }],",
  '}',
].join('\n');

const PAGE = [
  "import { Callout, Tabs, Tab, Cards, Card, Steps, FileTree } from 'nextra/components'",
  "import Image from 'next/image'",
  "import logo from '../../public/logo.png'",
  '',
  '# Start',
  '',
  '## Set up [#set-up]',
  '',
  '<Callout type="warning" emoji="!">Mind</Callout>',
  '',
  "<Tabs items={['npm', 'pnpm']} storageKey=\"tool\">",
  '  <Tab>',
  '    ```sh filename="a.sh" copy {1}',
  '    npm i',
  '    ```',
  '  </Tab>',
  '  <Tab>Two</Tab>',
  '</Tabs>',
  '',
  '<Cards><Card title="Next" href="/docs/next" arrow /></Cards>',
  '',
  '<Steps>',
  '### One',
  'text',
  '</Steps>',
  '',
  '<FileTree>',
  '  <FileTree.Folder name="src" defaultOpen><FileTree.File name="a.ts" active /></FileTree.Folder>',
  '</FileTree>',
  '',
  '<Image src={logo} alt="Logo" />',
].join('\n');

it('moves a site of Nextra 2: `_meta.json`, languages by ending, the theme config, components', async () => {
  const { read, causes } = await movedSite({
    'next.config.js': [
      "const withNextra = require('nextra')({ theme: 'nextra-theme-docs', themeConfig: './theme.config.jsx' });",
      "module.exports = withNextra({ i18n: { locales: ['en', 'zh'], defaultLocale: 'en' }, basePath: '/base',",
      "  async redirects() { return [{ source: '/old', destination: '/docs/next', permanent: true }, { source: '/:locale/old', destination: '/:locale/docs', permanent: true }, { source: '/v1/:path*', destination: '/:path*', permanent: true }]; } });",
    ].join('\n'),
    'theme.config.jsx': THEME,
    'pages/_meta.json': JSON.stringify({
      index: { title: 'Home', type: 'page', display: 'hidden' },
      docs: { title: 'Docs', type: 'page' },
      more: {
        title: 'More',
        type: 'menu',
        items: { blog: { title: 'Blog', href: 'https://acme.dev/blog' } },
      },
    }),
    'pages/_meta.zh.json': JSON.stringify({ docs: { title: '文档', type: 'page' } }),
    'pages/docs/_meta.json': JSON.stringify({
      '--': { type: 'separator', title: 'First steps' },
      start: 'Start here',
      next: { title: 'Next', theme: { toc: false } },
      quiet: { display: 'hidden' },
      lost: 'Lost',
      site: { title: 'Site', href: 'https://acme.dev' },
    }),
    'pages/docs/_meta.zh.json': JSON.stringify({ start: '开始' }),
    'pages/index.mdx': '# Acme\n',
    'pages/docs/start.mdx': PAGE,
    'pages/docs/start.zh.mdx': '# 开始\n\n[下一页](/docs/next) [这里](./start)\n',
    'pages/docs/next.mdx': '# Next\n',
    'pages/docs/quiet.mdx': '# Quiet\n',
    'pages/docs/more.mdx': '# More\n',
    'pages/about.jsx': 'export default () => <p>About</p>;',
    'pages/_app.jsx': 'export default App;',
    'public/logo.png': 'png',
  });
  expect(read('pages/docs/start.md')).toBe(
    [
      '# Start',
      '',
      '## Set up {#set-up}',
      '',
      '::: warning',
      '',
      'Mind',
      '',
      ':::',
      '',
      '::: tabs#tool',
      '',
      '@tab npm',
      '',
      '```sh title="a.sh" {1}',
      'npm i',
      '```',
      '',
      '@tab pnpm',
      '',
      'Two',
      '',
      ':::',
      '',
      '::: card-grid',
      '',
      '<LinkCard title="Next" href="/docs/next" />',
      '',
      ':::',
      '',
      '### One',
      'text',
      '',
      '::: file-tree',
      '',
      '- src',
      '  - **a.ts**',
      '',
      ':::',
      '',
      '![Logo](/logo.png)',
    ].join('\n'),
  );
  expect(read('pages/zh/docs/start.md')).toContain('[这里](/zh/docs/start)');
  expect(read('pages/docs/next.md')).toBe('---\naside: false\n---\n# Next\n');
  const config = read('bifolio.config.ts');
  expect(config).toContain("title: 'Acme'");
  expect(config).toContain("base: '/base/'");
  expect(config).toContain("'/': { lang: 'en', label: 'English' }, '/zh/': { lang: 'zh', label: '中文' }");
  expect(config).toContain("docsDir: 'docs/pages'");
  expect(config).toContain("navbar: [\n          { text: 'Docs', link: '/docs/start' },");
  expect(config).toContain("{ text: 'Blog', link: 'https://acme.dev/blog' }");
  const sidebar = read('sidebar.ts');
  expect(sidebar).toMatch(/'\/docs\/': \[\s*\{\s*text: 'First steps',\s*items: \[\s*\{ text: 'Start here'/);
  expect(sidebar).toContain("{ text: 'Site', link: 'https://acme.dev' }");
  expect(sidebar).toContain("'/zh/docs/': [{ text: '开始', link: '/zh/docs/start' }]");
  expect(sidebar).not.toMatch(/Quiet|Lost|Home/);
  expect(read('redirects.ts')).toContain("'/old': '/docs/next'");
  expect(read('redirects.ts')).toContain("'/zh/old': '/zh/docs'");
  expect(causes).toEqual([
    'error pages/about.jsx: Pages that are React components',
    'warning next.config.js:3 A redirect with a pattern',
    'warning pages/docs/_meta.json:1 Navigation names "lost", which is no page in Markdown',
  ]);
});

it('moves a site of Nextra 4: `app` and `content`, languages by folder, `_meta.ts` that is parsed', async () => {
  const { read, has, causes } = await movedSite({
    'next.config.ts': [
      "import nextra from 'nextra';",
      "const withNextra = nextra({ contentDirBasePath: '/docs' });",
      "export default withNextra({ i18n: { locales: ['en', 'de'], defaultLocale: 'en' } });",
    ].join('\n'),
    'app/[lang]/layout.tsx':
      '<Navbar logo={<b>Acme</b>} projectLink="https://github.com/a/b" />; export const metadata = { metadataBase: new URL(\'https://acme.dev\') };',
    'app/[lang]/[[...mdxPath]]/page.tsx': 'export default Page;',
    'app/about/(team)/page.mdx': "export const metadata = { title: 'About us' }\n\nWho\n\n![a](./a.png)\n",
    'app/about/(team)/a.png': 'png',
    'content/en/_meta.tsx': [
      "import { labels } from './labels';",
      "export default { index: '', 'first-steps': <b>First {' '} steps</b>, deep: { title: labels.deep, theme: { collapsed: true } }, made: { title: make() } };",
    ].join('\n'),
    'content/en/labels.ts': "export const labels = { deep: 'Deeper' };",
    'content/en/index.mdx':
      '---\ntitle: Welcome\nsidebarTitle: Home\n---\n\nimport Part from "../../parts/note.mdx"\n\n<Part />\n\n[x](/docs/first-steps)\n',
    'content/en/first-steps.md': '# First\n',
    'content/en/made.md': '# Made\n',
    'content/en/deep/index.mdx': '---\nasIndexPage: true\ntitle: Deep\n---\n',
    'content/en/deep/one.mdx': '# One\n\n{1 + 1}\n',
    'content/de/index.mdx': '# Willkommen\n',
    'parts/note.mdx': 'note\n',
  });
  expect(read('content/en/docs/index.md')).toBe(
    '---\ntitle: Welcome\n---\n<!-- @include: ../../../parts/note.mdx -->\n\n[x](/en/docs/first-steps)\n',
  );
  expect(read('content/about/index.md')).toBe(
    '---\ntitle: About us\n---\nWho\n\n![a](/about/(team)/a.png)\n',
  );
  expect(has('public/about/(team)/a.png')).toBe(true);
  const config = read('bifolio.config.ts');
  expect(config).toContain("hostname: 'https://acme.dev'");
  expect(config).toContain("'/': { lang: 'en' }, '/en/': { lang: 'en' }, '/de/': { lang: 'de' }");
  expect(read('redirects.ts')).toContain("'/': '/en'");
  expect(read('sidebar.ts')).toMatch(
    /text: 'Home'[\s\S]*'First steps'[\s\S]*text: 'Deeper',\s*collapsed: true,\s*link: '\/en\/docs\/deep'/,
  );
  expect(causes).toEqual([
    expect.stringMatching(/^warning content\/en\/_meta\.tsx:2 The config computes made\.title: make\(\)/),
    'error content/en/deep/one.mdx:3 JavaScript in a page, `{ … }` or `export`',
  ]);
});

it('code that keeps readers out is an error, since the moved pages are open', async () => {
  const { causes } = await movedSite({
    'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});",
    'middleware.ts':
      "export function middleware(request) {\n  if (!request.headers.get('authorization')) return new Response('', { status: 401 });\n}",
    'content/index.md': '# A\n',
  });
  expect(causes).toEqual(['error middleware.ts:2 Code that may keep readers out of pages']);
});

it('redirects are read from templates of texts, and none leads to itself', async () => {
  const { read, causes } = await movedSite({
    'next.config.js':
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is text of the config.
      "const OLD = '/v1';\nmodule.exports = require('nextra')({})({ async redirects() { return [{ source: `${OLD}/a`, destination: '/b' }, { source: '/b', destination: '/b' }, { source: `${process.env.X}/c`, destination: '/b' }]; } });",
    'content/index.md': '# A\n',
  });
  expect(read('redirects.ts')).toContain("{ '/v1/a': '/b' }");
  expect(causes.filter((cause) => cause.includes('redirects'))).toHaveLength(1);
});

it('Markdown on the line below a tag stays Markdown', async () => {
  const { read } = await movedSite({
    'next.config.mjs': "import nextra from 'nextra'; export default nextra({})({});",
    'content/index.mdx': '# A\n\n<br/>\n## One\n\n<details>\n- Two\n</details>\n',
  });
  expect(read('content/index.md')).toContain('<br/>\n\n## One\n\n<details>\n\n- Two\n');
});
