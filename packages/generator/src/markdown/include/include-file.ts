import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { MarkdownEnvironment } from '../../core/contracts/markdown.ts';
import { isInside } from '../../core/files/is-inside.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { plainText } from '../../core/frontmatter/split-page.ts';

/** A file that a page includes. */
interface IncludedFile {
  /** Relative to the source folder, forward slashes. */
  file: string;
  lines: string[];
}

/** Why a file cannot be included: code, message and hint. */
type Refusal = { problem: [code: string, message: string, hint: string] };

/** Reads what one page includes. */
export interface IncludeReader {
  /**
   * `path` as written in `from` (a file relative to the source folder); a leading slash means the source folder, unless it
   * is a whole path into the project.
   */
  open(path: string, from: string): IncludedFile | Refusal;
}

/** Largest file that may be included. */
const mostBytes = 5_000_000;

/**
 * A reader that never leaves the project folder, not through links either. `dependsOn` is told of every file, missing ones too.
 * Synchronous on purpose: nothing else could run meanwhile, and it costs half the time.
 */
export function createIncludeReader(
  { sourceDir, root }: MarkdownEnvironment,
  dependsOn: (file: string) => void,
): IncludeReader {
  const targetOf = (path: string, from: string) => {
    if (isAbsolute(path) && isInside(root, path)) return path;
    return path.startsWith('/') ? join(sourceDir, path) : join(sourceDir, dirname(from), path);
  };
  return {
    open(path, from) {
      const target = targetOf(path, from);
      const file = relativePath(sourceDir, target);
      if (!isInside(root, target)) return outside(path);
      dependsOn(file);
      try {
        const real = realpathSync.native(target);
        if (!isInside(realpathSync.native(root), real)) return outside(path);
        const { size } = statSync(real);
        if (size > mostBytes)
          return {
            problem: [
              'include-size',
              `The included file "${path}" is larger than 5 MB.`,
              'Include a part of it from a smaller file.',
            ],
          };
        const text = readFileSync(real, 'utf8');
        return {
          file,
          lines: plainText(text.toWellFormed())
            .replace(/\r?\n$/, '')
            .split(/\r?\n/),
        };
      } catch {
        return {
          problem: [
            'include-missing',
            `The included file "${path}" cannot be read.`,
            'Check the path: it counts from this file, or from the source folder when it begins with a slash.',
          ],
        };
      }
    },
  };
}

function outside(path: string): Refusal {
  return {
    problem: [
      'include-outside',
      `The include "${path}" is outside the project folder.`,
      'Move the file into the project, or name a folder above both with the option `project`, such as "..".',
    ],
  };
}
