import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { createSite } from '../../cli/fixtures/site.ts';
import { originalOf } from './island-module.ts';
import { islandsPlugin } from './vite-plugin.ts';

test('the default import of a CommonJS package is on the server what it is in browsers', async () => {
  const root = createSite({
    'package.json': '{ "type": "module" }',
    'island.js': "'use client';\nimport box from 'box';\nexport const keys = Object.keys(box);\n",
    'node_modules/box/package.json': '{ "name": "box", "main": "index.cjs" }',
    'node_modules/box/index.cjs': 'exports.__esModule = true;\nexports.default = { inner: 1 };\n',
  });
  const island = join(root, 'island.js');
  const keysOf = async (name: string, ssr: boolean, input: string) => {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      build: {
        ssr,
        outDir: root,
        emptyOutDir: false,
        rolldownOptions: {
          input: { [name]: input },
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: '[name].mjs' },
        },
      },
      plugins: [islandsPlugin({ onIsland() {} })],
    });
    return (await import(pathToFileURL(join(root, `${name}.mjs`)).href)).keys;
  };
  const inBrowsers = await keysOf('browser', false, island);
  expect(await keysOf('server', true, originalOf(island))).toEqual(inBrowsers);
});
