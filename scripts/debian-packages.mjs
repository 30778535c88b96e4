import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/** Whether packages of Debian can be installed here. */
export const canInstallPackages = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs packages of Debian. @param {readonly string[]} names */
export async function installDebianPackages(names) {
  await runCommand('apt-get', ['update']);
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
