import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { kindOf, removeFolder } from '../../core/files/remove-own.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { writeOutput } from '../../core/ledger/write-output.ts';
import type { WrittenFiles } from '../../core/store/written-files.ts';
import type { BuiltVersions, PlacedFiles } from '../build/build-contract.ts';
import { writtenHostFile } from '../build/output/host-files.ts';
import { takenPath } from './chosen-versions.ts';
import type { KeptVersion } from './kept-version.ts';
import type { Version } from './read-versions.ts';
import { isWholeOf, linkFiles, moveFiles, outputOf } from './version-files.ts';

/** A version whose output is there. */
export interface FinishedVersion extends Pick<Version, 'folder' | 'path'> {
  made: Pick<KeptVersion, 'files' | 'hostRedirects'>;
}

type Placing = Pick<BuiltVersions, 'place' | 'takeBack' | 'keep' | 'forget'>;

/**
 * Puts the outputs of versions below that of the present one. A version has two folders with the same files: one is published,
 * and the one that was published before is kept for the next build. So nothing but the folders is moved.
 */
export function placing(versions: readonly FinishedVersion[], written: WrittenFiles): Required<Placing> {
  const forgotten = new Set<FinishedVersion>();
  const missing = () => versions.filter((one) => !forgotten.has(one) && !kindOf(outputOf(one.folder)));
  return {
    place(outDir, { isLent }) {
      refuseTaken(outDir, versions);
      for (const { folder, path, made } of versions)
        (isLent ? moveFiles : linkFiles)(outputOf(folder), join(outDir, path), made.files);
      const redirects = versions.map(({ made }) => made.hostRedirects).join('');
      if (redirects)
        writeOutput(outDir, '_redirects', new Open(writtenHostFile(outDir, '_redirects') + redirects));
      return placedFiles(versions);
    },
    takeBack(from, names) {
      for (const { folder, path, made } of missing())
        if (isWholeOf(join(from, path), below(path, names), made.files, written))
          moveFiles(join(from, path), outputOf(folder), made.files);
    },
    keep(published) {
      for (const { folder, path, made } of missing())
        linkFiles(join(published, path), outputOf(folder), made.files);
    },
    forget(outputs) {
      for (const one of versions.filter(({ path }) =>
        outputs.some((output) => output.startsWith(`${path}/`)),
      )) {
        forgotten.add(one);
        removeFolder(one.folder);
      }
    },
  };
}

/** A build never writes over its own files, whoever has made them: a theme, an extension. */
function refuseTaken(outDir: string, versions: readonly FinishedVersion[]): void {
  const taken = versions.filter(({ path }) => existsSync(join(outDir, path)));
  if (taken.length > 0)
    throw new BifolioError(taken.map(({ path }) => takenPath(path, 'a file of this build')));
}

const below = (path: string, names: readonly string[]) =>
  new Set(names.flatMap((name) => (name.startsWith(`${path}/`) ? name.slice(path.length + 1) : [])));

function placedFiles(versions: readonly FinishedVersion[]): PlacedFiles {
  const files = versions.flatMap(({ path, made }) => made.files.map(([file]) => `${path}/${file}`));
  const sizes = versions.flatMap(({ made }) => made.files.map(([, size]) => size));
  return {
    folders: versions.map(({ path }) => path),
    files,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
