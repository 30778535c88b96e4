import { threadId } from 'node:worker_threads';
import { createThrowFinder } from '../bundle/throw-finder.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import { isDiskFull } from '../errors/full-disk.ts';
import { openFaceReader, openFaceWriter } from '../faces/face-files.ts';
import { createFaceFinder, noFaces } from '../faces/find-faces.ts';
import { createStoredFaces, type StoredFaces } from '../faces/stored-faces.ts';
import type { TypeSource } from '../markdown/twoslash/type-source.ts';
import type { RenderedDocument } from '../render/page-documents.ts';
import { type BuildRendererData, createBuildRenderer } from './build-renderer.ts';
import { failedPage } from './failed-page.ts';
import { outputPath } from './output-path.ts';
import { createRecorder } from './record-pages.ts';
import { emptyResult, type RenderResult, type RenderTask } from './render-task.ts';
import { writeOutput } from './write-output.ts';

/** What rendering needs besides the config: plain data, sent to a worker once, when it starts. */
export interface PageWriterData extends BuildRendererData {
  /** Folder for the faces of pages. */
  facesDir: string;
  /** Page store for what the search index is made of; absent when there is none. */
  recordsDir?: string;
}

/** Renders pages and writes their files, in this thread. */
export interface PageWriter {
  write(task: RenderTask): Promise<RenderResult>;
  close(): void;
}

/** Loads everything that rendering needs into this thread. `types` is asked for the types of code that are not known yet. */
export async function createPageWriter(
  config: LoadedConfig,
  data: PageWriterData,
  types: TypeSource,
): Promise<PageWriter> {
  const { graph, outDir, facesDir, recordsDir } = data;
  const { pages: renderer, generated, takeSealed } = await createBuildRenderer(config, data, types);
  const findThrow = createThrowFinder(config.root);
  const { locales } = graph.site;
  const recorder = recordsDir
    ? await createRecorder({ dir: recordsDir, number: threadId + 1, options: config.search, locales })
    : undefined;

  const faces = openFaceWriter(facesDir, threadId + 1);
  let stored: StoredFaces | undefined;
  const storedOnce = () => (stored ??= createStoredFaces(graph, openFaceReader(facesDir)));

  /** Content and face of a page, and its document unless it waits for faces. */
  async function renderFirst(page: Page, index: number): Promise<RenderedDocument | undefined> {
    const none = noFaces();
    const faced = await renderer.renderContent(page, none);
    faces.write(index, faced.face);
    recorder?.add(faced, index);
    return renderer.renderDocument(faced, none);
  }

  async function renderLast(page: Page): Promise<RenderedDocument | undefined> {
    const all = createFaceFinder(storedOnce().known);
    return renderer.renderDocument(await renderer.renderContent(page, all), all);
  }

  async function articleOf(route: string): Promise<string | undefined> {
    const page = graph.pages[graph.routes.get(route) ?? -1];
    if (!page) return undefined;
    return (await renderer.renderContent(page, createFaceFinder(storedOnce().known))).article();
  }

  async function write(task: RenderTask): Promise<RenderResult> {
    const result = emptyResult();
    if ('fragments' in task) {
      for (const [path, html] of renderer.renderFragments()) writeOutput(outDir, path.slice(1), html);
      return result;
    }
    if ('files' in task) {
      const pages = { face: async (route: string) => storedOnce().face(route), article: articleOf };
      for (const file of generated().files) writeOutput(outDir, file.path, await file.text(pages));
      return result;
    }
    for (const index of task.pages) {
      const page = graph.pages[index];
      if (!page) continue;
      try {
        const document = await (task.faces === 'all' ? renderLast(page) : renderFirst(page, index));
        // A copy: ids and addresses that are pieces of a page's text would keep all of it in memory.
        if (document) result.reports.push(structuredClone(document.report));
        else result.waiting.push(index);
        if (document && task.mode === 'write') writeOutput(outDir, outputPath(page.route), document.html);
      } catch (error) {
        if (isDiskFull(error)) throw error; // No other page will fare better.
        result.problems.push(...structuredClone(failedPage(error, page, config.sourceDir, findThrow)));
      }
    }
    faces.flush();
    recorder?.flush();
    result.lockedTexts = recorder?.takeLocked() ?? [];
    return { ...result, ...takeSealed() };
  }

  return {
    write,
    close() {
      faces.close();
      recorder?.close();
      stored?.close();
    },
  };
}
