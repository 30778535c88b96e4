import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkIfThere } from '../../core/files/link-file.ts';
import { OUTPUT_LIST } from '../../core/files/output-list.ts';
import { kindOf, removeFile, removeFolder } from '../../core/files/remove-own.ts';
import { walk } from '../../core/files/walk.ts';
import { writeOwnFile } from '../../core/files/write-own.ts';
import type { WrittenFiles } from '../../core/store/written-files.ts';
import { type KeptFile, type KeptVersion, readKept } from './kept-version.ts';

/** Files of an output that hosts read in the first folder only, and the list of its files. */
const NOT_PUBLISHED = ['_headers', '_redirects', OUTPUT_LIST];

/** Where the output of a version is kept, in the folder of the version. */
export const outputOf = (folder: string): string => join(folder, 'out');

/** Takes from a finished output what is not published below another site, and gives its files and the redirects for its host. */
export function finishOutput(
  out: string,
  base: string,
  written: WrittenFiles,
): Pick<KeptVersion, 'files' | 'hostRedirects'> {
  const redirects = join(out, '_redirects');
  const hostRedirects = existsSync(redirects) ? ownLines(readFileSync(redirects, 'utf8'), base) : '';
  for (const name of NOT_PUBLISHED) removeFile(join(out, name));
  const files = walk(out).files.map((path): KeptFile => {
    const { size, hash } = written.note(join(out, path));
    return [path, size, hash];
  });
  return { files, hostRedirects };
}

/** Says of a kept output that a build may replace it. */
export function markOwn(out: string): string {
  if (kindOf(out) === 'folder') writeOwnFile(join(out, OUTPUT_LIST), walk(out).files.join('\n'));
  return out;
}

/** Lines for addresses of the version: what its author has written for the whole host is not asked any more. */
const ownLines = (redirects: string, base: string) =>
  redirects
    .split('\n')
    .filter((line) => line.startsWith(base))
    .map((line) => `${line}\n`)
    .join('');

/**
 * What the last build of a version has kept, if its files are as they were written. When they are not where they are kept, they are
 * taken from where they were published.
 */
export function readWhole(folder: string, published: string, written: WrittenFiles): KeptVersion | undefined {
  const kept = readKept(folder);
  if (!kept || isWhole(outputOf(folder), kept.files, written)) return kept;
  if (!isWhole(published, kept.files, written)) return undefined;
  linkFiles(published, outputOf(folder), kept.files);
  return kept;
}

/** Moves a folder, or gives its files second names where it cannot be moved. */
export function moveFiles(from: string, to: string, files: readonly KeptFile[]): void {
  try {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  } catch {
    linkFiles(from, to, files); // On another disk.
  }
}

/** Gives files second names in a folder, which holds nothing else then. */
export function linkFiles(from: string, to: string, files: readonly KeptFile[]): void {
  removeFolder(to);
  for (const [path] of files) linkIfThere(join(from, path), join(to, path));
}

/** Whether a folder has just these files, as they were written. */
function isWhole(folder: string, files: readonly KeptFile[], written: WrittenFiles): boolean {
  if (kindOf(folder) !== 'folder') return false;
  const found = walk(folder);
  return found.links.length === 0 && found.files.length === files.length && areThere(folder, files, written);
}

const areThere = (folder: string, files: readonly KeptFile[], written: WrittenFiles): boolean =>
  files.every(([path, size, hash]) => written.isThere(join(folder, path), { size, hash }));

/** The same of a folder with files of these names. */
export const isWholeOf = (
  folder: string,
  names: ReadonlySet<string>,
  files: readonly KeptFile[],
  written: WrittenFiles,
): boolean =>
  names.size === files.length && files.every(([path]) => names.has(path)) && areThere(folder, files, written);
