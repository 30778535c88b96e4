import { join } from 'node:path';
import { bundleWithCache } from '../bundle/bundle-cache.ts';
import { workFolder } from '../cache/work-folder.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { openFaces } from '../faces/face-store.ts';
import { findOrphanPages } from '../graph/orphan-pages.ts';
import { missingTranslations } from '../graph/twins.ts';
import type { Progress } from '../log/progress.ts';
import { mergeSources } from '../needs/merge-needs.ts';
import type { Sources } from '../needs/types.ts';
import { readSite } from '../site/read-site.ts';
import { checkLocks } from './check-locks.ts';
import { findPublicFiles } from './public-files.ts';
import { renderSite } from './render-site.ts';
import { siteProblems } from './site-problems.ts';

export interface CheckedSite {
  pages: number;
  problems: Problem[];
  /** What the pages need of other hosts. */
  sources: Sources;
}

/**
 * Renders every page and collects all problems without writing an output: dead links and anchors, missing
 * images, unknown components, pages that nothing links to or that one language lacks. Rejects when the site cannot be read at all.
 */
export async function checkSite(config: LoadedConfig, progress: Progress): Promise<CheckedSite> {
  progress.start('Reading pages');
  const site = await readSite(config, { drafts: true });
  progress.done();
  progress.start('Bundling theme and islands');
  const bundled = await bundleWithCache(config, site.entries);
  progress.done();
  progress.start('Checking pages', site.graph.pages.length);
  const scratch = join(workFolder(config.root), 'check');
  const faces = openFaces(join(scratch, 'faces'), site.graph.pages.length);
  const rendered = await renderSite({
    site,
    bundled,
    outDir: scratch,
    progress,
    faces,
    mode: 'report',
  });
  await faces.remove();
  progress.done();
  const { graph } = site;
  const { reports } = rendered;
  return {
    pages: reports.length,
    sources: mergeSources(reports.map(({ needs }) => needs.sources)),
    problems: [
      ...siteProblems(site, rendered, findPublicFiles(config, graph.pages)),
      ...findOrphanPages(graph, reports),
      ...missingTranslations(graph),
      ...(await checkLocks(site, reports)),
    ],
  };
}
