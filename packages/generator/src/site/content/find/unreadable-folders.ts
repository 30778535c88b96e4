import { type Dirent, readdir } from 'node:fs';
import type { GlobOptions } from 'tinyglobby';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { fileFault } from '../../../core/errors/file-fault.ts';
import { relativePath } from '../../../core/files/relative-path.ts';

type WhenListed = (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void;

/** A file system for `glob`, which passes over folders that it cannot list, and what it was refused. */
export interface NotingFileSystem {
  fs: NonNullable<GlobOptions['fs']>;
  /** One for each folder that could not be listed. */
  problems: Problem[];
}

/** Notes folders below `sourceDir` that cannot be listed: their pages would be missing without a word. */
export function noteUnreadableFolders(sourceDir: string): NotingFileSystem {
  const problems: Problem[] = [];
  const note = (path: string, error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') problems.push(unreadableFolder(sourceDir, path, error));
  };
  const list = new Proxy(readdir, {
    apply(original, _, [path, options, done]: [string, { withFileTypes: true }, WhenListed]) {
      original(path, options, (error, entries) => {
        if (error) note(path, error);
        done(error, entries);
      });
    },
  });
  return { fs: { readdir: list }, problems };
}

const unreadableFolder = (sourceDir: string, path: string, error: Error): Problem => ({
  severity: 'error',
  code: 'unreadable-folder',
  message: `The folder cannot be read, so its pages are missing: ${fileFault(error)}.`,
  hint: 'Change its permissions, or name it in `exclude`.',
  file: relativePath(sourceDir, path) || '.',
});
