import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { OldSite } from '../old-site.ts';

/** Files below a folder, sorted, relative to it. Links are not followed. */
export interface FoundFiles {
  files: string[];
  /** Symbolic links, which are left out. */
  links: string[];
}

const SKIPPED = new Set(['node_modules', '__pycache__']);

/** All files of a folder, without those of packages and of folders that begin with a dot. */
export function findFiles(root: string): FoundFiles {
  const found: FoundFiles = { files: [], links: [] };
  if (existsSync(root)) collect(root, '', found);
  found.files.sort();
  return found;
}

function collect(root: string, folder: string, found: FoundFiles): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name);
    if (SKIPPED.has(entry.name) || (entry.isDirectory() && entry.name.startsWith('.'))) continue;
    if (lstatSync(join(root, path)).isSymbolicLink()) found.links.push(path);
    else if (entry.isDirectory()) collect(root, path, found);
    else found.files.push(path);
  }
}

/** Whether the old generator wrote a file. */
export const isOldOutput = ({ output = [] }: Pick<OldSite, 'output'>, file: string): boolean =>
  output.some((folder) => file.startsWith(`${folder}/`));

export const isPageFile = (file: string): boolean => /\.(?:md|mdx|markdown)$/i.test(file);
