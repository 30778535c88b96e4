import { copyFileSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Page } from '../../../core/contracts/page.ts';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { fileFault } from '../../../core/errors/file-fault.ts';
import { isDiskFull } from '../../../core/errors/full-disk.ts';
import { isInside } from '../../../core/files/is-inside.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { outputPath } from './output-path.ts';

/** Files of the public folder, relative to it, forward slashes. */
export interface PublicFiles {
  files: string[];
  /** Where those lead that are reached by symbolic links. */
  linked: Map<string, string>;
  problems: Problem[];
}

type PublicFolders = Pick<LoadedConfig, 'publicDir' | 'projectDir' | 'root'>;

/**
 * What the public folder adds to the output. Symbolic links are followed as long as they stay in the project. A file at
 * the address of a page is an error, since one of the two would be lost; generated pages, such as the 404 page, give way.
 */
export function findPublicFiles(
  { publicDir, projectDir, root }: PublicFolders,
  pages: readonly Page[],
): PublicFiles {
  const found: PublicFiles = { files: [], linked: new Map(), problems: [] };
  if (!statSync(publicDir, { throwIfNoEntry: false })?.isDirectory()) return found;
  const name = (path: string) => relativePath(root, join(publicDir, path));
  const report = (path: string, text: Pick<Problem, 'code' | 'message' | 'hint'>) =>
    found.problems.push({ severity: 'error', ...text, file: name(path) });
  const home = realpathSync.native(publicDir);
  const allowed = [home, realpathSync.native(projectDir)];
  function walk(folder: string, above: readonly string[]): void {
    for (const entry of readdirSync(join(publicDir, folder))) {
      const path = posix.join(folder, entry);
      try {
        const real = realpathSync.native(join(publicDir, path));
        if (!allowed.some((dir) => isInside(dir, real))) report(path, LEAVES);
        else if (above.includes(real)) report(path, LOOPS);
        else if (statSync(real).isDirectory()) walk(path, [...above, real]);
        else {
          found.files.push(path);
          if (real !== join(home, path)) found.linked.set(path, real);
        }
      } catch (error) {
        report(path, isMissing(error) ? BROKEN : unreadable(error));
      }
    }
  }

  walk('', [home]);
  for (const [path, owner] of pagesAt(found.files, pages)) {
    report(path, hides(owner));
    found.files.splice(found.files.indexOf(path), 1);
    found.linked.delete(path);
  }
  return found;
}

/** Files that lie where a page or one of its folders does, with the file of the page. Keeps nothing of the other pages. */
function pagesAt(files: readonly string[], pages: readonly Page[]): Map<string, string> {
  const asked = new Set(files);
  const found = new Map<string, string>();
  if (asked.size === 0) return found;
  for (const { file, route } of pages) {
    if (!file) continue;
    for (const path of withFolders(outputPath(route))) if (asked.has(path)) found.set(path, file);
  }
  return found;
}

/** A path, and the folders that it lies in. */
function withFolders(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [path] : [path, ...withFolders(folder)];
}

/** Copies files of the public folder into the output. */
export function copyPublicFiles(
  files: readonly string[],
  { publicDir }: PublicFolders,
  outDir: string,
): void {
  for (const file of files) {
    const target = join(outDir, file);
    mkdirSync(dirname(target), { recursive: true });
    try {
      copyFileSync(join(publicDir, file), target);
    } catch (error) {
      if (isDiskFull(error)) throw error;
      throw new BifolioError({ severity: 'error', ...unreadable(error), file: join(publicDir, file) });
    }
  }
}

const LEAVES = {
  code: 'link-outside',
  message: 'The symbolic link leads outside the project.',
  hint: 'Copy its target into the public folder, or name a folder above both with the option `project`.',
};

const LOOPS = {
  code: 'link-loop',
  message: 'The symbolic link leads back to a folder above it.',
  hint: 'Remove the link.',
};

const hides = (page: string) => ({
  code: 'public-hides-page',
  message: `The file has the path of the page ${page}, or of a folder above it.`,
  hint: 'Remove or rename one of the two.',
});

const BROKEN = {
  code: 'link-broken',
  message: 'The symbolic link leads nowhere.',
  hint: 'Remove the link, or create what it names.',
};

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const unreadable = (error: unknown) => ({
  code: 'unreadable-file',
  message: `The file cannot be read: ${fileFault(error)}.`,
  hint: 'Change its permissions, or move it out of the public folder.',
});
