import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { createMemoryKeeper } from '../../../core/memory/release-memory.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { missingPages } from '../../content/find/missing-pages.ts';
import { createLinkCheck } from '../../graph/links/dead-links.ts';
import { createPageReach } from '../../graph/links/orphan-pages.ts';
import { missingTranslations } from '../../graph/twins/missing-translations.ts';
import { configPictureProblems } from '../../images/config-pictures.ts';
import type { Site } from '../../read/read-site.ts';
import { atOrigins } from '../../sources/at-origins.ts';
import { translationProblems } from '../../translations/translation-problems.ts';
import { compareTranslations } from '../../translations/translations.ts';
import type { PublicFiles } from '../output/public-files.ts';
import { onceEach } from '../pages/once-each.ts';
import type { RenderedSite } from '../render-site.ts';
import { createTellingTitles, readablePasswords } from './check-locks.ts';
import { linkedToLocked } from './linked-to-locked.ts';
import { lockProblems } from './lock-problems.ts';
import { lockedStyles } from './locked-styles.ts';
import { missingFrameIcons } from './missing-frame-icons.ts';
import type { SiteReports } from './site-reports.ts';

/** Everything that is wrong with a site once its pages have been rendered. */
export async function siteProblems(
  site: Site,
  {
    reports,
    problems,
    sealedFiles,
  }: Pick<RenderedSite, 'problems' | 'sealedFiles'> & { reports: SiteReports },
  published: Pick<PublicFiles, 'problems' | 'linked'>,
): Promise<Problem[]> {
  const { config, graph } = site;
  const all = [
    ...site.problems,
    ...published.problems,
    ...configPictureProblems(config),
    ...missingPages(graph.pages, config),
    ...problems,
    ...reports.problems,
    ...lockProblems(site, reports),
    ...lockedStyles(site),
    ...linkedToLocked(site, sealedFiles, published),
    ...(await linkProblems(site, reports)),
    ...missingTranslations(graph, config.untranslated),
    ...(config.translations
      ? translationProblems(compareTranslations(config, config.translations, graph))
      : []),
    ...(await readablePasswords(site)),
    ...missingFrameIcons(site, reports),
  ];
  return onceEach(atOrigins(all, graph));
}

/** Between two looks at memory: a hundred thousand reports would leave more garbage than rendering the pages. */
const REPORTS_AT_ONCE = 500;

/** What the links of all pages tell. The reports are on disk, and read once. */
async function linkProblems({ config, graph }: Site, reports: SiteReports): Promise<Problem[]> {
  const keepMemory = createMemoryKeeper();
  const deadLinks = createLinkCheck(graph, { ...config, anchorsOf: reports.anchorsOf });
  const reach = createPageReach(graph, frameLinks(config));
  const titles = createTellingTitles({ config, graph });
  const problems: Problem[] = [];
  let read = 0;
  for (const report of reports) {
    if (read++ % REPORTS_AT_ONCE === 0) await keepMemory();
    problems.push(...deadLinks(report));
    reach.add(report);
    titles.add(report);
  }
  return [...problems, ...reach.orphans(), ...titles.problems()];
}

const frameLinks = ({ theme, locales }: Pick<LoadedConfig, 'theme' | 'locales'>): string[] =>
  locales.flatMap(({ path, lang }) => theme.locale(path, lang).frameLinks ?? []);
