import { mkdirSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { isDiskFull } from '../../core/errors/full-disk.ts';
import { isInside } from '../../core/files/is-inside.ts';
import { realPath } from '../../core/files/real-path.ts';
import { openBlobs } from '../git/file-history.ts';
import { runGit } from '../git/run-git.ts';
import { type LeftOut, leftOutProblems } from './problems/left-out.ts';

/** Modes of `git ls-tree`. */
const LINK = '120000';
const SUBMODULE = '160000';

/** Folders that no commit may fill: those of Git, of packages and of our own work. */
const NEVER = /(?:^|\/)(?:\.\.|\.git|\.bifolio|node_modules)(?:\/|$)/i;
const LFS = 'version https://git-lfs.github.com/spec/v1';

interface Commit {
  commit: string;
  /** For messages. */
  ref: string;
  /** Of the repository. @default the folder itself */
  html?: string;
}

/** What `git ls-tree` is asked for: the files of the folder that it runs in, or those of a folder of the repository. */
const treeOf = (commit: string, folder: string | undefined) =>
  folder === undefined ? [commit, '--', '.'] : ['--full-tree', `${commit}:${folder === '.' ? '' : folder}`];

/**
 * Writes the files of a folder as they were at a commit into `into`, which is empty. Nothing is run, filtered or followed. Gives
 * warnings for what is not there: submodules, files in LFS, links that lead out of the folder.
 */
export async function unpackCommit(
  folder: string,
  { commit, ref, html }: Commit,
  into: string,
): Promise<Problem[]> {
  const list = await runGit(folder, ['ls-tree', '-r', '-z', ...treeOf(commit, html)]);
  const blobs = openBlobs(folder);
  const links: Link[] = [];
  const left: LeftOut[] = [];
  try {
    for (const entry of list.split('\0')) {
      const [, mode, name = '', file] = /^(\d+) \w+ ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
      if (!file || NEVER.test(file)) continue;
      if (mode === SUBMODULE) {
        left.push({ file, kind: 'submodule' });
        continue;
      }
      const content = await blobs.readBytes(name);
      if (content.subarray(0, LFS.length).toString() === LFS) {
        left.push({ file, kind: 'lfs' });
        continue;
      }
      const path = join(into, file);
      const write = () => {
        mkdirSync(dirname(path), { recursive: true });
        if (mode === LINK) links.push({ file, target: content.toString() });
        else writeFileSync(path, content);
      };
      left.push(...refusedBy(file, write));
    }
  } finally {
    blobs.close();
  }
  left.push(...makeLinks(links, into));
  return leftOutProblems(left, { ref, tree: into });
}

interface Link {
  file: string;
  target: string;
}

/** Makes the links of a tree. Gives those that are not made: they lead out of it, perhaps by way of others, or the disk refuses them. */
function makeLinks(links: readonly Link[], tree: string): LeftOut[] {
  const top = realPath(tree) ?? tree;
  // All folders are there, so none is made by way of a link.
  const refused = links.flatMap(({ file, target }) =>
    refusedBy(file, () => symlinkSync(target, join(tree, file))),
  );
  const made = links.filter(({ file }) => !refused.some((one) => one.file === file));
  const leadOut = made.filter(({ file, target }) => {
    const path = join(top, file);
    return !isInside(top, realPath(path) ?? resolve(dirname(path), target));
  });
  for (const { file } of leadOut) unlinkSync(join(tree, file));
  return [...refused, ...leadOut.map(({ file, target }) => ({ file, kind: 'link' as const, target }))];
}

/** A file whose name the disk refuses: two that differ in case, one that is too long, a link where links need a right. */
function refusedBy(file: string, write: () => void): LeftOut[] {
  try {
    write();
    return [];
  } catch (error) {
    if (isDiskFull(error)) throw error;
    return [{ file, kind: 'refused', fault: (error as NodeJS.ErrnoException).code }];
  }
}
