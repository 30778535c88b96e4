import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { checkMigration } from './check-migration.ts';
import { findingsOf, silent, siteWith } from './fixtures/findings-of.ts';

test('client code, data and pages made by code are found and never run', async () => {
  const findings = await findingsOf('vitepress', {
    '.vitepress/config.js': "throw new Error('never run');\nexport default {};\n",
    '.vitepress/theme/index.ts': [
      '// app.use(no)',
      'export default {',
      "  Layout: () => h(Base, null, { 'doc-before': () => h(Foo) }),",
      '  enhanceApp({ app }) {',
      "    app.component('Foo', Foo);",
      '    app.use(plugin);',
      '  },',
      '};',
    ].join('\n'),
    '.vitepress/theme/custom.css': 'a {}',
    '.vitepress/theme/Foo.vue': '<template />',
    '.vitepress/theme/team.data.ts': 'export default {}',
    'posts.data.ts': 'export default {}',
    'packages/[name].md': '# Package',
    'packages/[name].paths.js': 'export default {}',
  });
  expect(findings).toEqual([
    '.vitepress/theme/custom.css change Style sheets',
    '.vitepress/theme/Foo.vue lost Components in Vue',
    '.vitepress/theme/index.ts:3:3 lost Slots of the layout',
    '.vitepress/theme/index.ts:3:33 lost Slots of the layout',
    '.vitepress/theme/index.ts:4:3 lost enhanceApp',
    '.vitepress/theme/index.ts:5:5 lost Components registered for all pages',
    '.vitepress/theme/index.ts:6:5 lost Plugins of Vue',
    '.vitepress/theme/team.data.ts lost Loaders of data',
    'packages/[name].md lost Dynamic routes, [name].md',
    'packages/[name].paths.js lost Paths of dynamic routes',
    'posts.data.ts lost Loaders of data',
  ]);
});

test('options of single folders, navigation that means something else, and settings of other tools are told', async () => {
  const findings = await findingsOf('vitepress', {
    '.vitepress/config.ts': [
      'export default {',
      "  locales: { ja: { label: 'J', link: 'https://ja.example.org/' } },",
      "  themeConfig: { sidebar: { '/a/': { base: '/a/b-', items: [] } }, nav: [{ component: 'Menu' }] },",
      '};',
    ].join('\n'),
    'zh/config.ts':
      "import { defineAdditionalConfig } from 'vitepress';\nexport default defineAdditionalConfig({ themeConfig: { docFooter: {} } });\n",
    'src/config.ts': 'export const unrelated = 1;\n',
    'postcss.config.js': 'export default {};',
    'tsconfig.json': '{ "extends": "./gone.json" }',
    'page.md':
      '---\nhero:\n  text: A\n  tagline: B\n---\n\n<style>\na { color: var(--vp-c-brand-1) }\n</style>\n\n```md\n<!-- @include: ./a.md -->\n```\n\n```dot\na\n```\n',
  });
  expect(findings).toEqual([
    '.vitepress/config.ts:2:3 change `locales`',
    '.vitepress/config.ts:2:32 change `link`',
    '.vitepress/config.ts:3:18 change `themeConfig.sidebar`',
    '.vitepress/config.ts:3:38 change `base` of a sidebar',
    '.vitepress/config.ts:3:68 change `themeConfig.nav`',
    '.vitepress/config.ts:3:76 lost Components in the navigation bar',
    'page.md:4 change `text` and `tagline` of a hero',
    'page.md:8:16 change Variables of the theme, --vp-…',
    'page.md:12:1 change Includes in code blocks',
    'page.md:15:4 lost Diagrams, ```dot',
    'postcss.config.js change Settings of PostCSS',
    'tsconfig.json change A tsconfig.json that extends "./gone.json", which is not there',
    'zh/config.ts:2:56 change `themeConfig.docFooter`',
  ]);
});

test.each([
  ["['**/*.md', '!parts/**']", 1],
  ["['parts/*.md']", 1],
  ["['!.vuepress']", 2],
  ["['parts/*.md', other]", 2],
])('pages that patterns of VuePress leave out are not looked at: %s', async (patterns, count) => {
  const { pages } = await checkMigration(
    siteWith({
      '.vuepress/config.ts': `export default { pagePatterns: ${patterns} };`,
      'a.md': 'a',
      'parts/b.md': 'b',
    }),
    'plume',
    silent,
  );
  expect(pages).toBe(count);
});

