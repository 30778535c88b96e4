import { openBlobs } from './file-history.ts';
import { runGit } from './run-git.ts';

const SYMLINK = '120000';
/** Git writes no such names, but a hostile repository may hold them. */
const OUTSIDE = /(?:^|\/)\.\.(?:\/|$)/;

/** The commit that a branch left another at; the tip of `ref` where the clone does not reach that far. `undefined` for a ref that is not there. */
export async function commonCommit(folder: string, ref: string): Promise<string | undefined> {
  const tip = await commitOf(folder, ref);
  if (!tip) return undefined;
  const base = await runGit(folder, ['merge-base', tip, 'HEAD']).catch(() => '');
  return base.trim() || tip;
}

/** The commit that a branch, a tag or another name stands for; `undefined` for a name that is not there. */
export async function commitOf(folder: string, ref: string): Promise<string | undefined> {
  const named = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const found = await runGit(folder, named).catch(() => '');
  return found.trim() || undefined;
}

/** The same for several names at once. Rejects where there is no repository. */
export async function commitsOf(
  folder: string,
  refs: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const names = refs.map((ref) => `${ref.replaceAll('\n', ' ')}^{commit}\n`).join('');
  const answers = (await runGit(folder, ['cat-file', '--batch-check=%(objectname)'], names)).split('\n');
  return refs.map((_, index) => /^[0-9a-f]{40,}$/.exec(answers[index] ?? '')?.[0]);
}

/**
 * Files of a folder that are in a commit and are otherwise, or not at all, in the working tree. There are more where an attribute of Git
 * changes what is written.
 */
export async function changedSince(folder: string, commit: string): Promise<ReadonlySet<string>> {
  const args = ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--relative'];
  const names = await runGit(folder, [...args, commit, '--', '.']);
  return new Set(names.split('\0').filter(Boolean));
}

/** The texts of the files of a commit below a folder that are asked for, by their paths relative to it. */
export async function* filesOfCommit(
  folder: string,
  commit: string,
  isWanted: (file: string) => boolean,
): AsyncGenerator<{ file: string; text: string }> {
  const list = await runGit(folder, ['ls-tree', '-r', '-z', commit, '--', '.']);
  const blobs = openBlobs(folder);
  try {
    for (const entry of list.split('\0')) {
      const [, mode, blob, file] = /^(\d+) blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? [];
      if (!blob || !file || mode === SYMLINK || OUTSIDE.test(file) || !isWanted(file)) continue;
      yield { file, text: await blobs.read(blob) };
    }
  } finally {
    blobs.close();
  }
}
