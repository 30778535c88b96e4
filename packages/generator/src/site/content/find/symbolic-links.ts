import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { isInside } from '../../../core/files/is-inside.ts';

export interface SymbolicLinksOptions {
  /** Absolute, itself free of symbolic links. */
  sourceDir: string;
  /** Where links may lead: absolute, free of symbolic links. */
  root: string;
}

/** What is known of the symbolic links on the way to source files; each folder is listed once. */
export interface SymbolicLinks {
  /** Why a source file must not be read, if a link on its path says so. */
  problemOf(file: string): Problem | undefined;
  /** Links to Markdown files that lead nowhere or to each other, in the folders of the given files. */
  dangling(files: readonly string[]): Problem[];
}

export function readSymbolicLinks({ sourceDir, root }: SymbolicLinksOptions): SymbolicLinks {
  const linksIn = memoize((folder: string) => linkNames(join(sourceDir, folder)));
  const isLink = (path: string) => linksIn(posix.dirname(path)).has(posix.basename(path));
  const problemOf: (path: string) => Problem | undefined = memoize((path) =>
    path === '.'
      ? undefined
      : (problemOf(posix.dirname(path)) ?? (isLink(path) ? linkProblem(path) : undefined)),
  );
  const linkProblem = (path: string): Problem | undefined => {
    const real = realPath(join(sourceDir, path));
    if (real === undefined) return undefined;
    if (!isInside(root, real)) return describe(path, 'outside');
    const above = realpathSync.native(dirname(join(sourceDir, path)));
    return isInside(real, above) ? describe(path, 'loop') : undefined;
  };
  return {
    problemOf,
    dangling(files) {
      const known = new Set(files);
      const folders = new Set(['.', ...files.map((file) => posix.dirname(file))]);
      return [...folders].flatMap((folder) =>
        [...linksIn(folder)]
          .map((name) => posix.join(folder, name))
          .filter((file) => /\.mdx?$/.test(file) && !known.has(file))
          .flatMap((file) => danglingProblem(sourceDir, file) ?? []),
      );
    },
  };
}

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
}

/** Nothing for a file that is out of reach; whoever reads it says why. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** Names of the symbolic links in a folder. None for a folder that cannot be listed: `findPages` has reported it. */
function linkNames(folder: string): Set<string> {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return new Set(entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name));
  } catch {
    return new Set();
  }
}

function danglingProblem(sourceDir: string, file: string): Problem | undefined {
  try {
    realpathSync.native(join(sourceDir, file));
    return undefined;
  } catch (error) {
    return describe(file, (error as NodeJS.ErrnoException).code === 'ELOOP' ? 'loop' : 'broken');
  }
}

const LINK_PROBLEMS = {
  outside: {
    code: 'link-outside',
    message: 'The symbolic link leads outside the project.',
    hint: 'Copy its target into the project, or name the link in `exclude`.',
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

function describe(file: string, kind: keyof typeof LINK_PROBLEMS): Problem {
  return { severity: 'error', ...LINK_PROBLEMS[kind], file };
}
