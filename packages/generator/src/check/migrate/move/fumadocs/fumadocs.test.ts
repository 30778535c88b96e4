import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';
import { SMALL_SITES } from '../fixtures/small-sites.ts';

const SOURCE = [
  "import { defineDocs, defineCollections, defineConfig } from 'fumadocs-mdx/config';",
  "export const docs = defineDocs({ dir: 'content/docs' });",
  "export const blog = defineCollections({ type: 'doc', dir: 'content/blog' });",
  'export default defineConfig();',
].join('\n');

const LOADER = [
  "import { docs, blog } from '@/.source';",
  "import { docsRoute } from '@/lib/routes';",
  'export const source = loader({ baseUrl: docsRoute, source: docs.toFumadocsSource() });',
  "export const posts = loader({ baseUrl: '/news', source: createMDXSource(blog) });",
].join('\n');

const PAGE = [
  '---',
  'title: Home',
  'icon: House',
  'full: true',
  '---',
  "import { Tab, Tabs } from 'fumadocs-ui/components/tabs';",
  "import { Rocket } from 'lucide-react';",
  '',
  '## Set up [#set-up]',
  '',
  '<Callout type="warn" title="Mind">Text</Callout>',
  '',
  '<Cards>',
  '  <Card title="Deep" href="/docs/deep" icon={<Rocket />}>Read on</Card>',
  '</Cards>',
  '',
  '```sh tab="npm"',
  'npm i',
  '```',
  '',
  '```sh tab="pnpm"',
  'pnpm i',
  '```',
  '',
  '```npm',
  'npm i acme',
  '```',
  '',
  '<Steps>',
  '  <Step>',
  '    ### One',
  '    text',
  '  </Step>',
  '</Steps>',
  '',
  '<Accordions><Accordion title="Why?">Because</Accordion></Accordions>',
  '',
  '<Files><Folder name="app" defaultOpen><File name="a.tsx" /></Folder></Files>',
  '',
  "<TypeTable type={{ size: { type: 'number', description: 'The size', default: 1, required: true } }} />",
  '',
  '<ImageZoom src="/a.png" alt="A" />',
  '',
  '<include>./.shared.mdx</include>',
  '',
  '<include cwd lang="ts" meta=\'title="a.ts"\'>code/a.ts</include>',
  '',
  '<include>./lost.mdx</include>',
].join('\n');

