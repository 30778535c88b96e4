import type { SiteVersions } from '../../core/contracts/navigation.ts';
import type { EncryptOptions } from '../../core/contracts/options/locks.ts';
import { walk } from '../../core/files/walk.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import type { Progress } from '../../core/log/progress.ts';
import { isVariable } from '../../locks/rules/resolve-passwords.ts';
import { buildSite } from '../build/build-site.ts';
import { pageVersions } from '../graph/page-versions.ts';
import type { Site } from '../read/read-site.ts';
import { type KeptVersion, writeKept } from './kept-version.ts';
import { openVersion } from './open-version.ts';
import { addressesOf, type Version } from './read-versions.ts';
import { ofVersion } from './version-config.ts';
import { type TodaysLocks, versionLocks } from './version-locks.ts';

/** The output of a version: as the last build has left it, if all is the same that it is made of. */
export async function buildVersion(
  today: Site,
  version: Version,
  { shown, locks }: { shown: SiteVersions; locks: TodaysLocks },
): Promise<KeptVersion> {
  const { kept, folder, ref, html } = version;
  if (html !== undefined && kept) return kept;
  const madeOf = (routes: readonly string[]) =>
    shortHash([ofToday(today, version, shown, routes), locks.key]);
  if (kept && kept.made === madeOf(kept.routes)) return kept;
  version.open ??= await openVersion(today.config, version, folder);
  const { site } = version.open;
  const { pages } = site.graph;
  const encrypt = versionLocks(locks, { config: site.config, pages, root: today.config.root });
  const options = { progress: silent, versions: async () => ({ shown }) };
  const summary = await buildSite({ ...site.config, encrypt }, options).catch((error) => {
    throw ofVersion(error, ref, OLD_HINT);
  });
  const { routes, redirects } = addressesOf(site);
  const made: KeptVersion = {
    read: version.read,
    made: hasVariables(site.config.encrypt) ? '' : madeOf([...routes]),
    routes: [...routes],
    redirects: [...redirects],
    files: walk(site.config.outDir).files,
    pages: summary.pages,
    sources: Object.fromEntries(Object.entries(summary.sources).map(([name, all]) => [name, [...all]])),
  };
  writeKept(folder, made);
  return made;
}

const OLD_HINT =
  "Today's Bifolio builds this version. Correct it on its branch, or remove it from `versions`.";

/** What an output is made of besides its sources: what its pages show of other versions, and what is always today's. */
function ofToday(
  { config }: Site,
  { read, state }: Version,
  versions: SiteVersions,
  routes: readonly string[],
) {
  const { hostname, head, csp, locales } = config;
  const localeOf = (route: string) => locales.findLast(({ path }) => route.startsWith(path))?.path ?? '/';
  const links = routes.map((route) => pageVersions({ versions }, { route, locale: localeOf(route) }));
  return [read, state, hostname, head, csp, links];
}

/** Nothing tells when the environment variables that only an old config names have changed. */
const hasVariables = (encrypt: EncryptOptions | undefined) =>
  encrypt ? [encrypt.admin, ...Object.values(encrypt.rules)].flat().some(isVariable) : false;

const silent: Progress = { start() {}, step() {}, done() {} };
