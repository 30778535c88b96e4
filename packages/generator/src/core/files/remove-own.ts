import { lstatSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The one rule by which anything is deleted: only names that we write, judged by what stands at them itself. A link is removed as a
 * link and never followed; a folder in the place of a file is left.
 */

export type FileKind = 'file' | 'folder' | 'link';

/** What stands at a path itself; `undefined` when there is nothing. */
export function kindOf(path: string): FileKind | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (stats.isSymbolicLink()) return 'link';
  return stats.isDirectory() ? 'folder' : 'file';
}

/** Removes a file of ours, or a link in its place. A folder in its place stays. */
export function removeFile(path: string): void {
  const kind = kindOf(path);
  if (kind && kind !== 'folder') unlinkSync(path);
}

/** Removes a folder of ours with all in it, or what is in its place. Links in it are not followed. */
export const removeFolder = (path: string): void => rmSync(path, { recursive: true, force: true });

/** Removes from a folder the files with names of ours that nobody wants any more. All others stay. */
export function removeUnwanted(
  folder: string,
  { isOurs, isWanted }: { isOurs: RegExp; isWanted(name: string): boolean },
): void {
  if (kindOf(folder) !== 'folder') return;
  for (const name of readdirSync(folder))
    if (isOurs.test(name) && !isWanted(name)) removeFile(join(folder, name));
}
