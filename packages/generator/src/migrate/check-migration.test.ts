import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BifolioError } from '../errors/bifolio-error.ts';
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
    'packages/[name].md lost Dynamic routes, [name].md',
    'packages/[name].paths.js lost Paths of dynamic routes',
    'posts.data.ts lost Loaders of data',
  ]);
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
    message: `"${root}" holds no VitePress site: there is no folder .vitepress in it.`,
    hint: expect.stringMatching(/^Type: bifolio check --from vitepress \S+\/docs$/),
  });
  expect(await problemOf('hugo')).toMatchObject({
    message: 'Expected --from to be vitepress or plume, got "hugo".',
    hint: 'Type for example: bifolio check --from vitepress docs',
  });
});
