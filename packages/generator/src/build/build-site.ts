import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleKey, bundleWithCache } from '../bundle/bundle-cache.ts';
import type { SiteBundle } from '../bundle/bundle-site.ts';
import type { LoadedConfig } from '../config/load.ts';
import { BifolioError, type Problem } from '../errors.ts';
import { findDeadLinks } from '../graph/dead-links.ts';
import { installedSetsKey } from '../icons/installed-sets.ts';
import type { Log } from '../log.ts';
import { twoslashOf } from '../markdown/twoslash/block-types.ts';
import { shareTypes } from '../markdown/twoslash/shared-types.ts';
import type { Progress } from '../progress.ts';
import { digest } from '../render/content-cache.ts';
import type { PageReport } from '../render/page-renderer.ts';
import { sidebarFragments } from '../render/sidebar-fragment.ts';
import { buildSearchIndexes } from '../search/build-index.ts';
import { openRecords } from '../search/record-store.ts';
import { missingFrameIcons } from './missing-frame-icons.ts';
import { openStaging } from './output-folder.ts';
import { readSite, type Site } from './site.ts';
import { findUnchangedPages, type UnchangedPages } from './unchanged-pages.ts';
import type { WorkerData, WorkerTask } from './worker.ts';
import { batches, createWorkerPool } from './worker-pool.ts';
import { writeSiteFiles } from './write-site-files.ts';

export interface BuildOptions {
  log: Log;
  progress: Progress;
  /** Warnings count as errors. */
  strict?: boolean;
}

export interface BuildSummary {
  pages: number;
  durationMs: number;
  /** Of the whole output folder. */
  bytes: number;
  files: number;
  problems: readonly Problem[];
  /** Icon sets that are not installed, so that readers' browsers ask the icon service. */
  askedSets: readonly string[];
}

/** Builds a site into its output folder. The old output is replaced only when everything has succeeded. */
export async function buildSite(config: LoadedConfig, options: BuildOptions): Promise<BuildSummary> {
  const start = performance.now();
  const { progress } = options;
  const staging = await openStaging(config.outDir, config);
  try {
    progress.start('Reading pages');
    const site = await readSite(config);
    progress.done();
    progress.start('Bundling theme and islands');
    const bundle = await bundleWithCache(config, site.entries);
    progress.done();
    progress.start('Rendering pages', site.graph.pages.length);
    const records = await openRecords(config, site.graph.site.locales);
    const unchanged = findUnchangedPages({
      site,
      contentKey: contentKey(site, bundle),
      stagingDir: staging.dir,
      reuseRecord: records.reuse,
    });
    const { reports, problems } = await renderSite({
      site,
      bundle,
      outDir: staging.dir,
      progress,
      unchanged,
      recordsDir: config.search ? records.dir : undefined,
    });
    progress.done();
    const found = [
      ...site.problems,
      ...problems,
      ...findDeadLinks(site.graph, reports, config),
      ...missingFrameIcons(site, reports),
    ];
    const all = options.strict ? found : found.map(tolerate);
    throwOnErrors(all, options.strict);
    progress.start('Writing assets');
    await copyAssets(config, bundle, staging.dir);
    await writeSiteFiles(site, reports, staging.dir);
    buildSearchIndexes(records.dir, staging.dir);
    const { files, bytes } = listFiles(staging.dir);
    await staging.publish(files);
    unchanged.remember(reports);
    await records.keep();
    progress.done();
    return {
      pages: reports.length,
      files: files.length,
      bytes,
      durationMs: performance.now() - start,
      problems: all,
      askedSets: [...new Set(reports.flatMap(({ askedSets }) => askedSets))].sort(),
    };
  } catch (error) {
    await staging.discard();
    throw error;
  }
}

