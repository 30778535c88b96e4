import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkIfThere } from '../../../core/files/link-file.ts';
import { removeFile } from '../../../core/files/remove-own.ts';
import { Open } from '../../../core/ledger/secrecy.ts';
import { writeOutput } from '../../../core/ledger/write-output.ts';
import type { Store } from '../../../core/store/store.ts';
import { asWritten, type BesideWritten, type WrittenFile, writtenFile } from './page-record.ts';

/** Files of the last build. What is taken is in the new output, and is given with its time as it is now. */
export interface LastOutput {
  /** A file; `undefined` when it is not as it was written. */
  take(file: string, written: WrittenFile): WrittenFile | undefined;
  /** The same for a file of a page, or the copy of it in the store. */
  takeOfPage(file: string, written: WrittenFile): WrittenFile | undefined;
  /** All files beside a page; none when one of them is missing. */
  takeBeside(files: readonly BesideWritten[]): BesideWritten[] | undefined;
}

export interface LastOutputOptions {
  /** Of the last output. */
  outDir: string;
  /** The new output. */
  stagingDir: string;
  store: Store;
  /** Whether files of pages are in the store too. */
  hasCopies: boolean;
}

export function openLastOutput({ outDir, stagingDir, store, hasCopies }: LastOutputOptions): LastOutput {
  const hasOutput = existsSync(outDir);

  /** Another build may be putting its output in the place of the old one. */
  function take(file: string, written: WrittenFile): WrittenFile | undefined {
    const from = join(outDir, file);
    const to = join(stagingDir, file);
    if (!hasOutput || !linkIfThere(from, to)) return undefined;
    const there = asWritten(from, written);
    if (!there) removeFile(to);
    return there;
  }

  function keepCopy(file: string, hash: string): void {
    if (hasCopies && !store.lists('document', hash))
      store.put('document', hash, new Open(readFileSync(join(stagingDir, file))));
  }

  function takeCopy(file: string, hash: string): WrittenFile | undefined {
    const copy = hasCopies ? store.get('document', hash) : undefined;
    if (!copy) return undefined;
    writeOutput(stagingDir, file, new Open(copy));
    return writtenFile(join(stagingDir, file), hash);
  }

  function takeOfPage(file: string, written: WrittenFile): WrittenFile | undefined {
    const there = take(file, written);
    if (!there) return takeCopy(file, written.hash);
    keepCopy(file, written.hash);
    return there;
  }

  return {
    take,
    takeOfPage,
    takeBeside(files) {
      const found = files.flatMap(({ path, ...written }) => {
        const there = takeOfPage(path, written);
        return there ? { ...there, path } : [];
      });
      if (found.length === files.length) return found;
      for (const { path } of found) removeFile(join(stagingDir, path));
      return undefined;
    },
  };
}
