import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Theme } from '../../../core/contracts/theme.ts';
import { isInside } from '../../../core/files/is-inside.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { PACKAGE_FOLDER } from '../../../core/own-files.ts';
import { fileHash, type Here } from '../../../core/store/here.ts';

/** Files of a theme's package and of this one by names that are the same wherever the packages are installed. */
export interface PackageFiles {
  /** `theme/dist/client.js`; `undefined` for files of other packages. */
  nameOf(path: string): string | undefined;
  /** The name of a module as it is compiled, also when sources run: `theme/dist/client.js` of `theme/src/client.ts`. */
  compiledNameOf(path: string): string | undefined;
  /** The reverse. */
  pathOf(name: string): string;
  /** Hash of the contents of files. */
  hashOf(names: readonly string[]): string;
}

/** `here` knows the hashes of files that have not changed; without it they are read. */
export function packageFiles(
  theme: Pick<Theme, 'server'>,
  here: Pick<Here, 'hashOf'> = { hashOf: fileHash },
): PackageFiles {
  const folders: Record<string, string> = {
    theme: join(dirname(theme.server), '..'),
    generator: PACKAGE_FOLDER,
  };
  const pathOf = (name: string) => {
    const [owner = '', ...parts] = name.split('/');
    return join(folders[owner] ?? '', ...parts);
  };
  const nameOf = (path: string) => {
    const owner = Object.entries(folders).find(([, folder]) => isInside(folder, path));
    return owner && `${owner[0]}/${relativePath(owner[1], path)}`;
  };
  return {
    nameOf,
    compiledNameOf: (path) => nameOf(path)?.replace(/^(\w+)\/src\/(.*)\.tsx?$/, '$1/dist/$2.js'),
    pathOf,
    hashOf(names) {
      const hash = createHash('sha256');
      for (const name of names) hash.update(name).update(here.hashOf(pathOf(name), name) ?? 'gone');
      return hash.digest('hex');
    },
  };
}
