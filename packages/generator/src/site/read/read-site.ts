import { join } from 'node:path';
import { workFolder } from '../../core/cache/work-folder.ts';
import type { Took } from '../../core/clock/took.ts';
import type { Collection } from '../../core/contracts/collections.ts';
import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { GitData, Page } from '../../core/contracts/page.ts';
import { BifolioError, type Problem } from '../../core/errors/bifolio-error.ts';
import { UNLOCKED_FIELD } from '../../core/frontmatter/lock-slips.ts';
import { sourcePath } from '../../core/frontmatter/source-path.ts';
import { hereOf } from '../../core/store/site-store.ts';
import { type LockedPages, lockPages } from '../../locks/lock-pages.ts';
import { openLists } from '../../locks/open-lists.ts';
import { sitePasswords, weakSitePasswords } from '../../locks/rules/site-passwords.ts';
import { readAuthorCode } from '../bundle/author/author-code.ts';
import { unknownAuthorModules } from '../bundle/author/author-modules.ts';
import { authorSheets } from '../bundle/author/author-sheets.ts';
import { lifelessCode } from '../bundle/author/lifeless-code.ts';
import { moduleUrls } from '../bundle/author/module-urls.ts';
import { withOwnThrow } from '../bundle/problems/function-threw.ts';
import { sheetProblems } from '../bundle/problems/sheet-problems.ts';
import { createThrowFinder, placed } from '../bundle/problems/throw-finder.ts';
import { findSiteEntries, runAtBuild, type SiteEntries } from '../bundle/site-entries.ts';
import { siteCollections } from '../collections/site-collections.ts';
import { placeProblems } from '../config/import-config.ts';
import type { LoadedConfig } from '../config/load.ts';
import { ignoredOptions } from '../config/mistakes/ignored-options.ts';
import { otherConfigs } from '../config/mistakes/other-configs.ts';
import { viteOptions } from '../config/vite-options.ts';
import { readGitData } from '../content/git-data.ts';
import { scanPages } from '../content/scan.ts';
import { openScanCache } from '../content/scan-cache.ts';
import { type GeneratedSite, type GeneratedSiteInput, generatedSite } from '../generated/generated-site.ts';
import { createPageGraph } from '../graph/page-graph.ts';
import { placeInFrontmatter } from '../render/frontmatter/frontmatter-places.ts';
import { missingParts } from '../render/slips/missing-parts.ts';
import { atOrigins } from '../sources/at-origins.ts';
import { readData } from '../sources/data/read-data.ts';
import { hiddenRows, type Rows, readSources } from '../sources/read-sources.ts';
import { behindPages } from '../translations/compare/behind-pages.ts';
import { fallbackPages } from '../translations/fallback-pages.ts';
import { translationsProblem } from '../translations/translations.ts';
import { closeSite } from './close-site.ts';
import { linkedPages } from './linked-pages.ts';

/** A site after the scan: everything that is known before the first page is rendered. */
export interface Site {
  config: LoadedConfig;
  graph: PageGraph;
  entries: SiteEntries;
  generated: GeneratedSite;
  /** Files of the author's that begin with `'use client'`. */
  islands: readonly string[];
  /** Stands for the rows of all sources. */
  rowsKey: string;
  /** How long sources, modules of data and extensions took. */
  took: readonly Took[];
  /** Warnings, and errors of single files; all other errors have been thrown, unless they were asked for. */
  problems: Problem[];
}

export interface ReadSiteOptions {
  /** Drafts are pages. @default false */
  drafts?: boolean;
  /** Errors are among `problems`, and the site is what can be made of the rest. @default false */
  withErrors?: boolean;
}

/** Scans the folder and makes the page graph. All errors of all pages come in one BifolioError, unless they are about single files only. */
export async function readSite(config: LoadedConfig, options: ReadSiteOptions = {}): Promise<Site> {
  const unusable = translationsProblem(config);
  if (unusable) throw new BifolioError(config.file ? await placeProblems([unusable], config.file) : unusable);
  const keepLast = options.drafts;
  const [data, rows] = await Promise.all([readData(config, { keepLast }), readSources(config, { keepLast })]);
  try {
    const given = [...data.given, ...rows.given];
    return await siteOf(config, { ...rows, given, problems: [...data.problems, ...rows.problems] }, options);
  } catch (error) {
    rows.forget();
    throw withOwnThrow(error, config.root);
  }
}

/** Reads a site for `use`, which may fail: it is closed in any case. */
export async function withSite<T>(
  config: LoadedConfig,
  options: ReadSiteOptions,
  use: (site: Site) => T | Promise<T>,
): Promise<T> {
  let site: Site | undefined;
  try {
    site = await readSite(config, options);
    return await use(site);
  } finally {
    closeSite(config, site);
  }
}