it('moves a site of Fumadocs: collections, `meta.json`, root folders, components, includes', async () => {
  const { read, causes } = await movedSite({
    'source.config.ts': SOURCE,
    'lib/source.ts': LOADER,
    'lib/routes.ts': "export const docsRoute = '/docs';",
    'lib/layout.shared.tsx':
      "export const base = { nav: { title: 'Acme' }, githubUrl: 'https://github.com/a/b' };",
    'package.json': '{ "name": "acme" }',
    'content/docs/meta.json': JSON.stringify({
      pages: [
        'index',
        '---[Icon]Guides---',
        '...guides',
        '[Site](https://acme.dev)',
        'lost',
        '---More---',
        '...',
        '!quiet',
        'api',
      ],
    }),
    'content/docs/index.mdx': PAGE,
    'content/docs/.shared.mdx': 'shared\n',
    'content/docs/quiet.mdx': '---\ntitle: Quiet\n---\n',
    'content/docs/deep.mdx': '---\ntitle: Deep\n---\n',
    'content/docs/guides/one.mdx': '---\ntitle: One\n---\n\n[deep](../deep)\n',
    'content/docs/(group)/inside.mdx': '---\ntitle: Inside\n---\n',
    'content/docs/api/meta.json': JSON.stringify({ title: 'API', root: true, pages: ['z...a'] }),
    'content/docs/api/a.mdx': '---\ntitle: A\n---\n',
    'content/docs/api/b.mdx': '---\ntitle: B\n---\n',
    'content/blog/first.mdx': '---\ntitle: First\ndate: 2024-03-01\nauthor: Ada\n---\n',
    'code/a.ts': '1\n',
  });
  expect(read('content/docs/index.md')).toBe(
    [
      '---',
      'title: Home',
      'aside: false',
      '---',
      '## Set up {#set-up}',
      '',
      '::: warning Mind',
      '',
      'Text',
      '',
      ':::',
      '',
      '::: card-grid',
      '',
      '<LinkCard title="Deep" href="/docs/deep" description="Read on" />',
      '',
      ':::',
      '',
      '::: code-tabs',
      '',
      '@tab npm',
      '',
      '```sh',
      'npm i',
      '```',
      '@tab pnpm',
      '',
      '```sh',
      'pnpm i',
      '```',
      '',
      ':::',
      '',
      '::: npm-to',
      '',
      '```sh',
      'npm i acme',
      '```',
      '',
      ':::',
      '',
      '### One',
      'text',
      '',
      '::: details Why?',
      '',
      'Because',
      '',
      ':::',
      '',
      '::: file-tree',
      '',
      '- app',
      '  - a.tsx',
      '',
      ':::',
      '',
      '::: field size',
      '@type `number`',
      '@default `1`',
      '@required',
      '',
      'The size',
      '',
      ':::',
      '',
      '![A](/a.png)',
      '',
      '<!-- @include: ./.shared.mdx -->',
      '',
      '@[code ts title="a.ts"](../../code/a.ts)',
      '',
      '<include>./lost.mdx</include>',
    ].join('\n'),
  );
  expect(read('content/news/first.md')).toBe('---\ntitle: First\nauthor: Ada\ncreateTime: 2024/03/01\n---\n');
  expect(read('content/docs/(group)/inside.md')).toContain('permalink: /docs/inside/');
  const sidebar = read('sidebar.ts');
  expect(sidebar).toMatch(
    /'\/docs\/': \[\s*\{ text: 'Home'[\s\S]*text: 'Guides',\s*items: \[\s*\{ text: 'One'[\s\S]*text: 'Site'[\s\S]*text: 'More'[\s\S]*text: 'Deep'[\s\S]*text: 'Inside'/,
  );
  expect(sidebar).toMatch(/'\/docs\/api\/': \[\s*\{ text: 'B', link: '\/docs\/api\/b' \},\s*\{ text: 'A'/);
  expect(sidebar).not.toMatch(/Quiet|lost/);
  const config = read('bifolio.config.ts');
  expect(config).toContain("navbar: [{ text: 'Docs', link: '/docs' }, { text: 'API', link: '/docs/api/b' }]");
  expect(config).toContain("exclude: ['docs/.shared.mdx']");
  expect(causes).toEqual([
    'warning content/docs/meta.json:1 Navigation names "lost", which is no page',
    'error content/docs/index.mdx:48 An include of a file that is not there',
  ]);
});

it('languages by the ending of files, and those by folders', async () => {
  const i18n = (parser: string, hide: string) =>
    `export const i18n = defineI18n({ defaultLanguage: 'en', languages: Object.keys(labels), parser: '${parser}', hideLocale: '${hide}' });`;
  const loader = "export const source = loader({ i18n, baseUrl: '/docs', source: docs.toFumadocsSource() });";
  const config = "export const docs = defineDocs({ dir: 'content/docs' });";
  const dots = await movedSite({
    'source.config.ts': config,
    'lib/source.ts': loader,
    'lib/i18n.ts': i18n('dot', 'default-locale'),
    'content/docs/a.mdx': '---\ntitle: A\n---\n\n[a](/docs/a) ![p](./p.png)\n',
    'content/docs/a.cn.mdx': '---\ntitle: 甲\n---\n\n[a](/docs/a) ![p](./p.png)\n',
    'content/docs/meta.cn.json': '{ "pages": ["a"] }',
    'content/docs/p.png': 'png',
  });
  expect(dots.read('content/cn/docs/a.md')).toContain('[a](/cn/docs/a) ![p](/docs/p.png)');
  expect(dots.read('bifolio.config.ts')).toContain("'/': { lang: 'en' }, '/cn/': { lang: 'zh-CN' }");
  expect(dots.read('sidebar.ts')).toContain("'/cn/docs/': [{ text: '甲', link: '/cn/docs/a' }]");
  const folders = await movedSite({
    'source.config.ts': config,
    'lib/source.ts': loader,
    'lib/i18n.ts': i18n('dir', 'never').replace('Object.keys(labels)', "['en', 'de']"),
    'content/docs/en/a.mdx': '---\ntitle: A\n---\n',
    'content/docs/de/a.mdx': '---\ntitle: A\n---\n',
  });
  expect(folders.read('content/de/docs/a.md')).toContain('title: A');
  expect(folders.read('redirects.ts')).toContain("'/': '/en'");
  expect(folders.causes).toEqual([]);
});

it('a fence that ends with the comment around it hides nothing below', async () => {
  const { read } = await movedSite({
    ...SMALL_SITES.fumadocs?.files,
    'content/docs/page.mdx':
      '---\ntitle: P\n---\n\n{/* Old:\n\n```ts\nold();\n``` */}\n\n<Callout>New</Callout>\n',
  });
  expect(read('content/docs/page.md')).toMatch(/<!-- Old:[\s\S]*```\n-->\n\n::: \w+\s+New/);
});

it('Markdown in HTML of components and comments with spaces are read as MDX reads them', async () => {
  const { read, causes } = await movedSite({
    'source.config.ts': SOURCE,
    'content/docs/index.mdx': [
      '<Tabs items={["A"]}>',
      '  <Tab value="A">',
      '      <p>Follow [these](https://a.example) steps:</p>',
      '      <ol>',
      '        <li>Install `a`.</li>',
      '        <li>Run:</li>',
      '        ```sh',
      '        a b',
      '        ```',
      '      </ol>',
      '      <p class="small">Plain *as* it is</p>',
      '  </Tab>',
      '</Tabs>',
      '',
      '{ /* Later: `a`',
      '- b',
      '*/}',
    ].join('\n'),
  });
  expect(read('content/docs/index.md')).toContain(
    [
      '@tab A',
      '',
      'Follow [these](https://a.example) steps:',
      '',
      '1. Install `a`.',
      '1. Run:',
      '',
      '   ```sh',
      '   a b',
      '   ```',
      '',
      '<p class="small">Plain *as* it is</p>',
    ].join('\n'),
  );
  expect(read('content/docs/index.md')).toContain('<!-- Later: `a`\n- b\n-->');
  expect(causes.filter((one) => one.startsWith('error'))).toEqual([]);
});
