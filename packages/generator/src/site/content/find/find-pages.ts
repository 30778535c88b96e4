import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { PAGE_FILES } from '../../config/options.ts';
import { hiddenFolders } from './hidden-folders.ts';
import { ignoredFolders } from './ignored-folders.ts';
import { isOtherMarkdown, OTHER_MARKDOWN } from './other-markdown.ts';
import { outputsIn } from './other-outputs.ts';
import { readSymbolicLinks } from './symbolic-links.ts';
import { noteUnreadableFolders } from './unreadable-folders.ts';

/** Files and folders that begin with `_`: what pages include and import, and drafts of other generators. */
const PARTS = ['**/_*', '**/_*/**'];

export type FindOptions = Pick<
  LoadedConfig,
  'projectDir' | 'sourceDir' | 'outDir' | 'publicDir' | 'include' | 'exclude'
>;

/** Files of pages, and those that are none because of their names. */
export interface FoundPages {
  files: string[];
  /** Markdown of another extension, unless the author has said what pages are. */
  others: string[];
  problems: Problem[];
}

/**
 * Source files of pages, relative to the source folder, sorted. What begins with `_` is none, nor is anything in an output. Symbolic links are followed as long as they stay in the
 * project and do not lead back to a folder above themselves; others are reported, and so are folders that cannot be read.
 */
export async function findPages(options: FindOptions): Promise<FoundPages> {
  const { sourceDir, projectDir, outDir, publicDir } = options;
  const unreadable = noteUnreadableFolders(sourceDir);
  const isSaid = options.include.join() !== PAGE_FILES;
  const isOutput = outputsIn(sourceDir);
  const globbed = await glob(isSaid ? options.include : [PAGE_FILES, OTHER_MARKDOWN], {
    cwd: sourceDir,
    ignore: [
      '**/node_modules/**',
      ...PARTS,
      ...ignoredFolders(sourceDir, [outDir, publicDir]),
      ...options.exclude,
    ],
    expandDirectories: false,
    fs: unreadable.fs,
  });
  const all = globbed.filter((file) => !isOutput(file)).sort();
  const others = isSaid ? [] : all.filter(isOtherMarkdown);
  const found = others.length > 0 ? all.filter((file) => !isOtherMarkdown(file)) : all;
  const misnamed = found.filter((file) => isMisnamed(sourceDir, file));
  const named = misnamed.length > 0 ? found.filter((file) => !misnamed.includes(file)) : found;
  const links = readSymbolicLinks({
    sourceDir: realpathSync.native(sourceDir),
    root: realpathSync.native(projectDir),
  });
  const problems = new Map<string, Problem>();
  const files = named.filter((file) => {
    const problem = links.problemOf(file);
    if (problem) problems.set(problem.file ?? file, problem);
    return !problem;
  });
  return {
    files,
    others,
    problems: [
      ...misnamed.map(nameProblem),
      ...hiddenFolders(options, named),
      ...problems.values(),
      ...unreadable.problems,
      ...links.dangling(named),
    ],
  };
}

/** Bytes of a name that are no UTF-8 arrive as U+FFFD, and nothing can be found under such a name. */
const isMisnamed = (sourceDir: string, file: string) =>
  file.includes('\uFFFD') && !existsSync(join(sourceDir, file));

const nameProblem = (file: string): Problem => ({
  severity: 'error',
  code: 'invalid-name',
  message: 'The name of this file, or of a folder above it, is not valid UTF-8.',
  hint: 'Rename it.',
  file,
});