async function siteOf(
  config: LoadedConfig,
  { files: rows, problems: ofSources, key: rowsKey, given }: Rows,
  { drafts = false, withErrors = false }: ReadSiteOptions,
): Promise<Site> {
  const cache = config.build.cache ? openCache(config) : undefined;
  // Links to pages that are missing for this reason would be reported one by one.
  if (!drafts && ofSources.some(isFatal)) throw new BifolioError(ofSources);
  const [scan, git] = await Promise.all([
    scanPages(config, { dev: drafts, cache, rows }),
    config.git
      ? readGitData(config.sourceDir, { ...config, changesPerFile: config.theme.changesPerPage })
      : new Map<string, GitData>(),
  ]);
  const ofCollections = siteCollections({ config, pages: scan.pages, git });
  const { collections } = ofCollections;
  const generated = madeOf(config, { pages: scan.pages, git, collections });
  let locked: LockedPages<Page> = { pages: [], problems: [] };
  const leftOut = lockPages(scan.drafts, config.encrypt).pages;
  const made = createPageGraph({
    config,
    pages: [...scan.pages, ...generated.pages],
    drafts: leftOut,
    lock: (pages) => {
      locked = lockPages(pages, config.encrypt, scan.drafts);
      return withFallbacks(locked.pages, config, collections);
    },
    git,
    ofCollections,
    generatedFiles: generated.files.map(({ path }) => path),
  });
  const graph: PageGraph = { ...made.graph, behind: behindPages(config, made.graph) };
  const secret = [...graph.pages, ...leftOut].filter(({ lock }) => lock);
  cache?.save(new Set(secret.map((page) => sourcePath(config.sourceDir, page))));
  const all = await problemsOf(config, graph, {
    ofGraph: made.problems,
    ofLocks: locked.problems,
    ofRows: [...ofSources, ...hiddenRows(rows, graph.pages)],
    ofScan: scan.problems,
  });
  if (!withErrors && all.some(isFatal)) throw new BifolioError(atOrigins(all, graph));
  const entries = findSiteEntries(config, graph.pages);
  const code = readAuthorCode(runAtBuild(entries));
  return {
    config,
    graph,
    entries,
    generated,
    rowsKey,
    took: [...given, ...generated.took],
    islands: code.filter(({ isIsland }) => isIsland).map(({ path }) => path),
    problems: [
      ...all,
      ...unknownAuthorModules(entries, config.theme, config.root),
      ...lifelessCode(code, config.root),
      ...moduleUrls(code, config.root),
      ...sheetProblems([...entries.styles, ...authorSheets(code).all], config),
    ],
  };
}

/** What is known of the pages since the last time. */
const openCache = (config: LoadedConfig) =>
  openScanCache({
    file: join(workFolder(config.root), 'scan'),
    root: config.root,
    here: hereOf(config),
    key: Object.keys(config.frontmatter.shape).join(),
  });

interface FoundProblems {
  ofGraph: readonly Problem[];
  ofLocks: readonly Problem[];
  ofRows: readonly Problem[];
  ofScan: readonly Problem[];
}

/** Problems of the config, then of pages, each with its place. */
async function problemsOf(
  config: LoadedConfig,
  graph: PageGraph,
  { ofGraph, ofLocks, ofRows, ofScan }: FoundProblems,
): Promise<Problem[]> {
  const isOfPage = ({ file = '' }: Problem) => graph.files.has(file);
  const ofConfig = [
    ...(config.theme.notes ?? []),
    ...missingParts(config),
    ...otherConfigs(config),
    ...ignoredOptions(config),
    ...viteOptions(config),
    ...sitePasswords(config).problems,
    ...(await weakSitePasswords(config)),
    ...ofLocks,
    ...ofGraph.filter((problem) => !isOfPage(problem)),
  ];
  // A rule may lock what its own frontmatter only seems to.
  const lockedFiles = new Set(graph.pages.flatMap(({ lock, file }) => (lock ? file : [])));
  const isOpenPage = ({ code, file = '' }: Problem) => code !== UNLOCKED_FIELD || !lockedFiles.has(file);
  return [
    ...(config.file ? await placeProblems(ofConfig, config.file) : ofConfig),
    ...ofRows,
    ...ofScan.filter(isOpenPage),
    ...linkedPages(graph.pages, config.sourceDir),
    ...placeInPages([...ofGraph.filter(isOfPage), ...openLists(graph.pages)], graph, config.sourceDir),
  ];
}

/** Pages and files that are made of others. What extensions may know of pages depends on their locks. */
function madeOf(
  config: GeneratedSiteInput['config'] & Pick<LoadedConfig, 'encrypt' | 'extensions' | 'root'>,
  site: Omit<GeneratedSiteInput, 'config'>,
): GeneratedSite {
  const isExtended = config.extensions.length > (config.theme.extensions?.length ?? 0);
  const pages = isExtended ? lockPages(site.pages, config.encrypt).pages : site.pages;
  try {
    return generatedSite({ config, ...site, pages });
  } catch (error) {
    throw placed(error, createThrowFinder(config.root));
  }
}

/** With pages that stand for translations that do not exist, where the site asks for them. */
function withFallbacks(
  pages: Page[],
  config: Pick<LoadedConfig, 'locales' | 'redirects' | 'translations' | 'untranslated'>,
  collections: readonly Collection[],
): Page[] {
  if (!config.translations) return pages;
  const { fallback, source } = config.translations;
  return fallback ? [...pages, ...fallbackPages(pages, { ...config, source, collections })] : pages;
}

/** A file that cannot be read, or not as it should be, keeps nothing else from being looked at. */
const OF_SINGLE_FILES = new Set([
  'invalid-utf8',
  'invalid-name',
  'unreadable-file',
  'link-outside',
  'link-loop',
  'link-broken',
]);

const isFatal = ({ severity, code }: Problem) => severity === 'error' && !OF_SINGLE_FILES.has(code);

/** What the graph says of keys in the frontmatter of pages has their places. */
const placeInPages = (
  problems: readonly Problem[],
  { pages, files }: PageGraph,
  sourceDir: string,
): Problem[] =>
  problems.flatMap((problem) => {
    const page = pages[files.get(problem.file ?? '') ?? -1];
    return page && problem.option ? placeInFrontmatter([problem], page, sourceDir) : [problem];
  });