test('pages that begin with an underscore, which are none here, are told, and what to do with posts and drafts', async () => {
  const files = { '.vitepress/config.ts': "export default { srcDir: 'src' };", 'src/_part.md': 'a' };
  const more = { 'src/_posts/a.md': 'a', 'src/blog/_drafts/b.md': 'b', 'src/a_b.md': 'c' };
  const { findings } = await checkMigration(siteWith({ ...files, ...more }), 'vitepress', silent);
  const told = findings.filter(({ kind }) => kind === 'route');
  expect(told.map(({ file, severity, what, todo }) => [file, severity, what, todo])).toEqual([
    [
      'src/_part.md',
      'lost',
      'Pages whose name begins with _',
      'They are not pages here, but can be included. Rename those that are pages.',
    ],
    [
      'src/_posts/a.md',
      'lost',
      'Pages in _posts',
      'Rename the folder, for example to blog, and name it in `theme.collections`.',
    ],
    [
      'src/blog/_drafts/b.md',
      'change',
      'Pages in _drafts',
      'They stay unpublished. To read them in `bifolio dev`, move them to the posts and write `draft: true`.',
    ],
  ]);
});

test('rules of Plume that would lock less here are told, others are not', async () => {
  const rules = [
    "'随笔/2024年度总结.md': 'a',",
    "'总结.md': 'a',",
    "'/article/abc/': 'a',",
    "'/notes/one.html': 'a',",
    "'/gone/': ['a'],",
    "'^/notes/': 'a',",
  ];
  const { findings } = await checkMigration(
    siteWith({
      '.vuepress/config.ts': `export default { theme: plumeTheme({ encrypt: { rules: {\n${rules.join('\n')}\n} } }) };`,
      'blog/随笔/2024年度总结.md': '---\npermalink: /article/abc/\n---\n',
      'notes/one.md': '# One',
    }),
    'plume',
    silent,
  );
  expect(findings.filter(({ kind }) => kind === 'config').map(({ line, what }) => [line, what])).toEqual([
    [3, 'The rule "总结.md" of `encrypt` does not lock blog/随笔/2024年度总结.md here'],
    [5, 'The rule "/notes/one.html" of `encrypt` does not lock notes/one.md here'],
    [6, 'The rule "/gone/" of `encrypt` matches no file and no `permalink`'],
  ]);
});

test('settings of other tools are found in the project around the site too', async () => {
  const root = siteWith({
    'package.json': '{}',
    '.postcssrc.json': '{}',
    'tsconfig.json': '{ "extends": "./gone.json" }',
    'docs/.vitepress/config.ts': 'export default {};',
  });
  const { findings } = await checkMigration(join(root, 'docs'), 'vitepress', silent);
  expect(findings.map(({ file }) => file)).toEqual(['../.postcssrc.json', '../tsconfig.json']);
});

test('nothing is written into the folder', async () => {
  const root = siteWith({ '.vitepress/config.ts': 'export default {};', 'a.md': 'a' });
  await checkMigration(root, 'vitepress', silent);
  expect(readdirSync(root).sort()).toEqual(['.vitepress', 'a.md']);
});

test('a folder without such a site, and a name we do not know, are told what to type', async () => {
  const root = siteWith({ 'docs/.vitepress/config.ts': 'export default {};' });
  const problemOf = async (from: string) => {
    const error: unknown = await checkMigration(root, from, silent).catch((thrown: unknown) => thrown);
    return error instanceof BifolioError ? error.problems[0] : undefined;
  };
  expect(await problemOf('vitepress')).toMatchObject({
    message: `"${root}" isn't a VitePress site: it has no folder .vitepress.`,
    hint: expect.stringMatching(/^Type: bifolio check --from vitepress \S+\/docs$/),
  });
  expect(await problemOf('hugo')).toMatchObject({
    message: 'Expected --from to be vitepress or plume, got "hugo".',
    hint: 'Type for example: bifolio check --from vitepress docs',
  });
});
