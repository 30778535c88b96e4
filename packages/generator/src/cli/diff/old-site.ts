import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { CONFIG_NAMES } from '../../site/config/config-names.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import { projectModules } from '../../site/config/project-modules.ts';
import { fetchHint } from '../../site/git/fetch-hint.ts';
import { changedSince, commonCommit, filesOfCommit } from '../../site/git/files-of-ref.ts';
import { type Repository, repositoryOf } from '../../site/git/run-git.ts';
import type { Earlier } from './earlier-version.ts';

/** The pages of an older version of a site. */
export interface EarlierSite extends Disposable, Earlier {
  /** The files of all of them, relative to the source folder. */
  files: ReadonlySet<string>;
  /** Today's config, for the pages of then. They lie in a folder of their own until it is disposed of. */
  config: LoadedConfig;
}

/**
 * The pages of a site at the commit where today's branch left `ref`, as far as they have changed or something asks for all. Includes,
 * components and the config are those of today. Throws when there is no repository or no such ref.
 */
export async function openOldSite(config: LoadedConfig, ref: string): Promise<EarlierSite> {
  const repository = await repositoryOf(config.root);
  if (repository === 'none') throw noRepository(config.root);
  const commit = await commonCommit(config.root, ref);
  if (!commit) throw unknownRef(ref, repository);
  const root = realpathSync.native(mkdtempSync(join(tmpdir(), 'bifolio-diff-')));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    const { translations } = config;
    const lock = translations ? translations.lock : undefined;
    const inSource = relativePath(config.root, config.sourceDir);
    const changed = translations ? undefined : await changedSince(config.root, commit);
    const files = new Set<string>();
    const isWanted = (file: string) => {
      if (!/\.mdx?$/i.test(file)) return file === lock;
      files.add(posix.relative(inSource, file));
      return changed?.has(file) ?? true;
    };
    for await (const { file, text } of filesOfCommit(config.root, commit, isWanted)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const sourceDir = join(root, relative(config.root, config.sourceDir));
    mkdirSync(sourceDir, { recursive: true });
    const build = { ...config.build, cache: false };
    const then = { ...config, root, sourceDir, git: false as const, build };
    return { ref, commit, files, config: then, [Symbol.dispose]: remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Whether the config, or a module of the project that it imports, was another one at a commit. */
export async function mayHaveOtherRules(
  { file, root, projectDir }: LoadedConfig,
  commit: string,
): Promise<boolean> {
  const changed = await changedSince(projectDir, commit);
  const modules = file ? projectModules(file) : [];
  // One that is not there any more is none of today's.
  const configs = CONFIG_NAMES.map((name) => join(root, name));
  return [...modules, ...configs].some((path) => changed.has(relativePath(projectDir, path)));
}

const noRepository = (folder: string) =>
  new BifolioError({
    severity: 'error',
    code: 'no-repository',
    message: `${folder} is in no repository of Git, so there is nothing to compare with.`,
    hint: 'Run the command in a clone of the site.',
  });

const unknownRef = (ref: string, repository: Repository) =>
  new BifolioError({
    severity: 'error',
    code: 'unknown-ref',
    message: `This clone has no branch, tag or commit "${ref}".`,
    hint: fetchHint(ref, repository),
  });
