import type { KeyedBundle } from '../bundle/bundle-cache.ts';
import { textOfOptions } from '../cache/text-of-options.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import { openFaceReader } from '../faces/face-files.ts';
import { createStoredFaces } from '../faces/stored-faces.ts';
import { installedSetsKey } from '../icons/installed-sets.ts';
import type { Progress } from '../log/progress.ts';
import { twoslashOf } from '../markdown/twoslash/fence-types.ts';
import { shareTypes } from '../markdown/twoslash/shared-types.ts';
import { createMemoryKeeper, releaseMemory } from '../memory/release-memory.ts';
import type { PageStores } from '../page-store/page-stores.ts';
import { contentFolder, digest } from '../render/content-cache.ts';
import { sidebarFragments } from '../render/sidebar-fragment.ts';
import type { Site } from '../site/read-site.ts';
import type { BuiltPages } from './built-pages.ts';
import { createPageWriter, type PageWriter, type PageWriterData } from './page-writer.ts';
import { publicSealedFiles } from './public-sealed-files.ts';
import { emptyResult, type RenderResult, type RenderTask } from './render-task.ts';
import type { createWorkerPool, WorkerPool } from './worker-pool.ts';

/** Pages a thread takes at a time: enough to make messages cheap, few enough to share the work evenly. */
const BATCH_SIZE = 16;

/** Before so many pages, what the scan has left in memory is given back. */
const MANY_PAGES = 1000;

/** A look at so many pages may leave garbage that is worth collecting. */
const LOOKS_AT_ONCE = 1000;

/** What rendering has found besides the reports of pages: problems of pages that could not be rendered, and of files. */
export type RenderedSite = Pick<RenderResult, 'problems' | 'lockedTexts' | 'hashes'>;

export interface RenderSiteOptions {
  site: Site;
  bundled: KeyedBundle;
  outDir: string;
  progress: Progress;
  /** Takes over what has not changed, and the reports. */
  built: BuiltPages;
  faces: PageStores;
  /** Page store for what the search index is made of. @default none */
  recordsDir?: string;
  /** `report` writes nothing. @default 'write' */
  mode?: 'write' | 'report';
}

/** Stands for everything that the content of all pages has in common, what components may know of the site among it. */
export function contentKey(config: LoadedConfig, { key, bundle }: KeyedBundle): string {
  const { root, projectDir, sourceDir, publicDir, title, hostname, locales, theme } = config;
  const themeOptions = locales.map(({ path, lang }) => theme.locale(path, lang).options);
  const options = [projectDir, sourceDir, publicDir, title, hostname, locales, themeOptions];
  return digest(key, JSON.stringify(bundle.assets), installedSetsKey(root), textOfOptions(options));
}

/** Renders every page, with threads when there are many: first what shows no other page, then what shows faces. */
export async function renderSite(options: RenderSiteOptions): Promise<RenderedSite> {
  const rendering = startWhenNeeded(options);
  try {
    const first = await renderFirst(options, rendering);
    options.faces.flush();
    const last = await renderLast(options, rendering, first.waiting);
    const sealedFiles = [...first.sealedFiles, ...last.sealedFiles];
    const lockedTexts = [...first.lockedTexts, ...last.lockedTexts];
    const problems = [...first.problems, ...last.problems, ...publicSealedFiles(sealedFiles, options.outDir)];
    return { lockedTexts, problems, hashes: [...first.hashes, ...last.hashes] };
  } finally {
    await rendering.close();
  }
}

/** What is left of results when their reports have been added to the others. */
type Remainder = Omit<RenderResult, 'reports'>;

/** Content and face of every page, and the documents of those that wait for nothing. */
async function renderFirst(options: RenderSiteOptions, { run }: Rendering): Promise<Remainder> {
  const { site, built, mode = 'write', progress } = options;
  const changed: number[] = [];
  const waiting: number[] = [];
  const keepMemory = createMemoryKeeper();
  for (const [index, page] of site.graph.pages.entries()) {
    if (index % LOOKS_AT_ONCE === LOOKS_AT_ONCE - 1) await keepMemory();
    const taken = built.take(index);
    if (taken === 'taken') progress.step(1);
    else if (taken === 'waits' || isGenerated(page)) waiting.push(index);
    else changed.push(index);
  }
  if (changed.length > MANY_PAGES) releaseMemory();
  const haveFragments = [...fragmentFiles(site)].every(([file, key]) => built.takeFile(file, key));
  const rendered = await run([
    ...tasksOf(changed, mode, 'none'),
    ...(mode === 'write' && !haveFragments ? [{ fragments: true } as const] : []),
  ]);
  return { ...rendered, waiting: [...rendered.waiting, ...waiting].sort((a, b) => a - b) };
}

