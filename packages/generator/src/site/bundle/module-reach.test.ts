import { join, relative } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { originalOf } from '../../browser/islands/island-module.ts';
import { createSite } from '../../cli/fixtures/site.ts';
import { moduleReach, type Reached } from './module-reach.ts';
import type { SiteEntries } from './site-entries.ts';
import { SERVER_MODULE } from './site-modules.ts';

const files = {
  'theme.js': "import 'virtual:place';\n",
  'components/Box.js': "import './Box.js?original';\nexport default 1;\n",
};

/** The reach of the modules of a site in a folder of its own, bundled with a plugin that writes absolute paths into code. */
async function reachedIn(place: string, change: Readonly<Record<string, string>> = {}) {
  const all = Object.entries({ ...files, ...change }).map(
    ([file, text]) => [`${place}/${file}`, text] as const,
  );
  const root = join(createSite(Object.fromEntries(all)), place);
  const component = join(root, 'components/Box.js');
  let reached: Reached = { reach: {}, componentSheets: {} };
  const entries: SiteEntries = {
    themeServer: '',
    themeStyles: {},
    overridable: {},
    components: { Box: component },
    layouts: {},
    overrides: {},
    slots: {},
    mdx: {},
    styles: [],
  };
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: SERVER_MODULE } },
    plugins: [
      {
        name: 'test',
        resolveId: (id) => ([SERVER_MODULE, 'virtual:place'].includes(id) ? `\0${id}` : undefined),
        load(id) {
          if (id === '\0virtual:place') return `export default ${JSON.stringify(`${root}/theme.js`)};`;
          return id === `\0${SERVER_MODULE}`
            ? `import ${JSON.stringify(join(root, 'theme.js'))};\nimport ${JSON.stringify(component)};`
            : undefined;
        },
      },
      moduleReach(root, entries, (told) => (reached = told)),
    ],
  });
  const byRelativePath = Object.entries(reached.componentSheets).map(
    ([name, paths]) => [name, paths.map((path) => relative(root, path))] as const,
  );
  return { ...reached, componentSheets: Object.fromEntries(byRelativePath) };
}

const reachIn = async (...site: Parameters<typeof reachedIn>) => (await reachedIn(...site)).reach;

/** The style sheets of the one component. */
const sheetsIn = async (change: Readonly<Record<string, string>>) =>
  (await reachedIn('site', { 'box.css': '', ...change })).componentSheets;

test('what stands for modules does not depend on the folder of the site', async () => {
  const reach = await reachIn('one');
  expect(Object.keys(reach).sort()).toEqual(['components/Box', 'theme']);
  expect(await reachIn('another')).toEqual(reach);
});

test('a change of a component changes what stands for it, and nothing else', async () => {
  const [before, after] = [
    await reachIn('one'),
    await reachIn('one', { 'components/Box.js': "import './Box.js?original';\nexport default 2;\n" }),
  ];
  expect(after['components/Box']).not.toBe(before['components/Box']);
  expect(after.theme).toBe(before.theme);
});

test('a component has the style sheets of all that it imports', async () => {
  const sheets = await sheetsIn({
    'components/Box.js': "import './inner.js';",
    'components/inner.js': "import '../box.css';",
  });
  expect(sheets).toEqual({ 'components/Box': ['box.css'] });
});

test('a style sheet behind an island comes with the island', async () => {
  expect(
    await sheetsIn({
      'components/Box.js': `import '${originalOf('./menu.js')}';`,
      'components/menu.js': "import '../box.css';",
    }),
  ).toEqual({});
});

test('a style sheet that the theme imports as well is nobody else’s', async () => {
  const sheet = "import './box.css';";
  expect(await sheetsIn({ 'theme.js': sheet, 'components/Box.js': "import '../box.css';" })).toEqual({});
});
