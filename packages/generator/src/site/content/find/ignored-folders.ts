import { escapePath } from 'tinyglobby';
import { isInside } from '../../../core/files/is-inside.ts';
import { relativePath } from '../../../core/files/relative-path.ts';

/** Globs, from `root`, of everything in these folders as far as they lie below it. */
export function ignoredFolders(root: string, folders: readonly string[]): string[] {
  return folders
    .filter((folder) => folder !== root && isInside(root, folder))
    .map((folder) => `${escapePath(relativePath(root, folder))}/**`);
}
