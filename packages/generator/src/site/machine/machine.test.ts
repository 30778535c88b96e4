import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createSite } from '../../cli/fixtures/site.ts';
import { loadConfig } from '../config/load.ts';
import { build, built } from '../extensions/fixtures/extended-site.ts';
import { createPreviewServer } from '../preview/preview-server.ts';

const MACHINE = new URL('../../machine.ts', import.meta.url).href;
const LOCKED = 'canary-of-the-locked-page';
const site = {
  'bifolio.config.mjs': `import { machine } from ${JSON.stringify(MACHINE)};
export default {
  hostname: 'https://example.org', base: '/docs/', git: false,
  locales: { '/': { lang: 'zh-CN', title: '手册', label: '中文', description: '一本手册。' }, '/en/': { lang: 'en-US', title: 'Handbook', label: 'English' } },
  extensions: [machine({ exclude: ['/en/internal/'] })],
};\n`,
  'README.md': '# 手册\n\n[指南](./guide/brew.md#水)\n',
  'guide/README.md': '# 指南\n\n如何泡茶。\n',
  'guide/brew.md': '# 泡茶\n\n## 水\n\n水要**热**。\n',
  'en/README.md':
    '# Handbook\n\n[Brew](./guide/brew.md) [own](#here) [secret](./secret.md) [internal](./internal/a.md) [people](./people.md) [out](https://example.com/)\n',
  'en/guide/brew.md': `# Brew: "tea"\n\nHeat *water*.\n\n\`\`\`ts title="a.ts"\nconst a = 1;\n\`\`\`\n\n![A dot](../dot.svg)\n\n::: tabs\n@tab One\nFirst panel.\n@tab Two\nSecond panel.\n:::\n`,
  'en/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'en/secret.md': `---\npassword: correct-horse-17-battery\n---\n# Secret\n\n${LOCKED}\n`,
  'en/partly.md': `# Partly\n\nOpen words.\n\n::: encrypt password="correct-horse-17-battery"\n${LOCKED}\n:::\n`,
  'en/draft.md': '---\ndraft: true\n---\n# Draft\n\ncanary-of-the-draft\n',
  'en/unlisted.md': '---\nsearch: false\nsitemap: false\n---\n# Unlisted\n\ncanary-of-the-unlisted\n',
  'en/people.md': '---\nmachine: false\n---\n# People\n\ncanary-of-the-page-for-people\n',
  'en/internal/a.md': '# Internal\n\ncanary-of-the-excluded\n',
};

let root: string;

beforeAll(async () => {
  root = createSite(site);
  await build(root);
});

const filesOf = (ending: RegExp) =>
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((path) => ending.test(path));

it('writes each page as Markdown beside it, with links to the Markdown of others', () => {
  expect(built(root, 'en/guide/brew/index.md')).toMatch(
    /^---\ntitle: "Brew: \\"tea\\""\nurl: https:\/\/example\.org\/docs\/en\/guide\/brew\/\nlang: en-US\n---\n\n> https:\/\/example\.org\/docs\/en\/llms\.txt\n\n# Brew: "tea"\n\nHeat \*water\*\.\n\n```ts title="a\.ts"\nconst a = 1;\n```\n\n!\[A dot\]\(https:\/\/example\.org\/docs\/assets\/[^)]+\.svg\)\n\n\*\*One\*\*\n\nFirst panel\.\n\n\*\*Two\*\*\n\nSecond panel\.\n$/,
  );
  expect(built(root, 'en/index.md')).toContain(
    '[Brew](https://example.org/docs/en/guide/brew/index.md) [own](#here) [secret](https://example.org/docs/en/secret/) [internal](https://example.org/docs/en/internal/a/) [people](https://example.org/docs/en/people/) [out](https://example.com/)',
  );
  expect(built(root, 'index.md')).toContain('[指南](https://example.org/docs/guide/brew/index.md#');
});

