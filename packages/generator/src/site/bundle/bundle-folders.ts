import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canDo, keepForLater } from '../../core/cache/keep-for-later.ts';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.ts';
import { openOwnFolder } from '../../core/files/own-folder.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { removeFile, removeFolder } from '../../core/files/remove-own.ts';
import { walk } from '../../core/files/walk.ts';
import { isTaken } from '../../core/files/write-own.ts';
import type { SitePaths } from '../../core/store/site-paths.ts';
import { generatorVersion } from '../../core/version.ts';
import type { SiteBundle } from './site-bundle.ts';

/** A bundle and the hash of everything it is made from. */
export interface KeyedBundle {
  key: string;
  bundle: SiteBundle;
}

/**
 * Bundles of a site on disk. Each has a folder named by its content, which nothing changes any more: other builds may load it while
 * this one makes another.
 */
export interface BundleFolders {
  /** The bundle that was kept last; `undefined` when there is none, or a file of it is damaged. */
  read(): KeyedBundle | undefined;
  /** Has a bundle made in an empty folder, and gives it where it will stay. */
  make(bundle: (folder: string) => Promise<SiteBundle>): Promise<SiteBundle>;
  /** Remembers a bundle for the next build, and removes older ones that nobody uses. */
  keep(made: KeyedBundle): void;
  /** Removes the bundle that was kept last. */
  forget(): void;
}

interface Stored extends KeyedBundle {
  /** Name of its folder. */
  name: string;
  /** `hashOf` the folder. */
  files: string;
}

/** Another one when the record changes its shape. */
const FORMAT = `6 ${generatorVersion}`;
const NAME_LENGTH = 16;
const NAME = /^[0-9a-f]{16}$/;
/** What stood in the folder when it held one bundle. */
const OLD_NAMES = ['client', 'server', 'record.json'];
/** A build that uses a bundle has begun no longer ago. */
const IN_USE_MS = 60 * 60 * 1000;

/** Opens the bundles in `parent`. `paths` names the files that they are made of. */
export function openBundleFolders(parent: string, { nameOf, pathOf }: SitePaths): BundleFolders {
  const record = join(parent, 'record');
  const readRecord = () => {
    const text = readSealed(record, FORMAT);
    return text && (JSON.parse(text.toString()) as Stored);
  };
  return {
    read() {
      const stored = readRecord();
      if (!stored || hashOf(join(parent, stored.name)) !== stored.files) return undefined;
      canDo(() => utimesSync(join(parent, stored.name), new Date(), new Date()));
      const { bundle } = stored;
      const modules = bundle.modules.map((name) => pathOf(name) ?? name);
      return { key: stored.key, bundle: { ...placedIn(join(parent, stored.name), bundle), modules } };
    },
    async make(bundle) {
      const own = openOwnFolder(join(parent, 'next'));
      const made = await bundle(own).catch((error: unknown) => {
        removeFolder(own);
        throw error;
      });
      const folder = settle(own, parent);
      return placedIn(folder, withoutPlace(own, made));
    },
    keep({ key, bundle }) {
      const folder = join(bundle.clientDir, '..');
      const stored: Stored = {
        key,
        bundle: {
          ...withoutPlace(folder, bundle),
          modules: bundle.modules.map(nameOf),
        },
        name: basename(folder),
        files: hashOf(folder),
      };
      keepForLater(() => writeSealed(record, FORMAT, JSON.stringify(stored)));
      canDo(() => removeUnused(parent, stored.name));
    },
    forget() {
      const name = readRecord()?.name ?? '';
      if (NAME.test(name)) removeFolder(join(parent, name));
      removeFile(record);
    },
  };
}

/**
 * Gives a bundle a folder of the name of its content. When there is one, another build has just made the same, or it is damaged: then it
 * is left, since there may be anything in it.
 */
function settle(own: string, parent: string): string {
  const files = hashOf(own);
  const folder = join(parent, files.slice(0, NAME_LENGTH));
  try {
    renameSync(own, folder);
    return folder;
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  if (hashOf(folder) === files) {
    removeFolder(own);
    return folder;
  }
  const other = join(parent, randomBytes(NAME_LENGTH / 2).toString('hex'));
  renameSync(own, other);
  return other;
}

function removeUnused(parent: string, used: string): void {
  for (const name of OLD_NAMES) removeFolder(join(parent, name));
  for (const name of readdirSync(parent).filter((name) => NAME.test(name) && name !== used)) {
    const folder = join(parent, name);
    if (Date.now() - statSync(folder).mtimeMs > IN_USE_MS) removeFolder(folder);
  }
}

const placedIn = (folder: string, bundle: SiteBundle): SiteBundle => ({
  ...bundle,
  serverFile: join(folder, bundle.serverFile),
  clientDir: join(folder, bundle.clientDir),
});

const withoutPlace = (folder: string, bundle: SiteBundle): SiteBundle => ({
  ...bundle,
  serverFile: relativePath(folder, bundle.serverFile),
  clientDir: relativePath(folder, bundle.clientDir),
});

/** A hash of the names and contents of all files in a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  try {
    for (const file of walk(folder).files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  } catch {
    return ''; // It is not there.
  }
  return hash.digest('hex');
}
