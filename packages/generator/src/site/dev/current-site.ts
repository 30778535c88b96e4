import type { SiteVersions } from '../../core/contracts/navigation.ts';
import { lockedStyles } from '../build/problems/locked-styles.ts';
import type { LoadedConfig } from '../config/load.ts';
import { missingPages } from '../content/find/missing-pages.ts';
import { readSite, type Site } from '../read/read-site.ts';
import { withVersions } from '../read/with-versions.ts';
import { type SiteAnswers, siteAnswers } from '../render/site-answers.ts';
import { behindNow } from '../translations/compare/behind-now.ts';
import { createReadings } from './overlapping-readings.ts';
import { NO_BUNDLE } from './pages/dev-rendering.ts';

/** A site as it was read last. */
export interface CurrentSite {
  readonly site: Site;
  /** What pages may ask about it. */
  readonly answers: SiteAnswers;
  /** Reads it again. */
  reread(): Promise<Site>;
}

/** Reads a site, which may have other `versions`. `onRead` is told of each later reading, and whether it has found the same pages. */
export async function openCurrentSite(
  config: LoadedConfig,
  versions: SiteVersions | undefined,
  onRead: (hasSamePages: boolean) => void,
): Promise<CurrentSite> {
  let site = await read(config, versions);
  let answers = answersOf(site);
  const reread = createReadings({
    read: () => read(config, versions),
    take(found) {
      const hasSamePages = hasRoutesOf(found, site);
      site = found;
      answers = answersOf(site);
      onRead(hasSamePages);
    },
  });
  return {
    get site() {
      return site;
    },
    get answers() {
      return answers;
    },
    reread,
  };
}

/** Drafts are shown while one writes, and what is wrong in a page is told when it is opened. */
async function read(config: LoadedConfig, versions: SiteVersions | undefined): Promise<Site> {
  const site = await readSite(config, { drafts: true, withErrors: true });
  const problems = [...site.problems, ...missingPages(site.graph.pages, config), ...lockedStyles(site)];
  const graph = { ...site.graph, behind: behindNow(config, site.graph) };
  const made = { ...site, problems, graph };
  return versions ? withVersions(made, versions) : made;
}

/** Faces are not among them: a page that shows some is made of their files. */
const answersOf = (site: Site): SiteAnswers => siteAnswers(site, NO_BUNDLE);

/** Whether there are the same pages. */
const hasRoutesOf = ({ graph: one }: Site, { graph: other }: Site): boolean =>
  one.routes.size === other.routes.size && [...one.routes.keys()].every((route) => other.routes.has(route));
