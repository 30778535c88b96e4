import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  isAboutWorkFolder,
  leaveFullWorkFolder,
  openWorkFolder,
  workFolder,
} from '../../core/cache/work-folder.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { diskFull, isDiskFull } from '../../core/errors/full-disk.ts';
import { walk } from '../../core/files/walk.ts';
import { createMemoryKeeper, releaseAfter } from '../../core/memory/release-memory.ts';
import { mergeSources } from '../../core/needs/merge-needs.ts';
import type { Sources } from '../../core/needs/types.ts';
import { finishStore } from '../../core/store/site-store.ts';
import type { KeyedBundle } from '../bundle/bundle-folders.ts';
import { withOwnThrow } from '../bundle/problems/function-threw.ts';
import type { LoadedConfig } from '../config/load.ts';
import { checkHostLimits, hostOfEnvironment, type LimitsReport } from '../host-limits/check-host-limits.ts';
import { closeSite } from '../read/close-site.ts';
import type { Site } from '../read/read-site.ts';
import { withMarkedTexts } from '../read/with-marked-texts.ts';
import { withVersions } from '../read/with-versions.ts';
import { buildSearchIndexes, type LanguageIndex } from '../search/build-index.ts';
import type { BuildOptions, BuildSummary, BuiltVersions, PlacedFiles, Review } from './build-contract.ts';
import { bundleAhead } from './bundle-ahead.ts';
import { copyAssets, copyModuleFiles } from './output/copy-assets.ts';
import { HOST_FILES, writtenHostFile } from './output/host-files.ts';
import { type KeptFolders, keptFolders } from './output/kept-folders.ts';
import { openStaging, type StagingFolder } from './output/output-folder.ts';
import { outputPath } from './output/output-path.ts';
import { copyPublicFiles, findPublicFiles, type PublicFiles } from './output/public-files.ts';
import { publishThemeFiles } from './output/theme-files.ts';
import { writeSiteFiles } from './output/write-site-files.ts';
import type { BuiltPages } from './pages/built-pages.ts';
import { indexLocked } from './pages/index-locked.ts';
import { type OpenPages, openPages } from './pages/open-pages.ts';
import { askedSets } from './problems/asked-sets.ts';
import { bundleForReport, ofPagesAlone } from './problems/bundle-for-report.ts';
import { findLeaks } from './problems/find-leaks.ts';
import { forgetRefused } from './problems/forget-refused.ts';
import { siteProblems } from './problems/site-problems.ts';
import { hasErrors, readForReport, withEarlier } from './problems/site-with-errors.ts';
import { throwOnErrors } from './problems/throw-on-errors.ts';
import { renderSite } from './render-site.ts';
import { siteKey } from './site-options.ts';

/**
 * Builds a site into its output folder. The old output is replaced only when everything has succeeded. When the folder that it works in
 * is on a full disk, it works in a temporary one.
 */
export async function buildSite(config: LoadedConfig, options: BuildOptions): Promise<BuildSummary> {
  openWorkFolder(config.root);
  return buildInWorkFolder(config, options);
}

async function buildInWorkFolder(config: LoadedConfig, options: BuildOptions): Promise<BuildSummary> {
  try {
    return await buildOnce(config, options);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    const isWork = isAboutWorkFolder(config.root, error);
    if (!isWork) throw diskFull(config.outDir);
    if (!leaveFullWorkFolder(config.root, error)) throw diskFull(workFolder(config.root));
    return buildInWorkFolder(config, options);
  }
}

