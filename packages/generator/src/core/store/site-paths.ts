import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { createFindInstalled } from '../files/find-installed.ts';
import { owningPackage } from '../files/owning-package.ts';
import { relativePath, relativeTo } from '../files/relative-path.ts';

/**
 * Names of files that are the same wherever a site stands: `site:lib/a.ts`, `package:react/index.js`, and `site:../lib/a.ts` for what lies
 * beside it.
 */
export interface SitePaths {
  /** The name of an absolute path. */
  nameOf(path: string): string;
  /** The absolute path of a name; `undefined` when there is no such package here. */
  pathOf(name: string): string | undefined;
}

const SITE = 'site:';
const PACKAGE = 'package:';

/** Names for the site in `root`. Packages are looked for from there, then from the generator. */
export function createSitePaths(root: string): SitePaths {
  const find = createFindInstalled([join(root, 'index.js'), import.meta.filename]);
  const inRoot = relativeTo(root);
  const folders = new Map<string, string | undefined>();
  const owners = new Map<string, ReturnType<typeof owningPackage>>();

  function folderOf(name: string): string | undefined {
    if (!folders.has(name)) {
      const manifest = find(`${name}/package.json`);
      folders.set(name, manifest && dirname(realpathSync.native(manifest)));
    }
    return folders.get(name);
  }

  function ownerOf(folder: string) {
    if (!owners.has(folder)) owners.set(folder, owningPackage(folder));
    return owners.get(folder);
  }

  return {
    nameOf(path) {
      const inSite = inRoot(path);
      if (!inSite.startsWith('../') && !isAbsolute(inSite)) return SITE + inSite;
      const owner = ownerOf(dirname(path));
      const isFound = owner && folderOf(owner.name) === realpathSync.native(owner.folder);
      return isFound ? `${PACKAGE}${owner.name}/${relativePath(owner.folder, path)}` : SITE + inSite;
    },
    pathOf(name) {
      if (name.startsWith(SITE)) return join(root, name.slice(SITE.length));
      const [, owner = '', rest = ''] = /^package:((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(name) ?? [];
      const folder = folderOf(owner);
      return folder && join(folder, rest);
    },
  };
}
