import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { provideNode } from './provide-node.mjs';
import { runCommand } from './run-command.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.bifolio-installed');

/**
 * Install the workspace's packages when they are missing or `package-lock.json` has changed since the last time, and
 * see that there is a Node to run them.
 * @returns {Promise<string>} what was done, for the reader
 */
export async function installPackages() {
  if (isInstalled()) {
    provideNode();
    return 'already installed';
  }
  const fresh = !existsSync(join(root, 'node_modules'));
  await runCommand('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund']);
  writeFileSync(stampFile, lockHash());
  return fresh ? 'installed' : 'brought up to date';
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash();
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}
