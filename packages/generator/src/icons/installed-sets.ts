import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The file of an installed set: of `@iconify-json/mdi`, or of `@iconify/json`, which has all sets. */
export function setFile(root: string, prefix: string): string | undefined {
  const { resolve } = createRequire(join(root, 'index.js'));
  for (const path of [`@iconify-json/${prefix}/icons.json`, `@iconify/json/json/${prefix}.json`]) {
    try {
      return resolve(path);
    } catch {
      // Not this one.
    }
  }
  return undefined;
}

/**
 * Changes when a set is installed, updated or removed, so that nothing that was drawn from another one is kept. Reads
 * names, versions and sizes only.
 */
export function installedSetsKey(root: string): string {
  const versions = packageFolders(root).flatMap((folder) => [
    ...namesIn(join(folder, '@iconify-json')).map((name) => versionIn(join(folder, '@iconify-json', name))),
    versionIn(join(folder, '@iconify/json')),
  ]);
  return versions.join(' ').trim();
}

/** Where Node looks for packages: `node_modules` of the folder and of all above it. */
function packageFolders(root: string): string[] {
  const parent = dirname(root);
  return [join(root, 'node_modules'), ...(parent === root ? [] : packageFolders(parent))];
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Sets that are written for the site rarely change their version, so their size counts too. */
function versionIn(folder: string): string {
  const { size } = statSync(join(folder, 'icons.json'), { throwIfNoEntry: false }) ?? {};
  try {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `${name}@${version}:${size}`;
  } catch {
    return size === undefined ? '' : `${folder}:${size}`;
  }
}
