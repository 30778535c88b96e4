import { root } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { removeStaleModules } from './stale-modules.mjs';

/** Packages that are bundled for Node. */
export const bundled = ['generator', 'theme'];

/** @typedef {{ maps?: boolean, checked?: boolean, bundles?: readonly string[] }} CompileOptions `checked`: whether types are; `bundles`: those to bundle again. */

/** Compile the packages, bundle what they run in Node, write what editors show of them and what npm leaves out, and bundle the theme for sites that add nothing to it. */
export async function compilePackages() {
  await compileForNode();
  await finishPackages();
}

/** Compile and bundle what runs, and no more: types stay unchecked until `npm test`, and editors show no help until `npm run dev`. */
export async function compileToRun() {
  await compileForNode({ checked: false });
  await bundleForBrowsers();
}

/** Compile what the command runs. With `maps`, debuggers and stack traces show the sources. @param {CompileOptions} [options] */
export async function compileForNode({ maps = false, checked = true, bundles = bundled } = {}) {
  await runCommand('node', ['scripts/write-found.mjs']);
  await runCommand('tsc', ['-b', ...(maps ? ['--sourceMap'] : []), ...(checked ? [] : ['--noCheck'])]);
  removeStaleModules(root);
  const asked = [...bundles, ...(maps ? ['--maps'] : [])];
  if (bundles.length > 0) await runCommand('node', ['scripts/bundle-packages.mjs', ...asked]);
}

/** Write what follows from compiled packages: the theme's bundle, the playground of the documentation, and beside them what describes types. */
export async function finishPackages() {
  await Promise.all([bundleForBrowsers(), describeTypes()]);
}

async function bundleForBrowsers() {
  await Promise.all(
    ['prebuild-theme', 'bundle-playground'].map((name) => runCommand('node', [`scripts/${name}.mjs`])),
  );
}

/** The help of editors, and the list of what npm leaves out. */
async function describeTypes() {
  await runCommand('node', ['scripts/write-editor-help.mjs']);
  await runCommand('node', ['scripts/leave-out-types.mjs']);
}
