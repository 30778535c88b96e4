import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { movedSite as move, siteOf } from './fixtures/moved-site.ts';
import { moveSite } from './move-site.ts';
import { moveReport } from './report-text.ts';

it('moves a site of MkDocs: options, navigation, addresses, files, text', async () => {
  const { read, has, causes } = await move({
    'mkdocs.yml': [
      'site_name: My Docs',
      'site_url: https://docs.example.org/v1/',
      'repo_url: https://github.com/a/b',
      'theme: { name: material, language: en }',
      'markdown_extensions: [admonition, pymdownx.details]',
      'nav:',
      '  - Home: index.md',
      '  - Guide:',
      '    - guide/index.md',
      '    - Set up: guide/set up.md',
      '    - guide/lost.md',
    ].join('\n'),
    'docs/index.md':
      '# Welcome\n\n![Logo](img/logo.png)\n\n!!! tip "Read on"\n\n    See [the guide](guide/index.md).\n',
    'docs/guide/index.md':
      '---\nhide: [toc]\nicon: material/book\n---\n# Guide\n\nPress ++ctrl+k++ :material-magnify:.\n',
    'docs/guide/set up.md': '# Set up\n',
    'docs/img/logo.png': 'png',
  });
  expect(read('bifolio.config.ts')).toBe(
    [
      "import { theme } from '@bifolio/theme';",
      "import { defineConfig } from 'bifolio';",
      "import { sidebar } from './sidebar.ts';",
      '',
      'export default defineConfig({',
      "  title: 'My Docs',",
      "  hostname: 'https://docs.example.org',",
      "  base: '/v1/',",
      "  lang: 'en',",
      "  source: 'docs',",
      "  markdown: { slug: 'python', emoji: false },",
      '  theme: theme({',
      "    docsRepo: 'https://github.com/a/b',",
      '    sidebar,',
      '  }),',
      '});',
      '',
    ].join('\n'),
  );
  expect(read('sidebar.ts')).toContain("{ text: 'Set up', link: '/guide/set up/' }");
  expect(read('docs/index.md')).toBe(
    '# Welcome\n\n![Logo](/img/logo.png)\n\n::: tip Read on\n\nSee [the guide](guide/index.md).\n\n:::\n',
  );
  expect(read('docs/guide/index.md')).toBe(
    '---\nicon: mdi:book\naside: false\n---\n# Guide\n\nPress <kbd>Ctrl</kbd>+<kbd>K</kbd> ::mdi:magnify::.\n',
  );
  expect(has('public/img/logo.png')).toBe(true);
  expect(has('docs/img/logo.png')).toBe(false);
  expect(causes).toEqual(['warning mkdocs.yml:11 The navigation names "guide/lost.md", which is no page']);
});

it('keeps the addresses of a site of Docusaurus, its sidebars and what was not listed', async () => {
  const { read, has, causes } = await move({
    'docusaurus.config.ts': [
      "import type { Config } from '@docusaurus/types';",
      'const year = new Date().getFullYear();',
      'const config: Config = {',
      "  title: 'Acme', url: 'https://acme.dev', baseUrl: '/',",
      "  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' }, blog: { showReadingTime: true } }]],",
      "  themeConfig: { navbar: { items: [{ type: 'doc', docId: 'intro', label: 'Docs' }] }, footer: { copyright: '© '.concat(year) } },",
      '};',
      'export default config;',
    ].join('\n'),
    'sidebars.ts':
      "export default { docs: ['intro', { type: 'category', label: 'More', items: ['more/deep', 'lost'] }] };",
    'docs/01-intro.md':
      '---\nid: intro\nslug: /\nsidebar_position: 1\n---\n# Intro\n\n[deep](./more/02-deep.mdx)\n',
    'docs/more/02-deep.mdx':
      'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n# Deep\n\n:::note\n\n<Tabs groupId="os">\n  <TabItem value="mac" label="macOS" default>\n\n  One\n\n  </TabItem>\n</Tabs>\n\n:::\n',
    'docs/more/secret.md': '---\nunlisted: true\n---\n# Secret\n',
    'blog/2024-03-01-hello.md': '---\nslug: hello\ntitle: Hello\n---\nA\n\n<!-- truncate -->\n\nB\n',
    'static/img/a.png': 'png',
  });
  expect(read('docs/docs/01-intro.md')).toBe(
    '---\norder: 1\npermalink: /docs/\n---\n# Intro\n\n[deep](./more/02-deep.mdx)\n',
  );
  expect(read('docs/docs/more/02-deep.md')).toContain('permalink: /docs/more/deep/');
  expect(read('docs/docs/more/02-deep.md')).toMatch(
    /^:{4}note\n\n::: tabs#os\n\n@tab:active macOS#mac\n\n {2}One\n\n:::\n\n::::\n/m,
  );
  expect(read('docs/docs/more/secret.md')).toContain('sitemap: false\nsearch: false\narticle: false\n');
  expect(read('docs/blog/2024-03-01-hello.md')).toBe(
    '---\ntitle: Hello\ncreateTime: 2024/03/01\npermalink: /blog/hello/\n---\nA\n\n<!-- more -->\n\nB\n',
  );
  expect(read('sidebar.ts')).not.toContain('Secret');
  expect(read('bifolio.config.ts')).toContain("navbar: [{ text: 'Docs', link: '/docs/' }]");
  expect(has('static/img/a.png')).toBe(true);
  expect(causes).toEqual([
    expect.stringMatching(
      /^warning docusaurus\.config\.ts:\d+ The config computes themeConfig\.footer\.copyright: /,
    ),
    'warning sidebars.ts:1 The sidebar names "lost", which is no page',
  ]);
});

