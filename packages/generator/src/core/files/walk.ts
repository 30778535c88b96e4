import { readdirSync } from 'node:fs';

/** What lies below a folder, as paths relative to it with forward slashes. */
export interface Walked {
  /** Symbolic links are files. */
  files: string[];
  /** Those further down come after those around them. */
  folders: string[];
  /** Those of the files that are symbolic links. */
  links: string[];
}

/**
 * Reads a folder and all below it but the folders `except`. Node's own `recursive` takes twice as long for ten thousand folders. Throws
 * when there is none.
 */
export function walk(dir: string, except: readonly string[] = []): Walked {
  const files: string[] = [];
  const folders: string[] = [];
  const links: string[] = [];
  const read = (folder: string) => {
    for (const entry of readdirSync(`${dir}/${folder}`, { withFileTypes: true })) {
      const path = folder + entry.name;
      if (!entry.isDirectory()) files.push(path);
      else if (!except.includes(path)) folders.push(path);
      if (entry.isSymbolicLink()) links.push(path);
    }
  };
  read('');
  for (const folder of folders) read(`${folder}/`);
  return { files, folders, links };
}
