import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importServerBundle } from '../bundle/import-server-bundle.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import { BifolioError, type Problem } from '../errors/bifolio-error.ts';
import { createLinkResolver } from '../graph/link-resolver.ts';
import type { PageGraph } from '../graph/types.ts';
import { createImageStore, publishToFolder } from '../images/image-store.ts';
import { openRemoteSizes } from '../images/open-remote-sizes.ts';
import { createMarkdown } from '../markdown/renderer.ts';
import { createFenceTypes, twoslashOf } from '../markdown/twoslash/fence-types.ts';
import type { TypeSource } from '../markdown/twoslash/type-source.ts';
import type { AssetManifest } from '../render/assets.ts';
import { createContentCache } from '../render/content-cache.ts';
import { placeInFrontmatter } from '../render/frontmatter-places.ts';
import { createPageRenderer, type PageReport } from '../render/page-renderer.ts';
import { outputPath } from './output-path.ts';

/** What rendering needs besides the config: plain data, sent to a worker once, when it starts. */
export interface PageWriterData {
  graph: PageGraph;
  serverFile: string;
  assets: AssetManifest;
  outDir: string;
  /** Folder for the texts of pages, for the search index; absent when there is none. */
  recordsDir?: string;
  /** Folder and key of the content cache; absent when it is off. */
  cache?: { folder: string; key: string };
}

/** Some pages, as indices into the graph, or the shared fragments of large sidebars. */
export type RenderTask = { pages: readonly number[]; mode: 'write' | 'report' } | { fragments: true };

/** What comes back: one report a page, and the errors of pages that could not be rendered. */
export interface RenderResult {
  reports: PageReport[];
  problems: Problem[];
}

/** Renders pages and writes their files, in this thread. */
export type PageWriter = (task: RenderTask) => Promise<RenderResult>;

/** Loads everything that rendering needs into this thread. `types` is asked for the types of code that are not known yet. */
export async function createPageWriter(
  config: LoadedConfig,
  data: PageWriterData,
  types: TypeSource,
): Promise<PageWriter> {
  const { graph, outDir, recordsDir, cache } = data;
  const { renderer: server } = await importServerBundle(config, data);
  const renderer = createPageRenderer({
    config,
    graph,
    renderer: server,
    markdown: createMarkdown(
      config.markdown,
      [...server.blocks, ...config.markdown.blocks],
      createFenceTypes({
        root: config.root,
        options: twoslashOf(config.markdown),
        cache: config.build.cache,
        source: types,
      }),
    ),
    images: createImageStore(config, publishToFolder(outDir, config.base), await openRemoteSizes(config)),
    resolveLink: createLinkResolver(graph),
    cache: cache && createContentCache(cache.folder, cache.key),
    headScript: config.theme.headScript,
    head: config.head,
  });
  const { locales } = graph.site;
  const records = recordsDir
    ? (await import('../search/record-folder.ts')).createRecordFolder({
        folder: recordsDir,
        options: config.search,
        locales,
      })
    : undefined;

  async function renderPage(page: Page, mode: 'write' | 'report'): Promise<PageReport> {
    const { html, report } = await renderer.renderPage(page);
    if (mode === 'report') return report;
    writeOutput(outDir, outputPath(page.route), html);
    records?.add(page, html);
    return report;
  }

  return async (task) => {
    const result: RenderResult = { reports: [], problems: [] };
    if ('fragments' in task) {
      for (const [path, html] of renderer.renderFragments()) writeOutput(outDir, path.slice(1), html);
      return result;
    }
    for (const index of task.pages) {
      const page = graph.pages[index];
      if (!page) continue;
      try {
        result.reports.push(await renderPage(page, task.mode));
      } catch (error) {
        result.problems.push(...problemsOf(error, page, config.sourceDir));
      }
    }
    return result;
  };
}

/** Synchronous on purpose: nothing else could run in this thread meanwhile, and it costs half the time. */
function writeOutput(outDir: string, file: string, text: string): void {
  const path = join(outDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function problemsOf(error: unknown, page: Page, sourceDir: string): readonly Problem[] {
  if (error instanceof BifolioError) return placeInFrontmatter(error.problems, page, sourceDir);
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