it('lists what there is to read for each language', () => {
  expect(built(root, 'llms.txt')).toBe(`# 手册

> 一本手册。

- [手册](https://example.org/docs/index.md): 一本手册。

## 指南

- [指南](https://example.org/docs/guide/index.md): 如何泡茶。
- [泡茶](https://example.org/docs/guide/brew/index.md): 水 水要热。

## Optional

- [English](https://example.org/docs/en/llms.txt): Handbook
`);
  expect(JSON.parse(built(root, 'bifolio.json'))).toMatchObject({
    format: 2,
    languages: [{ lang: 'zh-CN' }, { path: '/en/' }],
  });
});

it('makes the sections of a long list files of their own, and counts their pages', async () => {
  const pages = (folder: string, many: number) =>
    Array.from({ length: many }, (_, at) => [
      `${folder}/page-${at}.md`,
      `# Page ${at} of ${folder}\n\n${'Words. '.repeat(30)}\n`,
    ]);
  const root = createSite({
    'bifolio.config.mjs': `import { machine } from ${JSON.stringify(MACHINE)};\nexport default { git: false, title: 'Site', search: false, extensions: [machine()] };\n`,
    'README.md': '# Home\n\nHello.\n',
    ...Object.fromEntries([...pages('guide', 300), ...pages('tools', 60)]),
  });
  await build(root);
  expect(built(root, 'llms.txt')).toBe(
    '# Site\n\n- [Home](/index.md): Hello.\n\n- [guide](/guide/llms.txt): 300 pages\n- [tools](/tools/llms.txt): 60 pages\n',
  );
  const list = built(root, 'tools/llms.txt');
  expect(list).toMatch(
    /^# tools\n\n> \/llms\.txt\n\n- \[Page 0 of tools\]\(\/tools\/page-0\/index\.md\): Words\. /,
  );
  expect(list.match(/^- /gm)).toHaveLength(60);
});

it('names the Markdown in the head of the page, and tells hosts its type', () => {
  expect(built(root, 'en/guide/brew/index.html')).toContain(
    '<link rel="alternate" type="text/markdown" href="https://example.org/docs/en/guide/brew/index.md"/>',
  );
  expect(built(root, 'en/secret/index.html')).not.toContain('text/markdown');
  expect(built(root, '_headers')).toContain('/docs/*.md\n  Content-Type: text/markdown; charset=utf-8\n');
});

it('has what layouts show besides the Markdown: cards of friends, blocks of a home page, marked parts of own layouts', async () => {
  const root = createSite({
    'bifolio.config.mjs': `import { machine } from ${JSON.stringify(MACHINE)};\nexport default { git: false, title: 'Site', extensions: [machine()] };\n`,
    'README.md': `---
pageLayout: home
config:
  - { type: doc-hero, hero: { name: Tea, tagline: Brewed slowly, actions: [{ text: Start, link: /brew/ }] } }
  - { type: custom }
  - { type: features, features: [{ title: Leaves, details: Whole ones., link: /brew/ }] }
---
Words between the blocks.
`,
    'brew.md': '# Brew\n',
    'friends.md': `---
pageLayout: friends
title: Friends
desc: Who helped.
groups: [{ title: Tools, list: [{ name: React, link: 'https://react.dev/', desc: Renders pages. }] }]
---
Add your [site](./brew.md).
`,
    'recipe.md': '---\npageLayout: Recipe\ntitle: Recipe\nminutes: 3\n---\n\nStir.\n',
    'layouts/Recipe.jsx': `import { createElement as h } from 'react';
import { usePage } from 'bifolio/client';
export default ({ children }) => h('main', {}, h('p', {}, 'The frame'),
  h('p', { 'data-page-text': true }, 'Takes ' + usePage().page.frontmatter.minutes + ' minutes.'), h('div', { 'data-page-text': true }, children));
`,
  });
  await build(root);
  const textOf = (file: string) => built(root, file).replace(/^---\n[\s\S]*?\n---\n\n> .*\n\n/, '');
  expect(textOf('index.md')).toBe(
    '# Tea\n\nBrewed slowly\n\n[Start](/brew/index.md)\n\nWords between the blocks.\n\n- ## [Leaves](/brew/index.md)\n\n  Whole ones.\n',
  );
  expect(textOf('friends/index.md')).toBe(
    '# Friends\n\nWho helped.\n\n## Tools\n\n- ### [React](https://react.dev/)\n\n  Renders pages.\n\nAdd your [site](/brew/index.md).\n',
  );
  expect(textOf('recipe/index.md')).toBe('# Recipe\n\nTakes 3 minutes.\n\nStir.\n');
});

