import { join } from 'node:path';
import { bundleWithCache } from '../bundle/bundle-cache.ts';
import { workFolder } from '../cache/work-folder.ts';
import type { LoadedConfig } from '../config/load.ts';
import { missingPages } from '../content/missing-pages.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { openFaces } from '../faces/face-store.ts';
import { findDeadLinks } from '../graph/dead-links.ts';
import { findOrphanPages } from '../graph/orphan-pages.ts';
import { missingTranslations } from '../graph/twins.ts';
import { missingConfigPictures } from '../images/config-pictures.ts';
import type { Progress } from '../log/progress.ts';
import { readSite } from '../site/read-site.ts';
import { missingFrameIcons } from './missing-frame-icons.ts';
import { findPublicFiles } from './public-files.ts';
import { renderSite } from './render-site.ts';

/**
 * Renders every page and collects all problems without writing an output: dead links and anchors, missing
 * images, unknown components, pages that nothing links to or that one language lacks. Rejects when the site cannot be read at all.
 */
export async function checkSite(
  config: LoadedConfig,
  progress: Progress,
): Promise<{ pages: number; problems: Problem[] }> {
  progress.start('Reading pages');
  const site = await readSite(config, { drafts: true });
  progress.done();
  progress.start('Bundling theme and islands');
  const bundled = await bundleWithCache(config, site.entries);
  progress.done();
  progress.start('Checking pages', site.graph.pages.length);
  const scratch = join(workFolder(config.root), 'check');
  const faces = openFaces(join(scratch, 'faces'), site.graph.pages.length);
  const { reports, problems } = await renderSite({
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
  return {
    pages: reports.length,
    problems: [
      ...site.problems,
      ...findPublicFiles(config, graph.pages).problems,
      ...missingConfigPictures(config),
      ...missingPages(graph.pages, config),
      ...problems,
      ...findDeadLinks(graph, reports, config),
      ...missingFrameIcons(site, reports),
      ...findOrphanPages(graph, reports),
      ...missingTranslations(graph),
    ],
  };
}
