import { join, relative } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { type LoadedConfig, loadConfig } from '../config/load.ts';
import type { ChosenVersion } from './chosen-versions.ts';

/** Where the files of a version are while it is read. */
export interface VersionFolders {
  /** Of the project, as it was. */
  source: string;
  /** Of the site in there. */
  root: string;
  /** For its output. */
  outDir: string;
}

/**
 * The config of a version: its own, or that of today for its files; what concerns the host is always that of today. Throws a
 * `BifolioError` that names the version.
 */
export async function versionConfig(
  today: LoadedConfig,
  { label, path, ref, commit, config: whose }: ChosenVersion,
  { source, root, outDir }: VersionFolders,
): Promise<LoadedConfig> {
  const base = path ? `${today.base}${path}/` : today.base;
  const { hostname, head, csp, build } = today;
  const config =
    whose === 'today'
      ? moved(today, source, root)
      : await loadConfig(root, { reload: true }).catch((error) => {
          throw ofVersion(error, ref, CONFIG_HINT);
        });
  const withoutFeeds = (extensions: LoadedConfig['extensions'] = []) =>
    extensions.filter(({ name }) => name !== 'feeds');
  return {
    ...config,
    theme: { ...config.theme, extensions: withoutFeeds(config.theme.extensions) },
    extensions: withoutFeeds(config.extensions),
    base,
    headBase: today.base,
    outDir,
    hostname,
    head,
    csp,
    build: { ...build, browser: build.browser && config.build.browser },
    search: today.search && config.search,
    host: 'plain',
    git: today.git && config.git,
    history: { folder: today.projectDir, path: relativePath(source, config.sourceDir), commit },
    environmentDir: today.root,
    translations: false,
    versions: [],
    version: label,
  };
}

/** Today's config, for the files of then. Redirects of today may name pages that were there. */
function moved(today: LoadedConfig, source: string, root: string): LoadedConfig {
  const there = (path: string) => join(source, relative(today.projectDir, path));
  const { sourceDir, publicDir } = today;
  const folders = { projectDir: source, sourceDir: there(sourceDir), publicDir: there(publicDir) };
  return { ...today, ...folders, root, redirects: {} };
}

const CONFIG_HINT =
  "To read its pages with the config of today, add `config: 'today'` to the version. Or remove the version.";

/** An error with the version in its places: `v1:guide/a.md:3`. */
export function ofVersion(error: unknown, ref: string, hint?: string): unknown {
  if (!(error instanceof BifolioError)) return error;
  const problems = error.problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => ({
      ...problem,
      file: `${ref}${problem.file ? `:${problem.file}` : ''}`,
      hint: [hint, problem.hint].filter(Boolean).join(' ') || undefined, // That of the problem may end in a command.
    }));
  return new BifolioError(problems.length > 0 ? problems : error.problems, { cause: error.cause });
}