async function buildOnce(config: LoadedConfig, options: BuildOptions): Promise<BuildSummary> {
  const start = performance.now();
  const staging = await openStaging(config.outDir, config);
  let site: Site | undefined;
  let versions: BuiltVersions | undefined;
  try {
    await bundleAhead(config);
    options.progress.start('Reading pages');
    site = await readForReport(config);
    options.progress.done();
    versions = await options.versions?.(site, options.progress);
    if (versions) site = withVersions(site, versions.shown);
    const reviewed = await options.review?.(site, options.progress);
    if (reviewed || options.hasTextMarks) site = withMarkedTexts(site);
    const summary = await buildInto(staging, site, { ...options, made: versions, reviewed });
    return { ...summary, durationMs: performance.now() - start };
  } catch (error) {
    forgetRefused(config.root, error);
    throw withEarlier(withOwnThrow(error, config.root), site?.problems);
  } finally {
    if (existsSync(staging.dir)) versions?.takeBack?.(staging.dir, walk(staging.dir).files);
    await staging.discard();
    closeSite(config, site);
  }
}

async function buildInto(
  staging: StagingFolder,
  whole: Site,
  { progress, strict, publish = true, ask, lastBuild, made, reviewed }: BuildOptions & Made,
): Promise<Omit<BuildSummary, 'durationMs'>> {
  progress.start('Bundling theme and islands');
  const { site, bundled, broken } = await bundleForReport(whole);
  progress.done();
  const { config } = site;
  const isKept = publish && Boolean(config.build.cache);
  const folders = isKept ? takeFolders(staging.dir, site) : undefined;
  const told = lastBuild?.(site, siteKey(site, bundled)) ?? [];
  progress.start('Rendering pages', site.graph.pages.length);
  const open = openPages(site, bundled, staging.dir);
  const { built } = open;
  const rendered = await renderSite({ ...open, site, bundled, outDir: staging.dir, progress });
  progress.done();
  const { reports } = built;
  const published = findPublicFiles(config, site.graph.pages);
  const found = await siteProblems({ ...site, graph: whole.graph }, { reports, ...rendered }, published);
  const all = [...told, ...(made?.problems ?? []), ...(reviewed?.problems ?? []), ...found];
  throwOnErrors(broken.length > 0 ? [...broken, ...ofPagesAlone(all)] : all, strict);
  progress.start('Writing assets');
  await writeOtherFiles(staging.dir, { site, bundled, built, published, elsewhere: made?.sources ?? [] });
  const placed = made?.place?.(staging.dir, { isLent: isKept }) ?? NOTHING_PLACED;
  const indexes = await writeIndexes(staging.dir, site, open);
  const answered = (await ask?.(indexes)) ?? [];
  await indexLocked(site, indexes, rendered.lockedTexts, rendered.hashes);
  reviewed?.mark(staging.dir);
  releaseAfter(site.graph.pages.length); // The lists of files are long as well.
  const own = walk(staging.dir, placed.folders).files;
  const files = [...own, ...placed.files];
  const refused = (outputs: readonly string[]) => made?.forget?.(outputs);
  const search = () => findLeaks(site, { rendered, reports, bundled, outDir: staging.dir, files, refused });
  const { leaks, withdrawn } = await searchReviewed(search, reviewed, staging.dir);
  throwOnErrors([...all, ...answered, ...leaks]);
  const bytes = built.bytes + bytesOf(staging.dir, withoutAll(own, new Set(pageFiles(site)))) + placed.bytes;
  const limits = hostLimits(config, staging.dir, { files, bytes });
  const problems = [...all, ...answered, ...withdrawn, ...limits.problems];
  throwOnErrors(problems, strict);
  if (publish) {
    await staging.publish(files, folders && keeperOf(folders, made, placed));
    if (isKept) made?.keep?.(config.outDir);
    await keepForNext(site, open);
  }
  progress.done();
  const counted = { files: files.length, bytes, versions: made?.summary ?? [] };
  return { ...counted, problems, ...summaryOf(site, built, published, limits) };
}

/** What has been made before the site itself is built. */
interface Made {
  made?: BuiltVersions;
  reviewed?: Review;
}

