import { runCommand } from './run-command.mjs';

/** Compile the packages, bundle what they run in Node, write what editors show of them, and bundle the theme for sites that add nothing to it. */
export async function compilePackages() {
  await runCommand('tsc', ['-b']);
  await runCommand('node', ['scripts/bundle-packages.mjs']);
  await runCommand('node', ['scripts/write-editor-help.mjs']);
  await runCommand('node', ['scripts/prebuild-theme.mjs']);
}
