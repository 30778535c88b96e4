import type { SiteVersions } from '../../core/contracts/navigation.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import type { Progress } from '../../core/log/progress.ts';
import { writtenFilesOf } from '../../core/store/site-store.ts';
import { buildSite } from '../build/build-site.ts';
import { pageVersions } from '../graph/page-versions.ts';
import type { Site } from '../read/read-site.ts';
import { type KeptVersion, writeKept } from './kept-version.ts';
import { openVersion } from './open-version.ts';
import { addressesOf, type Version } from './read-versions.ts';
import { ofVersion } from './version-config.ts';
import { finishOutput } from './version-files.ts';
import { passwordVariables, type TodaysLocks, variablesKey, versionLocks } from './version-locks.ts';

/** What the output of a version depends on beside its sources. */
interface Surroundings {
  shown: SiteVersions;
  /** Stands for the addresses of all versions. */
  addresses: string;
  locks: TodaysLocks;
  /** See `BuildOptions`. */
  hasTextMarks?: boolean;
}

/** The output of a version: as the last build has left it, if all is the same that it is made of. */
export async function buildVersion(
  today: Site,
  version: Version,
  around: Surroundings,
): Promise<KeptVersion> {
  const { kept, folder, ref, html } = version;
  if (html !== undefined && kept) return kept;
  const keysFor = createKeys(today, version, around);
  const known = kept && keysFor(kept);
  if (kept && kept.around === known?.around) return kept;
  if (kept && kept.made === known?.made()) return writeKept(folder, { ...kept, around: known.around });
  version.open ??= await openVersion(today.config, version, folder);
  const { site } = version.open;
  const { pages } = site.graph;
  const encrypt = versionLocks(around.locks, { config: site.config, pages, root: today.config.root });
  const variables = passwordVariables(site);
  const { shown, hasTextMarks } = around;
  const options = { progress: silent, versions: async () => ({ shown }), hasTextMarks };
  const summary = await buildSite({ ...site.config, encrypt }, options).catch((error) => {
    throw ofVersion(error, ref, OLD_HINT);
  });
  const own = addressesOf(site);
  const routes = [...own.routes];
  const keys = keysFor({ variables, routes });
  return writeKept(folder, {
    read: version.read,
    made: keys.made(),
    around: keys.around,
    variables,
    routes,
    redirects: [...own.redirects],
    ...finishOutput(site.config.outDir, site.config.base, writtenFilesOf(today.config)),
    pages: summary.pages,
    sources: Object.fromEntries(Object.entries(summary.sources).map(([name, all]) => [name, [...all]])),
  });
}

const OLD_HINT =
  "Today's Bifolio builds this version. Correct it on its branch, or remove it from `versions`.";

/** Makes the keys of an output: all that it is made of besides its sources. */
function createKeys({ config }: Site, { read, state }: Version, { shown, addresses, locks }: Surroundings) {
  const { hostname, head, csp, locales } = config;
  const localeOf = (route: string) => locales.findLast(({ path }) => route.startsWith(path))?.path ?? '/';
  const linksOf = (route: string) => pageVersions({ versions: shown }, { route, locale: localeOf(route) });
  return ({ variables, routes }: Pick<KeptVersion, 'variables' | 'routes'>) => {
    const ofToday = [read, state, hostname, head, csp, locks.key, variablesKey(variables, config)];
    return {
      around: shortHash([ofToday, addresses]),
      /** Asks where each page is in the other versions: it may be where it was although they have changed. */
      made: () => shortHash([ofToday, routes.map(linksOf)]),
    };
  };
}

const silent: Progress = { start() {}, step() {}, done() {} };
