import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workFolder } from '../../core/cache/work-folder.ts';
import type { SiteVersion } from '../../core/contracts/navigation.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { removeFolder } from '../../core/files/remove-own.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import { createRedirects } from '../../core/routing/redirects.ts';
import { isReserved } from '../../core/routing/route-table.ts';
import { writtenFilesOf } from '../../core/store/site-store.ts';
import { themeKey } from '../bundle/prebuilt/prebuilt-theme.ts';
import type { LoadedConfig } from '../config/load.ts';
import { repositoryOf } from '../git/run-git.ts';
import type { Site } from '../read/read-site.ts';
import {
  type ChosenVersion,
  chosenVersions,
  isSameOrInside,
  takenAlias,
  takenPath,
} from './chosen-versions.ts';
import { takeHtml } from './html-version.ts';
import type { KeptVersion } from './kept-version.ts';
import { type OpenVersion, openVersion } from './open-version.ts';
import { inConfig } from './problems/in-config.ts';
import { readWhole } from './version-files.ts';

/** A version on the way to its output. */
export interface Version extends ChosenVersion {
  folder: string;
  /** Stands for its sources and what reads them. */
  read: string;
  /** Its output, of the last build or of this one. */
  kept?: KeptVersion;
  /** What is not there of a finished one. */
  problems?: readonly Problem[];
  /** Unpacked, as soon as that is needed. */
  open?: OpenVersion;
}

/** The versions of a site. Opens those whose pages are not known from the build before. */
export async function readVersions(today: Site): Promise<Version[]> {
  const { config } = today;
  const folder = join(workFolder(config.root), 'versions');
  const chosen = await chosenVersions(config);
  await refuseTaken(today, chosen);
  removeOthers(folder, chosen.map(folderName));
  const reader = await readerOf(config);
  const versions: Version[] = [];
  try {
    for (const one of chosen)
      versions.push(await knownVersion(config, one, join(folder, folderName(one)), reader));
    return versions;
  } catch (error) {
    closeVersions(versions);
    throw error;
  }
}

/** Removes the sources of versions that were unpacked. */
export function closeVersions(versions: readonly Version[]): void {
  for (const { open } of versions) open?.close();
}

/** Stands for what reads versions, besides the version itself. */
export const readerOf = async (config: LoadedConfig): Promise<readonly unknown[]> => [
  themeKey(config),
  process.versions.node.split('.')[0],
  Boolean(config.search),
  await datesOf(config),
];

/** A version as the last build has left it in its folder, or else opened. */
export async function knownVersion(
  config: LoadedConfig,
  version: ChosenVersion,
  folder: string,
  reader: readonly unknown[],
): Promise<Version> {
  const { commit, html, aliases, path, label, config: whose } = version;
  const read = shortHash([commit, html, aliases, path, label, whose, config.base, reader]);
  const kept = config.build.cache
    ? readWhole(folder, join(config.outDir, path), writtenFilesOf(config))
    : undefined;
  const made = kept?.read === read ? { kept } : await openOrTake(config, version, { folder, read });
  return { ...version, folder, read, ...made };
}

/** The sources of a version; or its output where it is there already. */
async function openOrTake(
  config: LoadedConfig,
  { html, ...version }: ChosenVersion,
  { folder, read }: Pick<Version, 'folder' | 'read'>,
): Promise<Pick<Version, 'open' | 'kept' | 'problems'>> {
  if (html === undefined) return { open: await openVersion(config, version, folder) };
  return takeHtml(config, { ...version, html }, { folder, read }).catch(async (error) => {
    throw error instanceof BifolioError ? await inConfig(error.problems, config.file) : error;
  });
}

/** Whether pages get dates: a clone that is not whole has none of them. */
const datesOf = async ({ git, root }: Pick<LoadedConfig, 'git' | 'root'>) =>
  git && (await repositoryOf(root)) === 'whole';

/** What the others know of a version. */
export function asSeen({ base }: Pick<LoadedConfig, 'base'>, version: Version): SiteVersion {
  const { label, path, state, kept, open } = version;
  const own = open
    ? addressesOf(open.site)
    : { routes: new Set(kept?.routes), redirects: new Map(kept?.redirects) };
  return { label, base: `${base}${path}/`, ...(state && { state }), ...own };
}

/** The addresses of a site's pages, and those that its config redirects. */
export function addressesOf({ graph, config }: Site): Pick<SiteVersion, 'routes' | 'redirects'> {
  const redirects = createRedirects({ pages: graph.pages, ...config });
  return {
    routes: new Set(graph.routes.keys()),
    redirects: new Map(redirects.flatMap(({ from, to, written }) => (written ? [[from, to] as const] : []))),
  };
}

const folderName = ({ path }: Pick<ChosenVersion, 'path'>) => path.replaceAll('/', '~');

/** Versions that the config names no more. */
function removeOthers(folder: string, names: readonly string[]): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) if (!names.includes(name)) removeFolder(join(folder, name));
}

/** Scripts and styles. Pages may be beside them, but a version is a folder of its own. */
const ASSETS = 'assets';

/** What today's build makes, or copies, may not lie where a version does. */
async function refuseTaken({ graph, config }: Site, versions: readonly ChosenVersion[]): Promise<void> {
  const routes = graph.pages.map(({ route }) => route.toLowerCase()); // Disks of macOS and Windows know no case.
  const ownerOf = (path: string) => {
    const plain = path.toLowerCase();
    const page = graph.pages.find((_, index) => routes[index]?.startsWith(`/${plain}/`));
    if (isReserved(plain) || plain === ASSETS) return 'the files of every build';
    if (page) return `the page ${page.file || page.route}`;
    return existsSync(join(config.publicDir, path)) ? `"${path}" in the public folder` : undefined;
  };
  const otherOwnerOf = (alias: string) => {
    const locale = config.locales.find(({ path }) => path.toLowerCase() === `/${alias}/`.toLowerCase());
    const other = versions.find(({ path }) => isSameOrInside(alias, path));
    return locale ? `language ${locale.path}` : other && `version "${other.label}"`;
  };
  const problems = versions.flatMap(({ path, aliases, index }): Problem[] => {
    const owner = ownerOf(path);
    const taken = aliases.flatMap((alias) => {
      const other = otherOwnerOf(alias) ?? ownerOf(alias);
      return other ? [takenAlias(alias, other)] : [];
    });
    const all = owner ? [takenPath(path, owner), ...taken] : taken;
    return all.map((problem) => ({ ...problem, option: ['versions', index] }));
  });
  if (problems.length > 0) throw await inConfig(problems, config.file);
}
