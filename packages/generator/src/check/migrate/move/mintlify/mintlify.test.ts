import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';

const NAVIGATION = {
  tabs: [
    {
      tab: 'Guides',
      groups: [{ group: 'Start', pages: ['index', { group: 'More', pages: ['guides/deep', 'lost'] }] }],
    },
    { tab: 'API', pages: ['api/intro'] },
  ],
};

it('moves a site of Mintlify: tabs, components, snippets, redirects', async () => {
  const { read, has, causes } = await movedSite({
    'docs.json': JSON.stringify({
      name: 'Acme',
      logo: { light: '/logo/a.svg', dark: '/logo/b.svg' },
      navigation: NAVIGATION,
      redirects: [
        { source: '/old', destination: '/guides/deep' },
        { source: '/v1/:slug', destination: '/:slug' },
      ],
    }),
    'index.mdx': [
      '---',
      'title: Home',
      'sidebarTitle: Start here',
      'tag: NEW',
      '---',
      "import Part from '/snippets/part.mdx';",
      '',
      '<Steps>',
      '  <Step title="Install">',
      '    <CodeGroup>',
      '      ```bash npm',
      '      npm i',
      '      ```',
      '      ```bash yarn',
      '      yarn',
      '      ```',
      '    </CodeGroup>',
      '  </Step>',
      '</Steps>',
      '',
      '<Card title="Deep" href="/guides/deep" icon="book">Read *on*</Card>',
      '',
      '<ParamField path="id" type="string" required>The id</ParamField>',
      '',
      '<Part />',
      '',
      '![a](/images/a.png) [b](./guides/deep)',
    ].join('\n'),
    'guides/deep.mdx': '---\ntitle: Deep\n---\n\n```js app.js {2}\n1\n```\n',
    'api/intro.mdx': '---\ntitle: API\n---\n',
    'snippets/part.mdx': 'part\n',
    'images/a.png': 'png',
  });
  expect(read('index.md')).toBe(
    [
      '---',
      'title: Home',
      'badge: NEW',
      '---',
      ':::: steps',
      '',
      '1. **Install**',
      '',
      '   ::: code-tabs',
      '',
      '   @tab npm',
      '',
      '   ```bash title="npm"',
      '   npm i',
      '   ```',
      '   @tab yarn',
      '',
      '   ```bash title="yarn"',
      '   yarn',
      '   ```',
      '',
      '   :::',
      '',
      '::::',
      '',
      '::: card title="[Deep](/guides/deep)"',
      '',
      'Read *on*',
      '',
      ':::',
      '',
      '::: field id',
      '@type `string`',
      '@required',
      '',
      'The id',
      '',
      ':::',
      '',
      '<!-- @include: ./snippets/part.mdx -->',
      '',
      '![a](/images/a.png) [b](/guides/deep)',
    ].join('\n'),
  );
  expect(read('guides/deep.md')).toContain('```js title="app.js" {2}\n');
  expect(read('api/intro.md')).toContain('sidebar: /api/');
  expect(has('public/images/a.png')).toBe(true);
  const config = read('bifolio.config.ts');
  expect(config).toContain("navbar: [{ text: 'Guides', link: '/' }, { text: 'API', link: '/api/intro' }]");
  expect(config).toContain("exclude: ['snippets/part.mdx']");
  expect(read('sidebar.ts')).toContain("{ text: 'Start here', link: '/' }");
  expect(read('redirects.ts')).toContain("'/old': '/guides/deep'");
  expect(causes).toEqual([
    'warning docs.json:1 A redirect with a pattern',
    'warning docs.json:1 Navigation leads to /lost, which is no page now',
  ]);
});

it('pages that no navigation names stay unlisted; those for readers who sign in become drafts', async () => {
  const { read, causes } = await movedSite({
    'docs.json': JSON.stringify({ name: 'A', navigation: { pages: ['index', 'team', 'quiet'] } }),
    'index.mdx': '---\ntitle: A\n---\n',
    'team.mdx': '---\ntitle: Team\ngroups: [staff]\n---\n',
    'quiet.mdx': '---\ntitle: Quiet\nhidden: true\n---\n',
    'other.mdx': '---\ntitle: Other\n---\n',
  });
  expect(read('team.md')).toContain('draft: true');
  for (const name of ['quiet', 'other'])
    expect(read(`${name}.md`)).toMatch(
      /sitemap: false\nsearch: false\narticle: false\n[\s\S]*noindex, nofollow/,
    );
  expect(read('sidebar.ts')).not.toMatch(/Team|Quiet|Other/);
  expect(causes).toEqual(['error team.mdx:1 A page for readers who have signed in; it was made a draft']);
});

it('a config that is no JSON is told with its line', async () => {
  const { causes } = await movedSite({ 'docs.json': '{\n"navigation": {]\n}', 'index.mdx': 'A\n' });
  expect(causes[0]).toMatch(/^error docs\.json:2 The config cannot be read/);
});

it('prompts are code to copy, colors a list, repositories cards', async () => {
  const { read, causes } = await movedSite({
    'docs.json': JSON.stringify({ name: 'A', navigation: { pages: ['index'] } }),
    'index.mdx': [
      '---',
      'title: A',
      '---',
      '- One',
      '',
      '  <Prompt description="Write **docs**." icon="paperclip" actions={["copy", "cursor"]}>',
      '  Use {this}, and',
      '',
      '  ```js',
      '  a()',
      '  ```',
      '  </Prompt>',
      '',
      '<Prompt>Short</Prompt>',
      '',
      '<Color variant="table">',
      '  <Color.Row title="Primary">',
      '    <Color.Item name="blue" value="#00F" />',
      '    <Color.Item name="back" value={{ light: "#FFF", dark: "#000" }} />',
      '  </Color.Row>',
      '</Color>',
      '',
      '<GitHub.Repo repo="https://github.com/acme/docs" variant="flat" />',
      '',
      '<Tile href="/a" title="T" description="Words">',
      '  <img src="/a.svg" />',
      '</Tile>',
      '',
      '<FileTree>',
      '- src/',
      '  - a.ts',
      '</FileTree>',
    ].join('\n'),
  });
  expect(read('index.md')).toBe(
    [
      '---',
      'title: A',
      '---',
      '- One',
      '',
      '  Write **docs**.',
      '',
      '  ````md',
      '  Use {this}, and',
      '',
      '  ```js',
      '  a()',
      '  ```',
      '  ````',
      '',
      '```md',
      'Short',
      '```',
      '',
      '**Primary**',
      '',
      '- blue: `#00F`',
      '- back: `#FFF` / `#000`',
      '',
      '<RepoCard repo="acme/docs" />',
      '',
      '::: card title="[T](/a)"',
      '',
      '<img src="/a.svg" />',
      '',
      'Words',
      '',
      ':::',
      '',
      '::: file-tree',
      '',
      '- src/',
      '  - a.ts',
      '',
      ':::',
      '',
      '',
    ].join('\n'),
  );
  expect(causes).toEqual([]);
});
