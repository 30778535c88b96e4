import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { escapePath, glob } from 'tinyglobby';
import type { LoadedConfig } from '../config/load.ts';
import type { Problem } from '../errors.ts';
import { createLinkCheck, danglingLinks } from './symbolic-links.ts';

export type FindOptions = Pick<
  LoadedConfig,
  'projectDir' | 'sourceDir' | 'outDir' | 'publicDir' | 'include' | 'exclude'
>;

/**
 * Source files of pages, relative to the source folder, sorted. Symbolic links are followed as long as they stay in the
 * project and do not lead back to a folder above themselves; others are reported.
 */
export async function findPages(options: FindOptions): Promise<{ files: string[]; problems: Problem[] }> {
  const { sourceDir, projectDir } = options;
  const found = await glob(options.include, {
    cwd: sourceDir,
    ignore: ['**/node_modules/**', ...ownFolders(options), ...options.exclude],
    expandDirectories: false,
  });
  found.sort();
  const check = createLinkCheck({ sourceDir: realpathSync(sourceDir), root: realpathSync(projectDir) });
  const problems = new Map<string, Problem>();
  const files = found.filter((file) => {
    const problem = check(file);
    if (problem) problems.set(problem.file ?? file, problem);
    return !problem;
  });
  return { files, problems: [...problems.values(), ...danglingLinks(sourceDir, found)] };
}

/** Globs of the folders that hold no pages, when they lie inside the source folder. */
function ownFolders({ sourceDir, outDir, publicDir }: FindOptions): string[] {
  return [outDir, publicDir].flatMap((folder) => {
    const path = relative(sourceDir, folder).split(sep).join('/');
    return path === '' || path.startsWith('..') ? [] : `${escapePath(path)}/**`;
  });
}
