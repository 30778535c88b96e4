import { join } from 'node:path';
import { bundleWithCache } from '../bundle/bundle-cache.ts';
import { openWorkFolder, workFolder } from '../cache/work-folder.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { missingTranslations } from '../graph/missing-translations.ts';
import { findOrphanPages } from '../graph/orphan-pages.ts';
import type { PageGraph } from '../graph/types.ts';
import { askedOnce } from '../ledger/asked-once.ts';
import type { Progress } from '../log/progress.ts';
import type { Sources } from '../needs/types.ts';
import { openPageStores, type PageStores } from '../page-store/page-stores.ts';
import { siteAnswers } from '../render/site-answers.ts';
import type { LanguageIndex } from '../search/build-index.ts';
import { readSite, type Site } from '../site/read-site.ts';
import { closeStore } from '../store/site-store.ts';
import { translationProblems } from '../translations/translation-problems.ts';
import { compareTranslations } from '../translations/translations.ts';
import { openBuiltPages } from './built-pages.ts';
import { checkLocks } from './check-locks.ts';
import { findPublicFiles } from './public-files.ts';
import { renderSite } from './render-site.ts';
import { askedBundle, siteKey } from './site-keys.ts';
import { siteProblems } from './site-problems.ts';

/** What a check has found. */
export interface CheckedSite {
  pages: number;
  problems: Problem[];
  /** What the pages need of other hosts. */
  sources: Sources;
}

export interface CheckOptions {
  /** Asks the search indexes of the site, as a build would write them, and tells what is wrong. @default nothing is asked */
  ask?(indexes: readonly LanguageIndex[]): Promise<Problem[]>;
}

/** The indexes of pages that have been rendered, in a folder for this check. */
async function indexesOf(
  config: LoadedConfig,
  { graph }: Site,
  records: PageStores,
): Promise<LanguageIndex[]> {
  const { buildSearchIndexes } = await import('../search/build-index.ts');
  records.flush();
  const searchable = { options: config.search, locales: graph.site.locales };
  const outDir = join(workFolder(config.root), 'check', 'indexes');
  return buildSearchIndexes({ ...searchable, pages: graph.pages, dir: records.dir }, outDir);
}

const frameLinks = ({ theme, locales }: LoadedConfig): string[] =>
  locales.flatMap(({ path, lang }) => theme.locale(path, lang).frameLinks ?? []);

/**
 * Renders every page and collects all problems without writing an output: dead links and anchors, missing
 * images, unknown components, pages that nothing links to or that one language lacks. Rejects when the site cannot be read at all.
 */
export async function checkSite(
  config: LoadedConfig,
  progress: Progress,
  { ask }: CheckOptions = {},
): Promise<CheckedSite> {
  openWorkFolder(config.root);
  progress.start('Reading pages');
  const site = await readSite(config, { drafts: true });
  progress.done();
  progress.start('Bundling theme and islands');
  const bundled = await bundleWithCache(config, site.entries);
  progress.done();
  progress.start('Checking pages', site.graph.pages.length);
  const scratch = join(workFolder(config.root), 'check');
  const faces = openPageStores(join(scratch, 'faces'), site.graph.pages.length);
  const { pages } = site.graph;
  const records = ask && openPageStores(join(scratch, 'search'), pages.length);
  const answers = askedOnce(siteAnswers(config, site.graph, askedBundle(bundled)));
  const built = openBuiltPages({
    site,
    answers,
    siteKey: siteKey(site, bundled),
    reuseRecord: () => false,
    reuseFace: () => false,
  });
  try {
    const rendered = await renderSite({
      site,
      answers,
      bundled,
      outDir: scratch,
      progress,
      built,
      faces,
      mode: 'report',
      records,
    });
    progress.done();
    const { graph } = site;
    const { reports } = built;
    return {
      pages: reports.pages,
      sources: reports.needs.sources,
      problems: softenDrafts(graph, [
        ...siteProblems(site, { reports, ...rendered }, findPublicFiles(config, graph.pages)),
        ...findOrphanPages(graph, reports, frameLinks(config)),
        ...missingTranslations(graph, config.untranslated),
        ...(config.translations
          ? translationProblems(compareTranslations(config, config.translations, graph))
          : []),
        ...(await checkLocks(site, reports)),
        ...(ask && records ? await ask(await indexesOf(config, site, records)) : []),
      ]),
    };
  } finally {
    await faces.remove();
    await records?.remove();
    built.discard();
    closeStore(config.root);
  }
}

/** A build leaves drafts out, so that nothing in them is an error yet. */
const softenDrafts = ({ pages, files }: PageGraph, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) =>
    pages[files.get(problem.file ?? '') ?? -1]?.draft ? { ...problem, severity: 'warning' } : problem,
  );
