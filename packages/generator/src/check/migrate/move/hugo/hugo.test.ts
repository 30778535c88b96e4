import { expect, it } from 'vitest';
import { movedSite } from '../fixtures/moved-site.ts';

const CONFIG = [
  'baseURL = "https://acme.dev/docs/"',
  'title = "Acme"',
  'defaultContentLanguage = "en"',
  '[languages.en]',
  'label = "English"',
  '[languages.zh]',
  'label = "中文"',
  '[permalinks]',
  'posts = "/blog/:year/:month/:slug/"',
  '[[menus.main]]',
  'name = "Guide"',
  'pageRef = "/guide"',
].join('\n');

const PAGE = [
  '+++',
  'title = "Set up"',
  'weight = 20',
  'aliases = ["/old/", "older"]',
  'tags = "one"',
  '+++',
  'See [the guide]({{< ref "guide/_index.md#a" >}}) and [lost]({{< relref "lost.md" >}}).',
  '',
  '{{< figure src="a.png" caption="A cat" >}}',
  '',
  '{{< highlight go "hl_lines=2-3" >}}',
  'a',
  '{{< /highlight >}}',
  '',
  '{{% hint warning %}}',
  'Mind **this**',
  '{{% /hint %}}',
  '',
  '{{< tabs >}}',
  '{{< tab "One" >}}1{{< /tab >}}',
  '{{< /tabs >}}',
  '',
  '{{< price plan="a" >}}',
  '',
  '{{< own "x" >}}',
  '',
  '```go {hl_lines=[1],linenos=true}',
  '{{</* shown */>}}',
  '```',
  '',
  'Term',
  ': What it is',
].join('\n');

it('moves a site of Hugo: TOML, languages, permalinks, aliases, bundles, shortcodes', async () => {
  const { read, has, causes } = await movedSite({
    'hugo.toml': CONFIG,
    'bifolio.move.json': '{ "tags": { "own": "<b>{0}</b>" } }',
    'content/_index.md': '---\ntitle: Home\n---\n',
    'content/guide/_index.md': '---\ntitle: Guide\n---\n',
    'content/guide/Set Up/index.md': PAGE,
    'content/guide/Set Up/a.png': 'png',
    'content/guide/b.zh.md': '---\ntitle: 乙\n---\n',
    'content/posts/first.md': '---\ntitle: First\nslug: one\ndate: 2024-03-01\n---\n',
    'static/logo.svg': '<svg/>',
  });
  expect(read('content/guide/Set Up/README.md')).toBe(
    [
      '---',
      'title: Set up',
      'tags:',
      '  - one',
      'order: 20',
      'permalink: /guide/set-up/',
      '---',
      'See [the guide](/guide/#a) and [lost](lost.md).',
      '',
      '![A cat](a.png)',
      '',
      '*A cat*',
      '',
      '```go {2-3}',
      'a',
      '```',
      '',
      '::: warning',
      '',
      'Mind **this**',
      '',
      ':::',
      '',
      '::: tabs',
      '',
      '@tab One',
      '',
      '1',
      '',
      ':::',
      '',
      '{{< price plan="a" >}}',
      '',
      '<b>x</b>',
      '',
      '```go :line-numbers {1}',
      '{{< shown >}}',
      '```',
      '',
      '<dl>',
      '<dt>',
      '',
      'Term',
      '',
      '</dt>',
      '<dd>',
      '',
      'What it is',
      '',
      '</dd>',
      '</dl>',
      '',
    ].join('\n'),
  );
  expect(read('content/posts/first.md')).toContain('permalink: /blog/2024/03/one/');
  expect([has('content/zh/guide/b.md'), has('content/guide/Set Up/a.png'), has('public/logo.svg')]).toEqual([
    true,
    true,
    true,
  ]);
  const config = read('bifolio.config.ts');
  expect(config).toContain("base: '/docs/'");
  expect(config).toContain("'/zh/': { lang: 'zh', label: '中文' }");
  expect(config).toContain("navbar: [{ text: 'Guide', link: '/guide/' }]");
  expect(read('redirects.ts')).toContain("{ '/old/': '/guide/set-up/', '/guide/older': '/guide/set-up/' }");
  expect(causes).toEqual([
    'error content/guide/Set Up/index.md:7 `ref` to "lost.md", which is no page',
    'error content/guide/Set Up/index.md:23 The shortcode "price"',
  ]);
});

it('keeps ids of headings of Blackfriday', async () => {
  const { read } = await movedSite({
    'hugo.toml': 'title = "A"\n[markup.goldmark.parser]\nautoHeadingIDType = "blackfriday"\n',
    'content/a.md': '# A\n',
  });
  expect(read('bifolio.config.ts')).toContain("markdown: { slug: 'blackfriday', emoji: false }");
});

it('reads names of emoji where Hugo did', async () => {
  const { read } = await movedSite({
    'hugo.toml': 'title = "A"\nenableEmoji = true\n',
    'content/a.md': '# A\n\n:tada:\n',
  });
  expect(read('bifolio.config.ts')).toContain("markdown: { slug: 'goldmark' }");
});

it('what Hugo does not build, or does not list, stays so', async () => {
  const { read, causes } = await movedSite({
    'hugo.toml': 'baseURL = "https://a.b/"',
    'content/draft.md': '+++\ndraft = true\n+++\n',
    'content/later.md': '---\npublishDate: 2999-01-01\n---\n',
    'content/gone.md': '---\nexpiryDate: 2001-01-01\n---\n',
    'content/ends.md': '---\nexpiryDate: 2999-01-01\n---\n',
    'content/quiet.md': '---\nbuild: { list: never }\n---\n',
    'content/parts/_index.md': '---\ncascade: { build: { render: never } }\n---\n',
    'content/parts/one.md': 'One {{< details "More" >}}x{{< /details >}}\n',
  });
  for (const name of ['draft', 'later', 'gone']) expect(read(`content/${name}.md`)).toContain('draft: true');
  expect(read('content/quiet.md')).toContain('sitemap: false');
  expect(read('content/parts/one.md')).toContain('::: details More');
  expect(read('bifolio.config.ts')).toContain("'parts/one.md'");
  expect(causes).toEqual(['error content/ends.md:1 A page that was to expire']);
});

it('a section without a page of its own becomes one, which names only public pages', async () => {
  const { read, has } = await movedSite({
    'hugo.toml': 'title = "A"\n',
    'content/_index.md': '# Home\n',
    'content/commands/b.md': '+++\ntitle = "B"\ndescription = "What B does"\n+++\n',
    'content/commands/a.md': '+++\ntitle = "A [x]"\n+++\n',
    'content/commands/c.md': '+++\ntitle = "C"\ndraft = true\n+++\n',
    'content/own/_index.md': '# Own\n',
    'content/own/d.md': '# D\n',
  });
  expect(read('content/commands/README.md')).toBe(
    '---\ntitle: "Commands"\n---\n\n- [A \\[x\\]](/commands/a/)\n- [B](/commands/b/): What B does\n',
  );
  expect(has('content/own/README.md')).toBe(true);
  expect(read('content/own/README.md')).toContain('# Own');
});
