import { join } from 'node:path';
import { kindOf } from '../../core/files/remove-own.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { writeOutput } from '../../core/ledger/write-output.ts';
import type { WrittenFiles } from '../../core/store/written-files.ts';
import type { BuiltVersions, PlacedFiles } from '../build/build-site.ts';
import { writtenHostFile } from '../build/output/host-files.ts';
import type { KeptVersion } from './kept-version.ts';
import type { Version } from './read-versions.ts';
import { isWholeOf, linkFiles, moveFiles, outputOf } from './version-files.ts';

/** A version whose output is there. */
export interface FinishedVersion extends Pick<Version, 'folder' | 'path'> {
  made: Pick<KeptVersion, 'files' | 'hostRedirects'>;
}

type Placing = Pick<BuiltVersions, 'place' | 'takeBack' | 'keep'>;

/**
 * Puts the outputs of versions below that of the present one. A version has two folders with the same files: one is published,
 * and the one that was published before is kept for the next build. So nothing but the folders is moved.
 */
export function placing(versions: readonly FinishedVersion[], written: WrittenFiles): Required<Placing> {
  return {
    place(outDir, { isLent }) {
      for (const { folder, path, made } of versions)
        (isLent ? moveFiles : linkFiles)(outputOf(folder), join(outDir, path), made.files);
      const redirects = versions.map(({ made }) => made.hostRedirects).join('');
      if (redirects)
        writeOutput(outDir, '_redirects', new Open(writtenHostFile(outDir, '_redirects') + redirects));
      return placedFiles(versions);
    },
    takeBack(from, names) {
      for (const { folder, path, made } of missing(versions))
        if (isWholeOf(join(from, path), below(path, names), made.files, written))
          moveFiles(join(from, path), outputOf(folder), made.files);
    },
    keep(published) {
      for (const { folder, path, made } of missing(versions))
        linkFiles(join(published, path), outputOf(folder), made.files);
    },
  };
}

const missing = (versions: readonly FinishedVersion[]) =>
  versions.filter(({ folder }) => !kindOf(outputOf(folder)));

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
