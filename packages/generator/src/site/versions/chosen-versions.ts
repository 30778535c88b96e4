import type { VersionOption } from '../../core/contracts/options/versions.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import { fetchHint } from '../git/fetch-hint.ts';
import { commitsOf } from '../git/files-of-ref.ts';
import { type Repository, repositoryOf } from '../git/run-git.ts';
import { listedVersions } from './listed-versions.ts';
import { inConfig } from './problems/in-config.ts';

/** A version that the config names, with what it stands for. */
export interface ChosenVersion extends Pick<VersionOption, 'state' | 'config' | 'html'> {
  /** Also of a version that is in no commit: its folder. */
  ref: string;
  label: string;
  /** Relative to the site, without slashes at the ends. */
  path: string;
  /** Empty for a folder beside the config. */
  commit: string;
  /** Other addresses of a finished version, relative to the site. */
  aliases: readonly string[];
  /** Of its entry in the config. */
  index: number;
}

type Site = Pick<LoadedConfig, 'root' | 'file' | 'versions' | 'locales'>;

/** The versions of a config. Throws a `BifolioError` with all that is wrong: no repository, unknown refs, paths that are taken. */
export async function chosenVersions({
  root,
  file,
  versions: written,
  locales,
}: Site): Promise<ChosenVersion[]> {
  const listed = await listedVersions(root, written).catch(async (error) => {
    throw error instanceof BifolioError ? await inConfig(error.problems, file) : error;
  });
  const versions = listed.map(({ version }) => version);
  const problems: Problem[] = [];
  const refs = versions.flatMap(({ ref }) => ref ?? []);
  const commits = refs.length > 0 ? await commitsOf(root, refs).catch(() => undefined) : [];
  if (!commits) problems.push({ ...noRepository(root), option: ['versions'] });
  const found = new Map(commits?.map((commit, index) => [refs[index], commit]));
  const chosen: ChosenVersion[] = [];
  for (const [at, { ref, path, ...rest }] of namedVersions(versions).entries()) {
    const { index = 0, aliases = [] } = listed[at] ?? {};
    const hasRef = versions[at]?.ref !== undefined;
    const commit = hasRef ? found.get(ref) : '';
    if (commits && commit === undefined)
      problems.push({ ...unknownRef(ref, await repositoryOf(root)), option: ['versions', index, 'ref'] });
    const other = chosen.find((one) => isSameOrInside(one.path, path) || isSameOrInside(path, one.path));
    const locale = locales.find((one) => one.path !== '/' && isSameOrInside(one.path.slice(1, -1), path));
    const owner = other ? `version "${other.label}"` : locale && `language ${locale.path}`;
    if (owner) problems.push({ ...takenPath(path, owner), option: ['versions', index] });
    chosen.push({ ...rest, ref, path, aliases, index, commit: commit ?? '' });
  }
  if (problems.length > 0) throw await inConfig(problems, file);
  return chosen;
}

/** Versions with their names and addresses written out. */
export const namedVersions = (
  versions: readonly VersionOption[],
): Omit<ChosenVersion, 'commit' | 'aliases' | 'index'>[] =>
  versions.map(({ html, ref = html ?? '', label = ref, path = slugOf(label) || slugOf(ref), ...rest }) => ({
    html,
    ...rest,
    ref,
    label,
    path,
  }));

/** `2.x LTS` is `2.x-lts`. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '');

/** Disks of macOS and Windows know no case. */
export const isSameOrInside = (folder: string, path: string) =>
  `${path}/`.toLowerCase().startsWith(`${folder}/`.toLowerCase());

const noRepository = (root: string): Problem => ({
  severity: 'error',
  code: 'version-repository',
  message: `${root} is in no repository of Git, so its \`versions\` can't be read.`,
  hint: 'Build in a clone of the site, or remove `versions`.',
});

const unknownRef = (ref: string, repository: Repository): Problem => ({
  severity: 'error',
  code: 'version-ref',
  message: `This clone has no branch, tag or commit "${ref}".`,
  hint: fetchHint(ref, repository),
});

/** Hosts may follow redirects although there is a page, so other names of a version may take nothing from others. */
export const takenAlias = (alias: string, owner: string): Problem => ({
  ...takenPath(alias, owner),
  hint: `Rename or remove the alias "${alias}" in versions.json.`,
});

export const takenPath = (path: string, owner: string): Problem => ({
  severity: 'error',
  code: 'version-path',
  message: `The URL /${path}/ of a version belongs to ${owner}.`,
  hint: 'Give the version another `path`, such as "v1".',
});
