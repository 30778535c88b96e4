import { existsSync } from 'node:fs';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bundleKey, bundleWithCache } from '../bundle/bundle-cache.ts';
import type { SiteBundle } from '../bundle/bundle-site.ts';
import type { LoadedConfig } from '../config/load.ts';
import { BifolioError, type Problem } from '../errors.ts';
import { findDeadLinks } from '../graph/dead-links.ts';
import type { Log } from '../log.ts';
import type { Progress } from '../progress.ts';
import { digest } from '../render/content-cache.ts';
import type { PageReport } from '../render/page-renderer.ts';
import { buildSearchIndexes } from '../search/build-index.ts';
import { openStaging } from './output-folder.ts';
import { readSite, type Site } from './site.ts';
import type { WorkerData } from './worker.ts';
import { batches, createWorkerPool, type WorkerPool } from './worker-pool.ts';
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
    const { reports, problems } = await renderSite(site, bundle, staging.dir, progress);
    progress.done();
    const found = [...site.problems, ...problems, ...findDeadLinks(site.graph, reports, config)];
    const all = options.strict ? found : found.map(tolerate);
    throwOnErrors(all, options.strict);
    progress.start('Writing assets');
    await copyAssets(config, bundle, staging.dir);
    await writeSiteFiles(site, reports, staging.dir);
    await writeSearchIndexes(staging.dir);
    const { files, bytes } = await listFiles(staging.dir);
    await staging.publish(files);
    progress.done();
    return {
      pages: reports.length,
      files: files.length,
      bytes,
      durationMs: performance.now() - start,
      problems: all,
    };
  } catch (error) {
    await staging.discard();
    throw error;
  }
}

/** Renders every page with a pool of workers; also used by `check`, which writes nothing. */
export async function renderSite(
  site: Site,
  bundle: SiteBundle,
  outDir: string,
  progress: Progress,
  mode: 'write' | 'report' = 'write',
): Promise<{ reports: PageReport[]; problems: Problem[] }> {
  const pool = createWorkerPool({
    data: workerData(site, bundle, outDir),
    workers: site.config.build.workers,
  });
  try {
    return await runBatches(pool, site.graph.pages.length, mode, progress);
  } finally {
    await pool.close();
  }
}

async function runBatches(pool: WorkerPool, count: number, mode: 'write' | 'report', progress: Progress) {
  const reports: PageReport[] = [];
  const problems: Problem[] = [];
  await Promise.all(
    batches(count).map(async (pages) => {
      const result = await pool.run({ pages, mode });
      reports.push(...result.reports);
      problems.push(...result.problems, ...result.reports.flatMap((report) => report.problems));
      progress.step(pages.length);
    }),
  );
  if (mode === 'write') await pool.run({ fragments: true });
  return { reports, problems };
}

function workerData({ config, graph, entries }: Site, bundle: SiteBundle, outDir: string): WorkerData {
  const key = digest(bundleKey(config, entries, bundle.modules), JSON.stringify(bundle.assets));
  return {
    root: config.root,
    base: config.base,
    graph,
    serverFile: bundle.serverFile,
    assets: bundle.assets,
    outDir,
    recordsDir: config.search ? recordsDir(outDir) : undefined,
    cache: config.build.cache ? { folder: join(config.root, '.bifolio/content'), key } : undefined,
  };
}

async function writeSearchIndexes(outDir: string): Promise<void> {
  await buildSearchIndexes(recordsDir(outDir), outDir);
  await rm(recordsDir(outDir), { recursive: true, force: true });
}

/** Where the texts of pages wait for the search index; gone before the site is published. */
const recordsDir = (outDir: string) => join(outDir, '.search-records');

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

async function listFiles(dir: string): Promise<{ files: string[]; bytes: number }> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return {
    files: paths.map((path) => relative(dir, path).replaceAll('\\', '/')),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}
