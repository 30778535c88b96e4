import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkIfThere } from '../../core/files/link-file.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { writeOutput } from '../../core/ledger/write-output.ts';
import type { KeptVersion } from './kept-version.ts';
import type { Version } from './read-versions.ts';

/** Files of an output that a host reads in the first folder only, and the list of its files. */
const NOT_COPIED = new Set(['_headers', '_redirects', '.bifolio-output']);

/** A version whose output is there. */
export interface CopiedVersion extends Pick<Version, 'folder' | 'path'> {
  base: string;
  made: Pick<KeptVersion, 'files'>;
}

/** Puts the outputs of versions below that of the present one, and their redirects behind its own. */
export function copyVersions(versions: readonly CopiedVersion[], outDir: string): void {
  for (const { folder, path, base, made } of versions) {
    const from = join(folder, 'out');
    for (const file of made.files)
      if (!NOT_COPIED.has(file)) linkIfThere(join(from, file), join(outDir, path, file));
    const redirects = textOf(from) && ownLines(textOf(from), base);
    if (redirects) writeOutput(outDir, '_redirects', new Open(textOf(outDir) + redirects));
  }
}

function textOf(folder: string): string {
  const path = join(folder, '_redirects');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Lines for addresses of the version: what its author has written for the whole host is not asked any more. */
const ownLines = (redirects: string, base: string) =>
  redirects
    .split('\n')
    .filter((line) => line.startsWith(base))
    .map((line) => `${line}\n`)
    .join('');