it('says nothing of what is locked, a draft, unlisted, excluded or for people', () => {
  const texts = filesOf(/\.md$|llms\.txt$|bifolio\.json$/).map((file) => built(root, file));
  for (const text of texts) expect(text).not.toMatch(/canary/);
  expect(filesOf(/(secret|draft|unlisted|people|internal\/a)\/index\.md$/)).toEqual([]);
  expect(built(root, 'en/partly/index.md')).toContain('Open words.');
});

it('leaves a page for people in the search and the sitemap, without a word of Markdown', () => {
  const html = built(root, 'en/people/index.html');
  expect(html).toContain('canary-of-the-page-for-people');
  expect(html).not.toMatch(/text\/markdown|copy-page/);
  expect(built(root, 'sitemap.xml')).toContain('/docs/en/people/');
});

it('makes what has changed again, and nothing else', async () => {
  const timeOf = (file: string) => statSync(join(root, 'dist', file)).mtimeMs;
  const [brew, guide, list] = ['en/guide/brew/index.md', 'guide/brew/index.md', 'llms.txt'].map(timeOf);
  writeFileSync(join(root, 'en/guide/brew.md'), '# Brew: "tea"\n\nBoil water.\n');
  await build(root);
  expect(built(root, 'en/guide/brew/index.md')).toContain('Boil water.');
  expect(timeOf('en/guide/brew/index.md')).not.toBe(brew);
  expect([timeOf('guide/brew/index.md'), timeOf('llms.txt')]).toEqual([guide, list]);
});

it('takes the Markdown of a page away, and links to it, when it becomes one for people', async () => {
  writeFileSync(join(root, 'guide/brew.md'), '---\nmachine: false\n---\n# 泡茶\n\n## 水\n');
  await build(root);
  expect(filesOf(/^guide\/brew\/index\.md$/)).toEqual([]);
  expect(built(root, 'index.md')).toContain('[指南](https://example.org/docs/guide/brew/#');
  expect(built(root, 'llms.txt')).not.toContain('[泡茶]');
});

it('is given to programs that ask a page for Markdown', async () => {
  const server = createPreviewServer(await loadConfig(root), { hosts: true, onFault() {} });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address?.port}/docs/en/guide/brew/`;
  try {
    const markdown = await fetch(url, { headers: { accept: 'text/markdown, text/html;q=0.9' } });
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(markdown.headers.get('vary')).toMatch(/^Accept\b(?!-)/);
    expect(await markdown.text()).toBe(readFileSync(join(root, 'dist/en/guide/brew/index.md'), 'utf8'));
    const html = await fetch(url, { headers: { accept: 'text/html' } });
    expect(html.headers.get('content-type')).toMatch(/^text\/html/);
  } finally {
    server.close();
  }
});

it('leaves nothing in a site without it', async () => {
  const config = site['bifolio.config.mjs'].replace(/extensions: .*,/, 'extensions: [],');
  const plain = createSite({ ...site, 'bifolio.config.mjs': config });
  await build(plain);
  const names = readdirSync(join(plain, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /index\.md$|llms\.txt$|bifolio\.json$/.test(name))).toEqual([]);
  for (const name of names.filter((one) => /\.html$|^_headers$/.test(one)))
    expect(built(plain, name)).not.toMatch(/text\/markdown|copy-page|index\.md/);
  expect(built(root, 'en/guide/brew/index.html')).toMatch(/text\/markdown.*copy-page/s);
});