/** Renders every page with a pool of workers; also used by `check`, which writes nothing. */
export async function renderSite(options: RenderSiteOptions): Promise<RenderedSite> {
  const { site, bundle, unchanged, mode = 'write' } = options;
  const { pages } = site.graph;
  const taken = pages.map((_, index) => unchanged?.take(index));
  const rest = [...pages.keys()].filter((index) => !taken[index]);
  const reused = taken.filter((report) => report !== undefined);
  options.progress.step(reused.length);
  const data = workerData(site, bundle, options);
  const tasks = batches(rest).map((batch): WorkerTask => ({ pages: batch, mode }));
  const fragments = [...sidebarFragments(site.graph, site.config.root).values()].map((path) => path.slice(1));
  const haveFragments = fragments.every((file) => unchanged?.takeFile(file));
  if (mode === 'write' && !haveFragments) tasks.push({ fragments: true });
  const rendered = await runTasks(tasks, data, options);
  const reports = [...reused, ...rendered.reports];
  return { reports, problems: [...rendered.problems, ...reports.flatMap(({ problems }) => problems)] };
}

export interface RenderSiteOptions {
  site: Site;
  bundle: SiteBundle;
  outDir: string;
  progress: Progress;
  /** Pages that need not be rendered. @default none */
  unchanged?: UnchangedPages;
  /** Folder for the texts of pages, for the search index. @default none */
  recordsDir?: string;
  /** @default 'write' */
  mode?: 'write' | 'report';
}

export interface RenderedSite {
  reports: PageReport[];
  problems: Problem[];
}

async function runTasks(
  tasks: readonly WorkerTask[],
  data: Omit<WorkerData, 'typesChannel'>,
  { site, progress }: RenderSiteOptions,
): Promise<RenderedSite> {
  if (tasks.length === 0) return { reports: [], problems: [] };
  const { root, markdown } = site.config;
  const types = shareTypes({ root, options: twoslashOf(markdown) });
  const pool = createWorkerPool({
    data: { ...data, typesChannel: types.channel },
    workers: site.config.build.workers,
    batches: tasks.filter((task) => 'pages' in task).length,
  });
  try {
    const results = tasks.map(async (task) => {
      const result = await pool.run(task);
      progress.step(result.reports.length);
      return result;
    });
    const done = await Promise.all(results);
    return {
      reports: done.flatMap(({ reports }) => reports),
      problems: done.flatMap(({ problems }) => problems),
    };
  } finally {
    await pool.close();
    await types.close();
  }
}

/** Stands for everything that the content of all pages has in common. */
const contentKey = ({ config, entries }: Site, bundle: SiteBundle) =>
  digest(
    bundleKey(config, entries, bundle.modules),
    JSON.stringify(bundle.assets),
    installedSetsKey(config.root),
  );

function workerData(
  site: Site,
  bundle: SiteBundle,
  { outDir, recordsDir }: RenderSiteOptions,
): Omit<WorkerData, 'typesChannel'> {
  const { config, graph } = site;
  return {
    root: config.root,
    base: config.base,
    graph,
    serverFile: bundle.serverFile,
    assets: bundle.assets,
    outDir,
    recordsDir,
    cache: config.build.cache
      ? { folder: join(config.root, '.bifolio/content'), key: contentKey(site, bundle) }
      : undefined,
  };
}

/** Kinds of error that a build lets pass with a warning; `--strict` and `bifolio check` do not. */
const TOLERATED = new Set(['dead-link', 'dead-anchor', 'missing-image']);

const tolerate = (problem: Problem): Problem =>
  TOLERATED.has(problem.code) ? { ...problem, severity: 'warning' } : problem;

function throwOnErrors(problems: readonly Problem[], strict = false): void {
  const failed = problems.some(({ severity }) => severity === 'error' || strict);
  if (failed) throw new BifolioError(problems);
}

async function copyAssets(config: LoadedConfig, bundle: SiteBundle, outDir: string): Promise<void> {
  await cp(join(bundle.clientDir, 'assets'), join(outDir, 'assets'), { recursive: true });
  if (existsSync(config.publicDir)) await cp(config.publicDir, outDir, { recursive: true });
}

function listFiles(dir: string): { files: string[]; bytes: number } {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return {
    files: paths.map((path) => path.slice(dir.length + 1).replaceAll('\\', '/')),
    bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0),
  };
}
