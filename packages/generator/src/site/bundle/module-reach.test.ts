import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { createSite } from '../../cli/fixtures/site.ts';
import { moduleReach } from './module-reach.ts';
import type { SiteEntries } from './site-entries.ts';
import { SERVER_MODULE } from './site-modules.ts';

const files = {
  'theme.js': "import 'virtual:place';\n",
  'components/Box.js': "import './Box.js?original';\nexport default 1;\n",
};

/** The reach of the modules of a site in a folder of its own, bundled with a plugin that writes absolute paths into code. */
async function reachIn(place: string, change: Readonly<Record<string, string>> = {}) {
  const all = Object.entries({ ...files, ...change }).map(
    ([file, text]) => [`${place}/${file}`, text] as const,
  );
  const root = join(createSite(Object.fromEntries(all)), place);
  const component = join(root, 'components/Box.js');
  let reach: Readonly<Record<string, string>> = {};
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
      moduleReach(root, entries, (told) => (reach = told)),
    ],
  });
  return reach;
}

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
