import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { importServerBundle } from '../bundle/import-server-bundle.ts';
import { createThrowFinder, type FindThrow, withThrow } from '../bundle/throw-finder.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import { BifolioError, type Problem } from '../errors/bifolio-error.ts';
import { isDiskFull } from '../errors/full-disk.ts';
import { openFaceReader, openFaceWriter } from '../faces/face-files.ts';
import { createFaceFinder, noFaces } from '../faces/find-faces.ts';
import { createStoredFaces, type StoredFaces } from '../faces/stored-faces.ts';
import { findInstalledFor } from '../files/find-installed.ts';
import { type GeneratedSite, generatedSite } from '../generated/generated-site.ts';
import type { PageGraph } from '../graph/types.ts';
import { createImageStore, publicName, publishToFolder } from '../images/image-store.ts';
import { openRemoteSizes } from '../images/open-remote-sizes.ts';
import type { KnownHashes } from '../locks/keyring.ts';
import { lateSeals } from '../locks/late-seals.ts';
import type { TypeSource } from '../markdown/twoslash/type-source.ts';
import { createModuleStore, publishBundleTo, withoutPrivate } from '../modules/module-store.ts';
import type { AssetManifest } from '../render/assets.ts';
import { createContentCache } from '../render/content-cache.ts';
import { placeInFrontmatter } from '../render/frontmatter-places.ts';
import { createLockedImages } from '../render/locked-images.ts';
import type { RenderedDocument } from '../render/page-documents.ts';
import { createPageRenderer } from '../render/page-renderer.ts';
import type { PageReport } from '../render/page-report.ts';
import { createAssetReplacer, replaceImages } from '../replace-assets/asset-replacer.ts';
import type { LockedText } from '../search/locked/locked-text.ts';
import { siteMarkdown, siteTypes } from '../site/site-markdown.ts';
import { outputPath } from './output-path.ts';
import { createRecorder } from './record-pages.ts';

/** What rendering needs besides the config: plain data, sent to a worker once, when it starts. */
export interface PageWriterData {
  graph: PageGraph;
  serverFile: string;
  assets: AssetManifest;
  outDir: string;
  /** Folder for the faces of pages. */
  facesDir: string;
  /** Folder for the texts of pages, for the search index; absent when there is none. */
  recordsDir?: string;
  /** Folder and key of the content cache; absent when it is off. */
  cache?: { folder: string; key: string };
}

/** Some pages, as indices into the graph, the shared fragments of large sidebars, or files that are made of pages. */
export type RenderTask =
  | { pages: readonly number[]; mode: 'write' | 'report'; faces: 'none' | 'all' }
  | { fragments: true }
  | { files: true };

/** What comes back: one report a page, and the errors of pages that could not be rendered. */
export interface RenderResult {
  reports: PageReport[];
  problems: Problem[];
  /** Pages that show faces of others: to be rendered when all are there. */
  waiting: number[];
  /** Files that were encrypted. */
  sealedFiles: SealedFile[];
  /** What search may find of what is locked. */
  lockedTexts: LockedText[];
  /** Passwords that were hashed, so that the index need not do it again. */
  hashes: [string, string][];
}

/** A file that a locked page shows, by the name it would have if a page without a lock showed it too. */
export interface SealedFile {
  page: string;
  name: string;
}

/** Of no task. */
export const emptyResult = (): RenderResult => ({
  reports: [],
  problems: [],
  waiting: [],
  sealedFiles: [],
  lockedTexts: [],
  hashes: [],
});

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
  const { graph, outDir, facesDir, recordsDir, cache } = data;
  const { renderer: server } = await importServerBundle(config, data);
  let generated: GeneratedSite | undefined;
  const generatedOnce = () =>
    (generated ??= generatedSite({
      config,
      pages: graph.pages,
      git: graph.git,
      collections: graph.collections,
    }));
  const findInstalled = findInstalledFor(config);
  const findThrow = createThrowFinder(config.root);
  const publish = publishToFolder(outDir, config.base);
  const modules = createModuleStore(config, publishBundleTo(outDir, config.base));
  const remoteSizes = await openRemoteSizes(config);
  let sealedFiles: SealedFile[] = [];
  const hashes: KnownHashes = new Map();
  let sentHashes = 0;
  const seals = lateSeals({
    config,
    hashes,
    write: (name, content) => writeOutput(outDir, name, content),
  });
  const replaceAsset = createAssetReplacer(config.replaceAssets);
  const renderer = createPageRenderer({
    config,
    graph,
    dataOf: (page) => (page.kind === 'generated' ? generatedOnce().dataOf(page) : undefined),
    renderer: server,
    markdown: siteMarkdown(config, server.blocks, siteTypes(config, types)),
    findInstalled,
    images: replaceImages(
      createImageStore({ ...config, findInstalled, modules }, publish, remoteSizes),
      replaceAsset,
    ),
    replaceAsset,
    seals,
    lockedImages: createLockedImages({
      storeWith: (seal) =>
        createImageStore({ ...config, findInstalled, modules: withoutPrivate(modules) }, seal, remoteSizes),
      publish,
      seals,
      onSeal: ({ file }, path, content) => sealedFiles.push({ page: file, name: publicName(path, content) }),
    }),
    cache: cache && createContentCache(cache.folder, cache.key),
    leadOn: data.assets.leadOn,
  });
  const { locales } = graph.site;
  const recorder = recordsDir
    ? await createRecorder({ folder: recordsDir, options: config.search, locales })
    : undefined;

  const faces = openFaceWriter(facesDir, threadId + 1);
  let stored: StoredFaces | undefined;
  const storedOnce = () => (stored ??= createStoredFaces(graph, openFaceReader(facesDir)));

  /** Content and face of a page, and its document unless it waits for faces. */
  async function renderFirst(page: Page, index: number): Promise<RenderedDocument | undefined> {
    const none = noFaces();
    const faced = await renderer.renderContent(page, none);
    faces.write(index, faced.face);
    recorder?.add(faced);
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
      for (const file of generatedOnce().files) writeOutput(outDir, file.path, await file.text(pages));
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
        result.problems.push(...structuredClone(problemsOf(error, page, config.sourceDir, findThrow)));
      }
    }
    faces.flush();
    result.sealedFiles = sealedFiles;
    sealedFiles = [];
    result.lockedTexts = recorder?.takeLocked() ?? [];
    result.hashes = [...hashes].slice(sentHashes);
    sentHashes = hashes.size;
    return result;
  }

  return {
    write,
    close() {
      faces.close();
      stored?.close();
    },
  };
}

/** Synchronous on purpose: nothing else could run in this thread meanwhile, and it costs half the time. */
function writeOutput(outDir: string, file: string, text: string | Uint8Array): void {
  const path = join(outDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function problemsOf(error: unknown, page: Page, sourceDir: string, findThrow: FindThrow): readonly Problem[] {
  if (error instanceof BifolioError)
    return withThrow(placeInFrontmatter(error.problems, page, sourceDir), findThrow(error.cause));
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
