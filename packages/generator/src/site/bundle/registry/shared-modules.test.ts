import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import React, * as all from 'react';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { createSite } from '../../../cli/fixtures/site.ts';
import { sharedEntryPlugin, sharedInput, sharedModulesPlugin } from './shared-modules.ts';

const bundle = (root: string, input: Readonly<Record<string, string>>, plugin: Plugin) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: root,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: { ...input },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].mjs' },
      },
    },
    plugins: [plugin],
  });

test.each([
  ['its default', "import React from 'react';"],
  ['a namespace', "import * as React from 'react';"],
  ['the default of that', "import * as all from 'react'; const React = all.default;"],
])('an island may import React as %s', async (_, imported) => {
  const root = createSite({ 'island.js': `${imported}\nexport const { version, useState } = React;\n` });
  await bundle(root, sharedInput, sharedEntryPlugin());
  const names = Object.keys(all);
  await bundle(
    root,
    { island: join(root, 'island.js') },
    sharedModulesPlugin(join(root, 'shared.mjs'), () => names),
  );
  const { version, useState } = await import(pathToFileURL(join(root, 'island.mjs')).href);
  expect([version, typeof useState]).toEqual([React.version, 'function']);
});
