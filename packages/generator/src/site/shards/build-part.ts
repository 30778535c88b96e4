import { join } from 'node:path';
import { openWorkFolder, workFolder } from '../../core/cache/work-folder.ts';
import type { SiteVersions } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import { diskFull, isDiskFull } from '../../core/errors/full-disk.ts';
import { openOwnFolder } from '../../core/files/own-folder.ts';
import { removeFolder } from '../../core/files/remove-own.ts';
import type { Progress } from '../../core/log/progress.ts';
import { openStore } from '../../core/store/store.ts';
import { generatorVersion } from '../../core/version.ts';
import { openPages } from '../build/pages/open-pages.ts';
import { throwOnErrors } from '../build/problems/throw-on-errors.ts';
import { renderShare } from '../build/render-site.ts';
import { siteKey } from '../build/site-options.ts';
import { bundleWithCache } from '../bundle/bundle-cache.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Site } from '../read/read-site.ts';
import { withSite } from '../read/read-site.ts';
import { withVersions } from '../read/with-versions.ts';
import { withCopies } from './copies.ts';
import { writePartInfo } from './part-file.ts';
import { openPartFolder, STORE_FOLDER } from './part-folder.ts';
import { nodeMajor } from './read-parts.ts';
import { isInShard, type Shard } from './shard.ts';

export interface BuildPartOptions {
  shard: Shard;
  /** Where the part is written. */
  folder: string;
  progress: Progress;
  /** Warnings of its pages count as errors. */
  strict?: boolean;
  /** Tells the other versions of the site. @default there is one version only */
  versions?(site: Site): Promise<SiteVersions>;
}

/** What a part holds. */
export interface PartSummary {
  /** Pages of the part. */
  rendered: number;
  /** Pages of the site. */
  pages: number;
}

/**
 * Renders the pages of one shard into a folder that `mergeParts` takes over. Nothing is published. Locked pages, generated ones, and
 * those that show others are left to the merge.
 */
export async function buildPart(given: LoadedConfig, options: BuildPartOptions): Promise<PartSummary> {
  const config = withCopies(given);
  openPartFolder(options.folder);
  openWorkFolder(config.root);
  const staging = openOwnFolder(join(workFolder(config.root), 'shard'));
  const { progress, versions: seen } = options;
  try {
    progress.start('Reading pages');
    return await withSite(config, {}, async (own) => {
      const site = seen ? withVersions(own, await seen(own)) : own;
      progress.done();
      return renderPart(site, options, staging);
    });
  } catch (error) {
    throw isDiskFull(error) ? diskFull(options.folder) : error;
  } finally {
    removeFolder(staging);
  }
}

async function renderPart(
  site: Site,
  { shard, folder, progress, strict }: BuildPartOptions,
  staging: string,
): Promise<PartSummary> {
  const { pages } = site.graph;
  progress.start('Bundling theme and islands');
  const bundled = await bundleWithCache(site.config, site.entries, pages.length);
  progress.done();
  const isWanted = (page: Page) => page.kind !== 'generated' && !page.lock && isInShard(page.route, shard);
  progress.start('Rendering pages', pages.filter(isWanted).length);
  const store = openStore(join(folder, STORE_FOLDER), { isPortable: true });
  try {
    const { built, keep, ...open } = openPages(site, bundled, staging, store);
    const failed = await renderShare({ ...open, built, site, bundled, outDir: staging, progress }, isWanted);
    throwOnErrors([...failed, ...built.reports.problems], strict);
    keep();
    store.keepUsedPages();
    store.finish();
    progress.done();
    const versions = {
      bifolio: generatorVersion,
      node: nodeMajor(),
      key: siteKey(site, bundled),
      rows: site.rowsKey,
    };
    writePartInfo(folder, { ...shard, ...versions, site: site.config.title });
    return { rendered: built.reports.pages, pages: pages.length };
  } finally {
    store.save();
    store.close();
  }
}
