// Bundles what `bifolio` and `@bifolio/theme` run in Node into a few files each, in their folders `node`: a command would read
// 840 modules one by one otherwise, which is a quarter of the work of building 1,000 pages again. Needs the compiled packages.
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './paths.mjs';

/** Packages of many modules that every command loads. */
const TOGETHER = ['zod', 'yaml', 'markdown-it'];

/** @type {import('vite').Plugin} The theme's schemas are made by the zod in the generator's bundle. */
const zodOfGenerator = {
  name: 'zod-of-generator',
  enforce: 'pre',
  resolveId: (id) => (id === 'zod' ? { id: 'bifolio/zod', external: true } : undefined),
};

await bundlePackage('generator', {
  main: 'dist/cli/main.js',
  run: 'dist/cli/run.js',
  index: 'dist/index.js',
  markdown: 'dist/markdown.js',
  testing: 'dist/testing.js',
  zod: 'zod',
});
await bundlePackage('theme', { index: 'dist/index.js' }, [zodOfGenerator]);

/**
 * @param {string} name folder in `packages`
 * @param {Record<string, string>} input modules by the names of their bundles
 * @param {import('vite').Plugin[]} [plugins]
 */
async function bundlePackage(name, input, plugins = []) {
  await build({
    configFile: false,
    root: join(root, 'packages', name),
    logLevel: 'warn',
    plugins,
    ssr: { external: ['bifolio'], noExternal: TOGETHER },
    build: {
      ssr: true,
      outDir: 'node',
      target: 'esnext',
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
