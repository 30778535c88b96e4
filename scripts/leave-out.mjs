import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Builds and parts of the largest packages that are imported by none of ours, nor by what ours import. */
const unread = [
  '@mathjax/mathjax-newcm-font/chtml',
  '@mathjax/mathjax-newcm-font/cjs/chtml',
  '@mathjax/mathjax-newcm-font/mjs',
  '@mathjax/mathjax-newcm-font/svg',
  '@mathjax/src/bundle',
  '@mathjax/src/components/mjs',
  '@mathjax/src/ts',
  'cytoscape/dist/cytoscape.cjs.js',
  'cytoscape/dist/cytoscape.umd.js',
  'cytoscape/src',
  'cytoscape-fcose/demo',
  'date-fns/fp',
  'echarts/dist',
  'echarts/types/src',
  'elkjs/lib/elk-worker.js',
  'elkjs/lib/elk-worker.min.js',
  'es-toolkit/compat',
  'hls.js/dist/hls-demo.js',
  'hls.js/src',
  'katex/src',
  'mermaid/dist/chunks/mermaid.esm',
  'mermaid/dist/chunks/mermaid.esm.min',
  'mermaid/dist/mermaid.js',
  'mermaid/dist/mermaid.min.js',
  'mermaid/node_modules/katex/dist/fonts',
  'mermaid/node_modules/katex/src',
  'micromark-extension-math/node_modules/katex/dist/fonts',
  'micromark-extension-math/node_modules/katex/src',
  'puppeteer-core/lib/es5-iife',
  'puppeteer-core/src',
  'react-day-picker/dist/cjs',
  'speech-rule-engine/lib',
  'zod/src',
];

/** Remove what packages bring and nothing here reads: source maps, and other builds of what is imported. */
export function leaveOut(folder = join(root, 'node_modules')) {
  for (const path of unread) rmSync(join(folder, path), { recursive: true, force: true });
  removeMaps(folder);
}

/** Links are left alone: they lead to the packages of the workspace. @param {string} folder */
function removeMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeMaps(path);
    else if (entry.isFile() && entry.name.endsWith('.map')) rmSync(path);
  }
}
