import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { bundleWithCache } from '../../bundle/bundle-cache.ts';
import type { KeyedBundle } from '../../bundle/bundle-folders.ts';
import type { Site } from '../../read/read-site.ts';

/** A site and its bundle. */
export interface BundledSite {
  site: Site;
  bundled: KeyedBundle;
  /** What ends the build, once the pages have been read. @default nothing */
  broken: readonly Problem[];
}

/** Bundles a site. When its own modules cannot be bundled, its pages are rendered without them, so that one report has everything. */
export async function bundleForReport(site: Site): Promise<BundledSite> {
  try {
    return {
      site,
      bundled: await bundleWithCache(site.config, site.entries, site.graph.pages.length),
      broken: [],
    };
  } catch (error) {
    if (!(error instanceof BifolioError)) throw error;
    const bare = withoutModules(site);
    const bundled = await bundleWithCache(bare.config, bare.entries).catch(() => {
      throw error;
    });
    return { site: bare, bundled, broken: error.problems };
  }
}

/** Nothing is kept of it, as of any site with errors. */
function withoutModules({ config, entries, graph, ...site }: Site): Site {
  return {
    ...site,
    graph: { ...graph, pages: graph.pages.filter(({ kind }) => kind !== 'mdx') },
    config: { ...config, build: { ...config.build, cache: false } },
    entries: { ...entries, components: {}, layouts: {}, overrides: {}, slots: {}, mdx: {}, styles: [] },
  };
}

/** What pages without the modules of their site may tell wrongly. */
const ABOUT_MODULES: ReadonlySet<string> = new Set(['unknown-component', 'dead-anchor', 'orphan-page']);

/** What is wrong with pages that were rendered without the modules of their site. */
export const ofPagesAlone = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ code }) => !ABOUT_MODULES.has(code ?? ''));
