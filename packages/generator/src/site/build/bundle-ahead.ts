import { releaseMemory } from '../../core/memory/release-memory.ts';
import { bundleWithCache } from '../bundle/bundle-cache.ts';
import { type BundleConfig, findSiteEntries, hasOwnModules } from '../bundle/site-entries.ts';
import { type FindOptions, findPages } from '../content/find/find-pages.ts';
import { readData } from '../sources/data/read-data.ts';

/** What is known of the pages of a smaller site takes little memory. */
const MANY_PAGES = 20_000;

type AheadConfig = BundleConfig & FindOptions;

/**
 * Bundles the modules of a large site before its pages are read: the bundler, and what is known of all pages, take more memory together
 * than anything later. The build then finds the bundle as one of an earlier build. Mistakes are left for it to tell.
 */
export const bundleAhead = (config: AheadConfig, manyPages = MANY_PAGES): Promise<void> =>
  bundleLarge(config, manyPages).catch(() => undefined);

async function bundleLarge(config: AheadConfig, manyPages: number): Promise<void> {
  const entries = findSiteEntries(config, []);
  // Without modules of its own, a site has the theme's bundle, which is ready.
  if (!config.build.cache || !hasOwnModules(entries) || !(await isLarge(config, manyPages))) return;
  releaseMemory(); // What reading the config has left.
  if ((await readData(config)).problems.length === 0) await bundleWithCache(config, entries);
}

/** Whether a site has many pages, none of which is bundled itself. */
async function isLarge(config: AheadConfig, manyPages: number): Promise<boolean> {
  const { files } = await findPages(config);
  return files.length > manyPages && !files.some((file) => file.endsWith('.mdx'));
}