it('moves a book: chapters, parts, includes, hidden lines, redirects', async () => {
  const { read, has } = await move({
    'book.toml':
      '[book]\ntitle = "Book"\n\n[output.html]\nsite-url = "/book/"\n\n[output.html.redirect]\n"/old.html" = "guide/start.html"\n',
    'src/SUMMARY.md':
      '# Summary\n\n[Intro](README.md)\n\n# Part\n\n- [Start](guide/start.md)\n    - [Draft]()\n    - [Deep](guide/deep.md)\n',
    'src/README.md': '# Intro\n',
    'src/guide/start.md':
      '# Start\n\n```rust,ignore\n# fn main() {\nlet x = 1;\n## [attr]\n# }\n```\n\n```rust\n{{#include ../../code/a.rs:2:3}}\n```\n\n{{#include part.md}}\n\n`\\{{#include x}}`\n',
    'src/guide/deep.md': '# Deep\n',
    'src/guide/part.md': 'part\n',
    'src/unlisted.md': '# Not in the book\n',
    'code/a.rs': 'a\nb\nc\n',
  });
  expect(read('sidebar.ts')).toContain(
    "text: 'Part',\n      items: [\n        {\n          text: 'Start',\n          link: '/guide/start/',\n          items: [{ text: 'Deep', link: '/guide/deep/' }],",
  );
  expect(read('src/guide/start.md')).toBe(
    '# Start\n\n```rust\nlet x = 1;\n# [attr]\n```\n\n@[code{2-3} rust](../../code/a.rs)\n\n<!-- @include: ./part.md -->\n\n`\\{{#include x}}`\n',
  );
  expect(read('redirects.ts')).toContain("'/old.html': '/guide/start/'");
  expect(read('bifolio.config.ts')).toContain("exclude: ['SUMMARY.md', 'guide/part.md', 'unlisted.md']");
  expect(has('src/unlisted.md')).toBe(true);
});

it('files of a book lead where they are, and files above it are in the project', async () => {
  const root = siteOf({
    'guide/book.toml': '[book]\ntitle = "Book"\n',
    'guide/src/SUMMARY.md': '- [Start](part/start.md)\n',
    'guide/src/part/start.md':
      '# Start\n\n![Logo](img/logo.svg)\n\n`![Logo](img/logo.svg)`\n\n```rust\n{{#include ../../../code/a.rs:2:3}}\n```\n',
    'guide/src/part/img/logo.svg': '<svg/>',
    'code/a.rs': 'a\nb\nc\n',
  });
  const { target } = await moveSite(join(root, 'guide'), {});
  const read = (name: string) => readFileSync(join(target, name), 'utf8');
  expect(read('src/part/start.md')).toContain(
    '![Logo](/part/img/logo.svg)\n\n`![Logo](img/logo.svg)`\n\n@[code{2-3} rust](../../../code/a.rs)',
  );
  expect(read('bifolio.config.ts')).toContain("project: '..'");
  expect(read('redirects.ts')).toContain("'/print.html': '/part/start/'");
});

