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

/** A set, with what its license asks to be said of it. */
export interface InstalledSet {
  name: string;
  title: string;
  author: string;
  license: string;
  address: string;
}

/** The sets that are installed one by one; of `@iconify/json`, which has all, nobody knows which are used. */
export function installedSets(root: string): InstalledSet[] {
  const folders = packageFolders(root).map((folder) => join(folder, '@iconify-json'));
  const found = folders.flatMap((folder) =>
    namesIn(folder).flatMap((name) => infoOf(join(folder, name), name)),
  );
  return [...new Map(found.reverse().map((set) => [set.name, set])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

interface SetInfo {
  name?: string;
  author?: { name?: string };
  license?: { title?: string; url?: string };
}

function infoOf(folder: string, prefix: string): InstalledSet[] {
  try {
    const { name, author, license } = JSON.parse(readFileSync(join(folder, 'info.json'), 'utf8')) as SetInfo;
    return [
      {
        name: `@iconify-json/${prefix}`,
        title: name ?? prefix,
        author: author?.name ?? 'its authors',
        license: license?.title ?? 'license unknown',
        address: license?.url ?? `https://icon-sets.iconify.design/${prefix}/`,
      },
    ];
  } catch {
    return []; // Written for the site, perhaps: it says nothing of itself.
  }
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
