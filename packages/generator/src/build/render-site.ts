import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { KeyedBundle } from '../bundle/bundle-cache.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { installedSetsKey } from '../icons/installed-sets.ts';
import type { Progress } from '../log/progress.ts';
import { twoslashOf } from '../markdown/twoslash/fence-types.ts';
import { shareTypes } from '../markdown/twoslash/shared-types.ts';
import { digest } from '../render/content-cache.ts';
import type { PageReport } from '../render/page-renderer.ts';
import { sidebarFragments } from '../render/sidebar-fragment.ts';
import type { Site } from '../site/read-site.ts';
import {
  createPageWriter,
  type PageWriter,
  type PageWriterData,
  type RenderResult,
  type RenderTask,
} from './page-writer.ts';
import type { UnchangedPages } from './unchanged-pages.ts';
import type { createWorkerPool, WorkerPool } from './worker-pool.ts';

/** Pages a thread takes at a time: enough to make messages cheap, few enough to share the work evenly. */
const BATCH_SIZE = 16;

/**
 * Pages that pay for a thread. Each thread loads the bundle, the config and the grammars again, which takes 150 MiB and as
 * much time as 500 pages do; fewer than twice as many pages are rendered in the main thread, so that memory stays the same.
 */
const PAGES_PER_THREAD = 10_000;

export interface RenderSiteOptions {
  site: Site;
  bundled: KeyedBundle;
  outDir: string;
  progress: Progress;
  /** Pages that need not be rendered. @default none */
  unchanged?: UnchangedPages;
  /** Folder for the texts of pages, for the search index. @default none */
  recordsDir?: string;
  /** `report` writes nothing. @default 'write' */
  mode?: 'write' | 'report';
}

/** Stands for everything that the content of all pages has in common. */
export const contentKey = ({ root }: LoadedConfig, { key, bundle }: KeyedBundle): string =>
  digest(key, JSON.stringify(bundle.assets), installedSetsKey(root));

/** Renders every page, with threads when there are many. */
export async function renderSite(options: RenderSiteOptions): Promise<RenderResult> {
  const { site, unchanged, mode = 'write' } = options;
  const { pages } = site.graph;
  const taken = pages.map((_, index) => unchanged?.take(index));
  const rest = [...pages.keys()].filter((index) => !taken[index]);
  const reused = taken.filter((report) => report !== undefined);
  options.progress.step(reused.length);
  const tasks = batches(rest).map((batch): RenderTask => ({ pages: batch, mode }));
  const fragments = [...sidebarFragments(site.graph, site.config.root).values()].map((path) => path.slice(1));
  const haveFragments = fragments.every((file) => unchanged?.takeFile(file));
  if (mode === 'write' && !haveFragments) tasks.push({ fragments: true });
  const rendered = await runTasks(tasks, rest.length, options);
  const reports: PageReport[] = [...reused, ...rendered.flatMap((result) => result.reports)];
  const problems: Problem[] = rendered.flatMap((result) => result.problems);
  return { reports, problems: [...problems, ...reports.flatMap((report) => report.problems)] };
}

async function runTasks(
  tasks: readonly RenderTask[],
  pages: number,
  options: RenderSiteOptions,
): Promise<RenderResult[]> {
  if (tasks.length === 0) return [];
  const { run, close } = await startRendering(pages, options);
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const result = await run(task);
        options.progress.step(result.reports.length);
        return result;
      }),
    );
  } finally {
    await close();
  }
}

async function startRendering(pages: number, options: RenderSiteOptions): Promise<WorkerPool> {
  const { config } = options.site;
  const { root, base, build, markdown } = config;
  const { workers = Math.min(availableParallelism(), Math.floor(pages / PAGES_PER_THREAD)) } = build;
  const data = writerData(options);
  const types = shareTypes({ root, options: twoslashOf(markdown) });
  const { run, close } =
    workers > 1
      ? await inThreads(workers, { root, base, typesChannel: types.channel, ...data })
      : inThisThread(await createPageWriter(config, data, types.source));
  return {
    run,
    async close() {
      await close();
      await types.close();
    },
  };
}

async function inThreads(...options: Parameters<typeof createWorkerPool>): Promise<WorkerPool> {
  const pool = await import('./worker-pool.ts'); // A library that most builds do without.
  return pool.createWorkerPool(...options);
}

/** One task after the other, so that progress can be shown. */
function inThisThread(write: PageWriter): WorkerPool {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(task) {
      // A copy, as from a worker: ids and addresses that are pieces of a page's text would keep all of it in memory.
      const result = last.then(async () => structuredClone(await write(task)));
      last = result;
      return result;
    },
    async close() {},
  };
}

function writerData({ site, bundled, outDir, recordsDir }: RenderSiteOptions): PageWriterData {
  const { config, graph } = site;
  const { bundle } = bundled;
  return {
    graph,
    serverFile: bundle.serverFile,
    assets: bundle.assets,
    outDir,
    recordsDir,
    cache: config.build.cache
      ? { folder: join(config.root, '.bifolio/content'), key: contentKey(config, bundled) }
      : undefined,
  };
}

/** Cuts indices of pages into batches, in order. */
function batches(indices: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(indices.length / BATCH_SIZE) }, (_, batch) =>
    indices.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE),
  );
}
