import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Tinypool from 'tinypool';
import { importServerBundle } from '../bundle/import-server-bundle.ts';
import { type LoadedConfig, loadConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import { BifolioError, type Problem } from '../errors.ts';
import { createLinkResolver } from '../graph/link-resolver.ts';
import type { PageGraph } from '../graph/types.ts';
import { createImageStore, publishToFolder } from '../images/image-store.ts';
import type { RemoteSizes } from '../images/remote-sizes.ts';
import { createMarkdown } from '../markdown/renderer.ts';
import { createBlockTypes, twoslashOf } from '../markdown/twoslash/block-types.ts';
import { relayedTypes } from '../markdown/twoslash/type-relay.ts';
import type { AssetManifest } from '../render/assets.ts';
import { createContentCache } from '../render/content-cache.ts';
import { createPageRenderer, type PageRenderer, type PageReport } from '../render/page-renderer.ts';
import { createRecordFolder, type RecordFolder } from '../search/record-folder.ts';
import { outputPath } from './output-path.ts';

/** Sent to each worker once, when it starts. */
export interface WorkerData {
  root: string;
  base: string;
  graph: PageGraph;
  serverFile: string;
  assets: AssetManifest;
  outDir: string;
  /** Folder for the texts of pages, for the search index; absent when there is none. */
  recordsDir?: string;
  /** Where all workers ask for the types of code. */
  typesChannel: string;
  /** Folder and key of the content cache; absent when it is off. */
  cache?: { folder: string; key: string };
}

export type WorkerTask = { pages: readonly number[]; mode: 'write' | 'report' } | { fragments: true };

/** What comes back for a batch: one report a page, and the errors of pages that could not be rendered. */
export interface WorkerResult {
  reports: PageReport[];
  problems: Problem[];
  bytes: number;
}

const data = Tinypool.workerData as WorkerData;
const ready = startWorker(data);

/** Renders a batch of pages and writes their files. */
export default async function renderBatch(task: WorkerTask): Promise<WorkerResult> {
  const { renderer } = await ready;
  const result: WorkerResult = { reports: [], problems: [], bytes: 0 };
  if ('fragments' in task) {
    for (const [path, html] of renderer.renderFragments()) write(result, path.slice(1), html);
    return result;
  }
  for (const index of task.pages) {
    const page = data.graph.pages[index];
    if (page) await renderOne(await ready, page, task.mode, result);
  }
  return result;
}

interface Started {
  renderer: PageRenderer;
  records?: RecordFolder;
}

async function renderOne(
  { renderer, records }: Started,
  page: Page,
  mode: 'write' | 'report',
  result: WorkerResult,
) {
  try {
    if (mode === 'report') {
      result.reports.push(await renderer.reportPage(page));
      return;
    }
    const { html, report } = await renderer.renderPage(page);
    write(result, outputPath(page.route), html);
    records?.add(page, html);
    result.reports.push(report);
  } catch (error) {
    result.problems.push(...problemsOf(error, page));
  }
}

/** Synchronous on purpose: nothing else could run in this thread meanwhile, and it costs half the time. */
function write(result: WorkerResult, file: string, text: string): void {
  const path = join(data.outDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  result.bytes += Buffer.byteLength(text);
}

function problemsOf(error: unknown, page: Page): readonly Problem[] {
  if (error instanceof BifolioError)
    return error.problems.map((problem) => ({ file: page.file, ...problem }));
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const place = stack
    ?.split('\n')
    .find((line) => line.includes('    at '))
    ?.trim();
  return [
    {
      severity: 'error',
      code: 'page-failed',
      file: page.file,
      message: `This page could not be rendered: ${message}`,
      hint: place && `Thrown ${place}.`,
    },
  ];
}

/** Loaded only where it is asked for. */
async function remoteSizes({ markdown, build, root }: LoadedConfig): Promise<RemoteSizes | undefined> {
  if (markdown.imageSize !== 'all') return undefined;
  const { createRemoteSizes } = await import('../images/remote-sizes.ts');
  return createRemoteSizes({ folder: build.cache ? join(root, '.bifolio/image-sizes') : undefined });
}

async function startWorker(workerData: WorkerData): Promise<Started> {
  const { root, base, graph, serverFile, assets, outDir, recordsDir, typesChannel, cache } = workerData;
  const config = await loadConfig(root, { overrides: { base } });
  const { renderer } = await importServerBundle(config, { serverFile, assets });
  const pageRenderer = createPageRenderer({
    config,
    graph,
    renderer,
    markdown: createMarkdown(
      config.markdown,
      [...renderer.blocks, ...config.markdown.blocks],
      createBlockTypes({
        root,
        options: twoslashOf(config.markdown),
        cache: config.build.cache,
        source: relayedTypes(typesChannel),
      }),
    ),
    images: createImageStore(config, publishToFolder(outDir, config.base), await remoteSizes(config)),
    resolveLink: createLinkResolver(graph),
    cache: cache && createContentCache(cache.folder, cache.key),
    headScript: config.theme.headScript,
    head: config.head,
  });
  const { locales } = graph.site;
  return {
    renderer: pageRenderer,
    records: recordsDir
      ? createRecordFolder({ folder: recordsDir, options: config.search, locales })
      : undefined,
  };
}
