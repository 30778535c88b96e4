// Bundles the playground of the documentation into `docs/public/playground`: the parser, the blocks and the theme for a worker of a
// browser, with stand-ins for Node (docs/playground/node), and the theme's own scripts and styles for the frame of the preview.
// Needs the compiled packages.
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { theme } from '@bifolio/theme';
import { prebuildTheme } from 'bifolio';
import { build } from 'rolldown';
import { root } from './paths.mjs';

const ADDRESS = '/playground/';
/** What islands know of the page before the first one is shown. */
const NO_PAGE = { base: '/', route: '/' };
const source = join(root, 'docs/playground');
const outDir = join(root, 'docs/public', ADDRESS);
/** @param {string} name of a package's folder */
const dist = (name) => join(root, 'packages', name, 'dist');
/** @param {string} name of a stand-in */
const node = (name) => join(source, 'node', `${name}.ts`);

/** Stand-ins for Node. */
const NODE = {
  ...Object.fromEntries(
    builtinModules.filter((name) => !name.startsWith('_')).map((name) => [`node:${name}`, node('absent')]),
  ),
  ...Object.fromEntries(['fs', 'module', 'crypto', 'vm', 'url'].map((name) => [`node:${name}`, node(name)])),
  'node:fs/promises': node('fs'),
  'node:path': join(root, 'node_modules/path-browserify/index.js'),
  'node:path/posix': join(root, 'node_modules/path-browserify/index.js'),
};

/** Our packages as they are compiled: what a page does not need is left out. */
const OWN = {
  bifolio$: join(dist('generator'), 'index.js'),
  'bifolio/markdown$': join(dist('generator'), 'markdown.js'),
  'bifolio/in-browser$': join(dist('generator'), 'in-browser.js'),
  '@bifolio/theme$': join(dist('theme'), 'index.js'),
};

/** The files that the pipeline reads while it renders a page, by the end of their paths. */
const FILES = `export default ${JSON.stringify({
  'tokens.css': readFileSync(join(root, 'packages/theme/src/styles/tokens.css'), 'utf8'),
  'package.json': readFileSync(join(root, 'packages/generator/package.json'), 'utf8'),
  'base.css': '',
  'home.css': '',
})};`;

/** @type {import('rolldown').Plugin} What builds, dev and islands load on use is no part of rendering a page. */
const neverRun = {
  name: 'never-run',
  resolveDynamicImport: (_id, importer = '') =>
    /\/(?:packages\/(?:generator|theme)\/dist|server)\//.test(importer) ? node('absent') : undefined,
};

const kit = mkdtempSync(join(tmpdir(), 'bifolio-playground-'));
try {
  await prebuildTheme({ ...theme(), client: join(source, 'frame.ts'), prebuilt: kit });
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const { server, assets } = readRecord();
  copyForPreview();
  writeFileSync(join(outDir, 'frame.html'), frameHtml(assets));
  await bundleWorker(join(kit, 'server', server), assets);
  copyFileSync(join(root, 'node_modules/shiki/dist/onig.wasm'), join(outDir, 'onig.wasm'));
} finally {
  rmSync(kit, { recursive: true, force: true });
}

/** What the theme's bundle holds, with the addresses that its files have here. */
function readRecord() {
  return JSON.parse(readFileSync(join(kit, 'bundle.json'), 'utf8').replaceAll('/bifolio-base/', ADDRESS));
}

function copyForPreview() {
  cpSync(join(kit, 'client'), outDir, { recursive: true });
}

/**
 * The document that the frame starts with. Its policy allows nothing from elsewhere: no script but the theme's, and no request.
 *
 * @param {{ client: string, styles: Record<string, string> }} assets
 */
function frameHtml({ client, styles }) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
<link rel="stylesheet" href="${styles.base}">
<script type="module" src="${client}"></script>
</head>
<body><script type="application/json" id="bi-page">${JSON.stringify(NO_PAGE)}</script></body>
</html>
`;
}

/**
 * @param {string} server file of the theme's server bundle
 * @param {object} assets its addresses
 */
async function bundleWorker(server, assets) {
  await build({
    input: { worker: join(source, 'worker.ts') },
    platform: 'browser',
    checks: { shimmedExport: false },
    // What no page calls, the stand-ins need not have.
    shimMissingExports: true,
    logLevel: 'warn',
    resolve: { alias: { ...NODE, ...OWN }, extensions: ['.ts', '.js', '.mjs'] },
    transform: {
      target: 'esnext',
      define: {
        'import.meta.dirname': '"/packages/dist"',
        'import.meta.filename': '"/packages/dist/module.js"',
        'process.env.NODE_ENV': '"production"',
      },
    },
    plugins: [made({ 'virtual:prebuilt-theme': prebuilt(server, assets), 'virtual:files': FILES }), neverRun],
    treeshake: { moduleSideEffects: (id) => !/packages\/(?:generator|theme)\/dist\//.test(id) },
    output: {
      dir: outDir,
      format: 'esm',
      minify: true,
      comments: { legal: false },
      entryFileNames: 'worker.js',
      chunkFileNames: 'parts/[name]-[hash].js',
    },
  });
}

/**
 * @param {string} server
 * @param {object} assets
 */
function prebuilt(server, assets) {
  return `export { render } from ${JSON.stringify(server)};\nexport const assets = ${JSON.stringify(assets)};`;
}

/**
 * Modules that are made here, by name.
 *
 * @param {Record<string, string>} modules
 * @returns {import('rolldown').Plugin}
 */
function made(modules) {
  return {
    name: 'made',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? modules[id.slice(1)] : undefined),
  };
}
