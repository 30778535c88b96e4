// Bundles what `bifolio` and `@bifolio/theme` run in Node into a few files each, in their folders `node`: a command would read
// 840 modules one by one otherwise, which is a quarter of the work of building 1,000 pages again. Packages that only these bundles
// use are in them, as development dependencies: a site installs 120 packages less. Needs the compiled packages.
// Arguments are packages to bundle, all by default; with `--maps`, the bundles have source maps that lead to TypeScript.
import { copyFileSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import { build } from 'vite';
import { root } from './paths.mjs';

/** Installed packages of many modules that every command loads. */
const TOGETHER = ['zod', 'yaml', 'markdown-it'];

/** @type {import('vite').Plugin} The theme's schemas are made by the zod in the generator's bundle. */
const zodOfGenerator = {
  name: 'zod-of-generator',
  enforce: 'pre',
  resolveId: (id) => (id === 'zod' ? { id: 'bifolio/zod', external: true } : undefined),
};

/** @type {import('vite').Plugin} Maps that the compiler wrote, which a bundle continues. */
const mapsOfCompiler = {
  name: 'maps-of-compiler',
  load(id) {
    if (id.includes('node_modules') || !existsSync(`${id}.map`)) return undefined;
    return { code: readFileSync(id, 'utf8'), map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) };
  },
};

const maps = process.argv.includes('--maps');
const asked = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
/** @param {string} name of a folder in `packages` */
const isAsked = (name) => asked.length === 0 || asked.includes(name);

await bundlePackage('generator', {
  main: 'dist/cli/main.js',
  run: 'dist/cli/run.js',
  'bundle-process': 'dist/site/bundle/bundle-process.js',
  index: 'dist/index.js',
  markdown: 'dist/markdown.js',
  machine: 'dist/machine.js',
  testing: 'dist/testing.js',
  zod: 'zod',
  katex: 'katex',
  mhchem: 'katex/contrib/mhchem',
});
copyFileSync(
  join(root, 'node_modules/shiki/dist/onig.wasm'),
  join(root, 'packages/generator/node/onig.wasm'),
);
await bundlePackage('theme', { index: 'dist/index.js' }, [zodOfGenerator]);
if (isAsked('theme')) await bundleLibraries(join(root, 'packages/theme'));

/**
 * @param {string} name folder in `packages`
 * @param {Record<string, string>} input modules by the names of their bundles
 * @param {import('vite').Plugin[]} [plugins]
 */
async function bundlePackage(name, input, plugins = []) {
  if (!isAsked(name)) return;
  const folder = join(root, 'packages', name);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: maps ? [...plugins, mapsOfCompiler] : plugins,
    ssr: { external: installedWith(folder), noExternal: true },
    build: {
      ssr: true,
      outDir: 'node',
      target: 'esnext',
      sourcemap: maps,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        checks: { moduleLevelDirective: false },
      },
    },
  });
}

/**
 * Packages that islands fetch, in place of the compiled modules that only hand them on: a site installs none of them, whether it
 * uses the island or not, and its own bundle is made of the parts that are used.
 *
 * @param {string} folder of the package
 */
async function bundleLibraries(folder) {
  const outDir = join(folder, 'dist/libraries');
  rmSync(join(outDir, 'shared'), { recursive: true, force: true });
  const sources = globSync('src/libraries/*.{ts,css}', { cwd: folder, exclude: ['**/*.d.ts'] });
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'esnext',
      minify: false,
      cssMinify: false,
      modulePreload: false,
      copyPublicDir: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: Object.fromEntries(sources.map((file) => [parse(file).name, join(folder, file)])),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
}

/** @param {string} folder What is installed with a package stays outside its bundle, unless it has many modules. */
function installedWith(folder) {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !TOGETHER.includes(name));
}
