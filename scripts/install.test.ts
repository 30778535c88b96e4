import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const program = "import('./scripts/install.mjs').then((m) => m.installPackages()).then(console.log)";

/** A workspace without dependencies that has our install script. */
function emptyWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-install-'));
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['install.mjs', 'paths.mjs', 'provide-node.mjs', 'run-command.mjs']) {
    copyFileSync(join(import.meta.dirname, file), join(folder, 'scripts', file));
  }
  const manifest = { name: 'empty', version: '1.0.0', private: true };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const lock = { ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return folder;
}

function install(cwd: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], { cwd, encoding: 'utf8' });
  return (stdout.trim().split('\n').at(-1) ?? '') + (stdout ? '' : stderr);
}

test('packages are installed once, and again only after package-lock.json has changed', () => {
  const folder = emptyWorkspace();
  mkdirSync(join(folder, 'node_modules'));
  expect(install(folder)).toBe('brought up to date');
  expect(install(folder)).toBe('already installed');
  const lockFile = join(folder, 'package-lock.json');
  writeFileSync(lockFile, `${readFileSync(lockFile, 'utf8')}\n\n`);
  expect(install(folder)).toBe('brought up to date');
});
