import { mkdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOf, removeFolder } from '../../../core/files/remove-own.ts';
import { walk } from '../../../core/files/walk.ts';

/**
 * The folders of the output before, without their files. Every page has a folder, and to make and remove one costs the disk
 * ten times what its file does, so the next output begins with these.
 */
export interface KeptFolders {
  /** Turns them into the folder `dir`, which is empty, as far as one of `files` (relative to it) is to lie in them. */
  take(dir: string, files: readonly string[]): void;
  /** Empties an old output of its files and keeps what is left of it. */
  keep(old: string, files: readonly string[]): void;
}

/** Kept folders at `path`, which should be on the disk of the output. */
export function keptFolders(path: string): KeptFolders {
  return {
    take(dir, files) {
      try {
        removeOthers(path, foldersOf(files));
        rmdirSync(dir);
        renameSync(path, dir);
      } catch {
        mkdirSync(dir, { recursive: true }); // None yet, or not as we left them: each folder is then made.
      }
    },
    keep(old, files) {
      try {
        for (const file of files) unlinkSync(join(old, file));
        if (kindOf(path)) removeOthers(path, new Set());
        if (kindOf(path)) rmdirSync(path);
        mkdirSync(dirname(path), { recursive: true });
        renameSync(old, path);
      } catch {
        removeFolder(old); // They cannot be kept on another disk, or somebody keeps files there.
      }
    },
  };
}

function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set(['.']);
  for (const file of files)
    for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  return folders;
}

/** Fails, and removes nothing, when there is a file. */
function removeOthers(path: string, wanted: ReadonlySet<string>): void {
  const { files, folders } = walk(path);
  if (files.length > 0) throw new Error(`${path} holds files.`);
  const others = folders.filter((folder) => !wanted.has(folder));
  for (const folder of others.reverse()) rmdirSync(join(path, folder)); // A folder's own come after it.
}
