import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkIfThere } from '../../../core/files/link-file.ts';
import { removeFile } from '../../../core/files/remove-own.ts';
import { Open } from '../../../core/ledger/secrecy.ts';
import { writeOutput } from '../../../core/ledger/write-output.ts';
import type { Store } from '../../../core/store/store.ts';
import type { WrittenFile, WrittenFiles } from '../../../core/store/written-files.ts';
import type { BesideWritten } from './page-record.ts';

/** Files of the last build. What is taken is in the new output. */
export interface LastOutput {
  /** A file. False when it is not as it was written. */
  take(file: string, as: WrittenFile): boolean;
  /** The same for a file of a page, or the copy of it in the store. */
  takeOfPage(file: string, as: WrittenFile): boolean;
  /** All files beside a page; none when one of them is missing. */
  takeBeside(files: readonly BesideWritten[]): boolean;
}

export interface LastOutputOptions {
  /** Of the last output. */
  outDir: string;
  /** The new output. */
  stagingDir: string;
  store: Store;
  /** Whether files of pages are in the store too. */
  hasCopies: boolean;
  written: WrittenFiles;
}

export function openLastOutput(options: LastOutputOptions): LastOutput {
  const { outDir, stagingDir, store, hasCopies, written } = options;
  const hasOutput = existsSync(outDir);

  /** Another build may be putting its output in the place of the old one. */
  function take(file: string, as: WrittenFile): boolean {
    const to = join(stagingDir, file);
    if (!hasOutput || !linkIfThere(join(outDir, file), to)) return false;
    const isThere = written.isThere(to, as);
    if (!isThere) removeFile(to);
    return isThere;
  }

  function keepCopy(file: string, hash: string): void {
    if (hasCopies && !store.lists('document', hash))
      store.put('document', hash, new Open(readFileSync(join(stagingDir, file))));
  }

  function takeCopy(file: string, hash: string): boolean {
    const copy = hasCopies ? store.get('document', hash) : undefined;
    if (!copy) return false;
    writeOutput(stagingDir, file, new Open(copy));
    written.note(join(stagingDir, file), hash);
    return true;
  }

  function takeOfPage(file: string, as: WrittenFile): boolean {
    if (!take(file, as)) return takeCopy(file, as.hash);
    keepCopy(file, as.hash);
    return true;
  }

  return {
    take,
    takeOfPage,
    takeBeside(files) {
      const missing = files.findIndex((file) => !takeOfPage(file.path, file));
      for (const { path } of files.slice(0, Math.max(0, missing))) removeFile(join(stagingDir, path));
      return missing < 0;
    },
  };
}