it('does not copy what Git ignores, such as the output of the old generator', async () => {
  const root = siteOf({
    'mkdocs.yml': 'site_name: A\n',
    'docs/index.md': '# A\n',
    '.gitignore': 'site/\n.env\n',
    '.env': 'KEY=1\n',
    'site/index.html': 'old',
    Makefile: 'all:\n',
  });
  execFileSync('git', ['init', '-q'], { cwd: root });
  const { target } = await moveSite(root, {});
  const isThere = (name: string) => existsSync(join(target, name));
  expect(['site/index.html', '.env', 'Makefile', 'docs/index.md'].filter(isThere)).toEqual([
    'Makefile',
    'docs/index.md',
  ]);
});

it('copies what stands above the folder of the config, and includes pages that were imported', async () => {
  const root = siteOf({
    'website/docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { path: '../docs', routeBasePath: '/' }, blog: false }]] };",
    'docs/a.md': "import Part from './_part.mdx';\n\n# A\n\n<Part />\n\n![b](./b.png)\n",
    'docs/_part.mdx': 'part\n',
    'docs/b.png': 'png',
  });
  const { target, left } = await moveSite(join(root, 'website'), {});
  const read = (name: string) => readFileSync(join(target, name), 'utf8');
  expect(read('docs/a.md')).toBe('# A\n\n<!-- @include: ./_part.mdx -->\n\n![b](./b.png)\n');
  expect([read('docs/_part.mdx'), read('docs/b.png')]).toEqual(['part\n', 'png']);
  expect(left).toEqual([]);
});

it('lists what is left by its cause, one line each, errors first', async () => {
  const { moved } = await move({
    'mkdocs.yml': 'site_name: A\nplugins: [search, macros, other]\n',
    'docs/index.md': '# A\n\n{{ one }}\n\n{{ two }}\n',
  });
  expect(moveReport(moved).split('\n').slice(3)).toEqual([
    'Left to do:',
    '  error      2 × Macros, `{{ … }}`. Write their result, or use an .mdx page. (docs/index.md:3 and 1 more)',
    '  warning    1 × The plugin "other" is not known here. See what of it the site needs. (mkdocs.yml:2)',
  ]);
});

it('tells two pages with one address, and symbolic links', async () => {
  const files = {
    'docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] };",
    'docs/a.md': '---\nslug: /x\n---\n',
    'docs/b.md': '---\nslug: /x\n---\n',
  };
  const root = siteOf(files);
  symlinkSync('a.md', join(root, 'docs/c.md'));
  const { left } = await moveSite(root, {});
  expect(left.map(({ what, file }) => `${file} ${what}`)).toEqual([
    'docs/c.md A symbolic link was left out',
    'docs/b.md Two pages had one address',
  ]);
});

it('tells a page whose path belongs to a file of every build', async () => {
  const { causes } = await move({ 'mkdocs.yml': 'site_name: A\n', 'docs/bifolio-search/a.md': '# A\n' });
  expect(causes).toEqual([
    'error docs/bifolio-search/a.md:1 A page has a path of a file that every build writes',
  ]);
});

it('changes a folder in place only when it has no uncommitted changes', async () => {
  const root = siteOf({ 'mkdocs.yml': 'site_name: A\n', 'docs/index.md': '# A\n\n!!! note\n\n    B\n' });
  await expect(moveSite(root, { write: true })).rejects.toThrow('could not be undone');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  git('init', '-q');
  await expect(moveSite(root, { write: true })).rejects.toThrow("has changes that aren't committed");
  git('add', '.');
  git('commit', '-qm', 'one');
  await moveSite(root, { write: true });
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toBe('# A\n\n::: note\n\nB\n\n:::\n');
  await expect(moveSite(siteOf({ 'a.md': '' }), {})).rejects.toThrow("isn't a site that can be moved");
  await expect(moveSite(root, { from: 'wordpress' })).rejects.toThrow('Cannot move from "wordpress".');
});