/** Documents of the pages that show faces, and the files that are made of them. */
async function renderLast(
  { site, built, mode = 'write', faces, progress }: RenderSiteOptions,
  { run }: Rendering,
  waiting: readonly number[],
): Promise<Remainder> {
  const stored = createStoredFaces(site.graph, openFaceReader(faces.dir));
  const changed = waiting.filter((index) => !built.takeShowing(index, stored.hash));
  stored.close();
  progress.step(waiting.length - changed.length);
  return run([
    ...tasksOf(changed, mode, 'all'),
    ...(mode === 'write' && site.generated.files.length > 0 ? [{ files: true } as const] : []),
  ]);
}

/** Files that large sidebars share, by path in the output, and what stands for what they are drawn from. */
function fragmentFiles({ graph, config }: Site): Map<string, string> {
  const icons = installedSetsKey(config.root);
  const paths = sidebarFragments(graph);
  const large = graph.sidebars.filter(({ id }) => paths.has(id));
  return new Map(
    large.map(({ id, items }) => [(paths.get(id) ?? '').slice(1), digest(JSON.stringify(items), icons)]),
  );
}

const isGenerated = ({ kind }: Pick<Page, 'kind'>) => kind === 'generated';

/** What renders, from the first task on: a build that finds everything unchanged loads nothing. */
interface Rendering {
  run(tasks: readonly RenderTask[]): Promise<Remainder>;
  close(): Promise<void>;
}

function startWhenNeeded(options: RenderSiteOptions): Rendering {
  let pool: Promise<WorkerPool> | undefined;
  return {
    async run(tasks) {
      if (tasks.length === 0) return emptyResult();
      pool ??= startRendering(options);
      const { lanes, run } = await pool;
      const results: Remainder[] = [];
      const queue = tasks.entries();
      const work = async () => {
        for (const [place, task] of queue) {
          const { reports, ...rest } = await run(task);
          for (const report of reports) options.built.add(report);
          options.progress.step(reports.length);
          results[place] = rest;
        }
      };
      await Promise.all(Array.from({ length: lanes }, work));
      return {
        problems: results.flatMap(({ problems }) => problems),
        waiting: results.flatMap(({ waiting }) => waiting),
        sealedFiles: results.flatMap(({ sealedFiles }) => sealedFiles),
        lockedTexts: results.flatMap(({ lockedTexts }) => lockedTexts),
        hashes: results.flatMap(({ hashes }) => hashes),
      };
    },
    async close() {
      await (await pool)?.close();
    },
  };
}

async function startRendering(options: RenderSiteOptions): Promise<WorkerPool> {
  const { config } = options.site;
  const { root, base, build, markdown } = config;
  const data = writerData(options);
  const types = shareTypes({ root, options: twoslashOf(markdown) });
  const { lanes, run, close } =
    build.workers > 1
      ? await inThreads(build.workers, { root, base, typesChannel: types.channel, ...data })
      : inThisThread(await createPageWriter(config, data, types.source));
  return {
    lanes,
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
function inThisThread(writer: PageWriter): WorkerPool {
  const keepMemory = createMemoryKeeper();
  return {
    lanes: 1,
    async run(task) {
      const written = await writer.write(task);
      await keepMemory();
      return written;
    },
    async close() {
      writer.close();
    },
  };
}

function writerData({ site, bundled, outDir, faces, recordsDir }: RenderSiteOptions): PageWriterData {
  const { config, graph } = site;
  const { bundle } = bundled;
  return {
    graph,
    serverFile: bundle.serverFile,
    assets: bundle.assets,
    outDir,
    facesDir: faces.dir,
    recordsDir,
    cache: config.build.cache
      ? { folder: contentFolder(config.root), key: contentKey(config, bundled) }
      : undefined,
  };
}

/** Cuts pages into batches, in order. */
function tasksOf(pages: readonly number[], mode: 'write' | 'report', faces: 'none' | 'all'): RenderTask[] {
  return Array.from({ length: Math.ceil(pages.length / BATCH_SIZE) }, (_, batch) => ({
    pages: pages.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE),
    mode,
    faces,
  }));
}
