import { missingPages } from '../content/missing-pages.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { findDeadLinks } from '../graph/dead-links.ts';
import { configPictureProblems } from '../images/config-pictures.ts';
import type { Site } from '../site/read-site.ts';
import { linkedToLocked } from './linked-to-locked.ts';
import { lockProblems } from './lock-problems.ts';
import { missingFrameIcons } from './missing-frame-icons.ts';
import { onceEach } from './once-each.ts';
import type { PublicFiles } from './public-files.ts';
import type { RenderedSite } from './render-site.ts';
import type { SiteReports } from './site-reports.ts';

/** Everything that is wrong with a site once its pages have been rendered: what a build and a check tell alike. */
export function siteProblems(
  site: Site,
  {
    reports,
    problems,
    sealedFiles,
  }: Pick<RenderedSite, 'problems' | 'sealedFiles'> & { reports: SiteReports },
  published: Pick<PublicFiles, 'problems' | 'linked'>,
): Problem[] {
  const { config, graph } = site;
  return onceEach([
    ...site.problems,
    ...published.problems,
    ...configPictureProblems(config),
    ...missingPages(graph.pages, config),
    ...problems,
    ...reports.problems,
    ...lockProblems(site),
    ...linkedToLocked(site, sealedFiles, published),
    ...findDeadLinks(graph, reports, { ...config, anchorsOf: reports.anchorsOf }),
    ...missingFrameIcons(site, reports),
  ]);
}
