import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { binDir, root } from './paths.mjs';

/** The lowest version that the scripts and tests of the workspace run with. */
const MAJOR = 24;
const windows = process.platform === 'win32';
const program = windows ? 'node.exe' : 'node';
const ownFolder = join(root, 'scripts', 'node');
const ownNode = join(ownFolder, 'node_modules', 'node', 'bin', program);
const link = join(binDir, windows ? 'node.cmd' : 'node');

/** Folders of version managers: in each, a folder for each version, and in that the program. */
const managers = [
  ['.nvm/versions/node', 'bin'],
  ['.local/share/fnm/node-versions', 'installation/bin'],
  ['.local/share/mise/installs/node', 'bin'],
  ['.volta/tools/image/node', 'bin'],
  ['.asdf/installs/nodejs', 'bin'],
].map(([folder, bin]) => ({ folder: join(homedir(), String(folder)), bin: String(bin) }));
const usualPlaces = ['/opt/homebrew/opt/node@24/bin', '/opt/homebrew/bin', '/usr/local/bin'];

/**
 * Let npm scripts and `npx` find a Node that is new enough: the one on the path, else another that is installed, else
 * one that npm fetches into `scripts/node`.
 * @returns {string} where it is
 */
export function provideNode() {
  const onPath = foldersOfPath().map(inFolder).find(existsSync);
  const node = [onPath, ...otherNodes()].find(isNewEnough) ?? fetchNode();
  rmSync(link, { force: true });
  if (node !== onPath) linkTo(node);
  return node;
}

/** The folders of the path, without the one that holds the link. */
function foldersOfPath() {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder && folder !== binDir);
}

function otherNodes() {
  const kept = managers.flatMap(({ folder, bin }) =>
    versionsIn(folder).map((name) => join(folder, name, bin)),
  );
  return [...foldersOfPath(), ...usualPlaces, ...kept].map(inFolder).concat(ownNode);
}

/** The newest first. @param {string} folder */
function versionsIn(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** @param {string} folder */
function inFolder(folder) {
  return join(folder, program);
}

/** @param {string | undefined} path */
function isNewEnough(path) {
  if (!path || !existsSync(path)) return false;
  try {
    const version = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/^v(\d+)/.exec(version)?.[1]) >= MAJOR;
  } catch {
    return false;
  }
}

function fetchNode() {
  console.log(`No Node ${MAJOR} is installed here; fetching one into scripts/node.`);
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  execFileSync('npm', args, { cwd: ownFolder, stdio: 'inherit', shell: windows });
  // The package it comes in: the program itself has a second link, and headers are not needed.
  rmSync(join(ownFolder, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true });
  return ownNode;
}

/** @param {string} node */
function linkTo(node) {
  if (windows) writeFileSync(link, `@"${node}" %*\r\n`);
  else symlinkSync(realpathSync(node), link);
}
