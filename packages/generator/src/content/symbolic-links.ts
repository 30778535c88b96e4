import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Problem } from '../errors.ts';
import { isInside } from '../is-inside.ts';

export interface LinkCheckOptions {
  /** Absolute, itself free of symbolic links. */
  sourceDir: string;
  /** Where links may lead: absolute, free of symbolic links. */
  root: string;
}

/** A check of one source file after the other: why it must not be read, if a symbolic link on its path says so. */
export function createLinkCheck({
  sourceDir,
  root,
}: LinkCheckOptions): (file: string) => Problem | undefined {
  const checkedFolders = new Map<string, Problem | undefined>();
  const checkFolder = (folder: string): Problem | undefined => {
    if (folder === '.') return undefined;
    if (checkedFolders.has(folder)) return checkedFolders.get(folder);
    const problem = checkFolder(posix.dirname(folder)) ?? linkProblem(folder);
    checkedFolders.set(folder, problem);
    return problem;
  };
  const linkProblem = (path: string): Problem | undefined => {
    const real = realPath(join(sourceDir, path));
    if (real === undefined) return undefined;
    if (!isInside(root, real)) return problemOf(path, 'outside');
    const above = realpathSync.native(dirname(join(sourceDir, path)));
    return isInside(real, above) ? problemOf(path, 'loop') : undefined;
  };
  return (file) => checkFolder(posix.dirname(file)) ?? linkProblem(file);
}

/** Nothing for a file that is out of reach; whoever reads it says why. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Links to Markdown files that lead nowhere or to each other, in the folders of the given files. */
export function danglingLinks(sourceDir: string, files: readonly string[]): Problem[] {
  const known = new Set(files);
  const folders = new Set(['.', ...files.map((file) => posix.dirname(file))]);
  return [...folders].flatMap((folder) =>
    entriesOf(join(sourceDir, folder))
      .filter((entry) => entry.isSymbolicLink() && /\.mdx?$/.test(entry.name))
      .map((entry) => posix.join(folder, entry.name))
      .filter((file) => !known.has(file))
      .flatMap((file) => danglingProblem(sourceDir, file) ?? []),
  );
}

/** Nothing for a folder that cannot be listed: `findPages` has reported it. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function danglingProblem(sourceDir: string, file: string): Problem | undefined {
  try {
    realpathSync.native(join(sourceDir, file));
    return undefined;
  } catch (error) {
    return problemOf(file, (error as NodeJS.ErrnoException).code === 'ELOOP' ? 'loop' : 'broken');
  }
}

const LINK_PROBLEMS = {
  outside: {
    code: 'link-outside',
    message: 'The symbolic link leads outside the project.',
    hint: 'Copy what it leads to into the project, or name the link in `exclude`.',
  },
  loop: {
    code: 'link-loop',
    message: 'The symbolic link leads back to itself or to a folder above it.',
    hint: 'Remove the link, or name it in `exclude`.',
  },
  broken: {
    code: 'link-broken',
    message: 'The symbolic link leads nowhere.',
    hint: 'Remove the link, or name it in `exclude`.',
  },
} as const;

function problemOf(file: string, kind: keyof typeof LINK_PROBLEMS): Problem {
  return { severity: 'error', ...LINK_PROBLEMS[kind], file };
}