/** Searches the output for locked text, and once more without what a review has changed if that may be where it is. */
async function searchReviewed(
  search: () => Promise<Problem[]>,
  reviewed: Review | undefined,
  outDir: string,
) {
  const leaks = await search();
  if (!reviewed || !hasErrors(leaks)) return { leaks, withdrawn: [] };
  const withdrawn = reviewed.unmark(outDir);
  return { leaks: await search(), withdrawn };
}

/** Keeps the folders of the output before; files of versions go back first. */
const keeperOf =
  (folders: KeptFolders, made: BuiltVersions | undefined, placed: PlacedFiles): KeptFolders['keep'] =>
  (old, files) => {
    made?.takeBack?.(old, files);
    const gone = placed.folders.filter((folder) => !existsSync(join(old, folder)));
    const left = files.filter((file) => !gone.some((folder) => file.startsWith(`${folder}/`)));
    folders.keep(old, left);
  };

/** Begins the output with the folders of the one before. */
function takeFolders(outDir: string, site: Site): KeptFolders {
  const folders = keptFolders(join(workFolder(site.config.root), 'folders'));
  folders.take(outDir, pageFiles(site));
  return folders;
}

const NOTHING_PLACED: PlacedFiles = { folders: [], files: [], bytes: 0 };

/** The site is published: nothing that fails from here on may say otherwise. */
async function keepForNext({ config, graph }: Site, open: OpenPages): Promise<void> {
  await createMemoryKeeper()(); // The publishing of a large site leaves as much as its index.
  open.keep();
  finishStore(config, graph.pages);
}

interface Finished {
  site: Site;
  bundled: KeyedBundle;
  built: BuiltPages;
  published: Pick<PublicFiles, 'files'>;
  /** What pages of other versions need. */
  elsewhere: readonly Sources[];
}

/** Writes what is no page: scripts and styles, public files, those of the theme, sitemap, redirects and headers. */
async function writeOtherFiles(
  outDir: string,
  { site, bundled, built: { reports, takeFile }, published, elsewhere }: Finished,
): Promise<void> {
  const { clientDir, assets } = bundled.bundle;
  copyAssets(bundled.bundle, reports.assets, outDir);
  copyModuleFiles(bundled.bundle, reports.assets, { outDir, base: site.config.base });
  copyPublicFiles(published.files, site.config, outDir);
  await publishThemeFiles(site.config, outDir);
  const needs = { ...reports.needs, sources: mergeSources([reports.needs.sources, ...elsewhere]) };
  await writeSiteFiles({ site, needs, outDir, clientDir, leadOn: assets.leadOn, takeFile });
}

const writeIndexes = async (
  outDir: string,
  { config, graph: { site, pages } }: Site,
  { records }: Pick<OpenPages, 'records'>,
): Promise<LanguageIndex[]> =>
  records
    ? buildSearchIndexes({ options: config.search, locales: site.locales, pages, records }, outDir)
    : [];

const hostLimits = (
  { host, outDir }: Pick<LoadedConfig, 'host' | 'outDir'>,
  dir: string,
  output: { files: readonly string[]; bytes: number },
) => checkHostLimits(host ?? hostOfEnvironment(process.env, outDir), { ...outputIn(dir), ...output });

const summaryOf = (
  { config, took }: Site,
  { reports: { pages, needs, iconSets }, taken }: BuiltPages,
  { files }: Finished['published'],
  { near }: LimitsReport,
) => ({
  pages,
  taken,
  took,
  nearLimits: near,
  sources: needs.sources,
  askedSets: askedSets(iconSets, config),
  mergedFiles: HOST_FILES.filter((name) => files.includes(name)),
});

const pageFiles = ({ graph }: Site) => graph.pages.map(({ route }) => outputPath(route));

const withoutAll = (files: readonly string[], known: ReadonlySet<string>): string[] =>
  files.filter((file) => !known.has(file));

const outputIn = (dir: string) => ({
  sizeOf: (file: string) => statSync(join(dir, file)).size,
  textOf: (file: string) => writtenHostFile(dir, file),
});

const bytesOf = (dir: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(dir, file)).size, 0);
