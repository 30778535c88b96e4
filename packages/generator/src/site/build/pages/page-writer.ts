import type { GeneratedFile } from '../../../core/contracts/generated.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { isDiskFull } from '../../../core/errors/full-disk.ts';
import { hashOfBytes } from '../../../core/ledger/hash.ts';
import { Open } from '../../../core/ledger/secrecy.ts';
import { writeOutput } from '../../../core/ledger/write-output.ts';
import { storeOf } from '../../../core/store/site-store.ts';
import type { KnownHashes } from '../../../locks/rules/keyring.ts';
import type { TypeSource } from '../../../markdown/twoslash/types/type-source.ts';
import { createKeptFiles } from '../../beside/kept-files.ts';
import { isThere } from '../../beside/make-beside.ts';
import { createThrowFinder, placed } from '../../bundle/problems/throw-finder.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { type Owned, ownedProblems } from '../../extensions/generate-all.ts';
import { createStoredFaces } from '../../faces/stored-faces.ts';
import type { LockedText } from '../../search/locked/locked-text.ts';
import { type BuildRendererData, createBuildRenderer } from '../build-renderer.ts';
import { outputPath } from '../output/output-path.ts';
import { failedPage } from '../problems/failed-page.ts';
import type { OpenPages } from './open-pages.ts';
import { createPageFiles, type RenderedFiles } from './page-files.ts';
import type { SealedFile, SealedModuleFile } from './public-sealed-files.ts';
import { createRecorder } from './record-pages.ts';

/** What rendering needs besides the config. */
export interface PageWriterData
  extends BuildRendererData,
    Pick<OpenPages, 'faces' | 'records' | 'copy' | 'built'> {
  /** Told of each page before work on it begins; tells how to say that it ends. */
  onPage?: (file: string) => () => void;
}

/** What comes of some pages beside what `BuiltPages` knows of them. */
export interface WrittenPages {
  /** How many are in the output now. */
  written: number;
  /** Errors of pages that could not be rendered. */
  problems: Problem[];
  /** Pages that show faces of others: to be rendered when all are there. */
  waiting: number[];
}

/** What has been locked by all pages. */
export interface LockedParts {
  sealedFiles: readonly SealedFile[];
  sealedModuleFiles: readonly SealedModuleFile[];
  /** What search may find of what is locked. */
  lockedTexts: readonly LockedText[];
  /** Passwords that were hashed, so that the index need not do it again. */
  hashes: KnownHashes;
}

/** Renders pages and writes their files. */
export interface PageWriter {
  /** Some pages, as indices into the graph; with the faces of others once all of them are written. */
  writePages(pages: readonly number[], faces: 'none' | 'all'): Promise<WrittenPages>;
  /** The shared fragments of large sidebars. */
  writeFragments(): Promise<void>;
  /** Those of the files that are made of pages. */
  writeFiles(paths: ReadonlySet<string>): Promise<void>;
  /** What was locked on the way. To be asked once, at the end. */
  takeLocked(): LockedParts;
  /** What was in the way of all pictures that a browser draws. */
  drawingProblems(): readonly Problem[];
  close(): Promise<void>;
}

/** Loads everything that rendering needs. `types` is asked for the types of code that are not known yet. */
export async function createPageWriter(
  config: LoadedConfig,
  data: PageWriterData,
  types: TypeSource,
): Promise<PageWriter> {
  const { graph, outDir, faces, records, copy, built, onPage } = data;
  const rendering = await createBuildRenderer(config, data, types);
  const { pages: renderer, moduleFiles, generated, drawings } = rendering;
  const site = generated();
  const findThrow = createThrowFinder(config.root);
  const { locales } = graph.site;
  const recorder = records ? await createRecorder({ records, options: config.search, locales }) : undefined;
  const stored = createStoredFaces(graph, faces);
  const kept = createKeptFiles(storeOf(config));
  const encode = createEncoder();
  const files = createPageFiles({ graph, renderer, moduleFiles, site, kept, faces, stored, recorder });

  function write({ route }: Page, { html, report, beside }: RenderedFiles): void {
    const document = new Open(encode(html.value));
    writeOutput(outDir, outputPath(route), document);
    const keepCopy = report.isUnsure || report.isSecret ? undefined : copy;
    for (const file of beside) {
      const content = new Open(file.content);
      if (!isThere(file, outDir, site, graph.pages)) writeOutput(outDir, file.path, content);
      keepCopy?.(hashOfBytes(content.value), content);
    }
    const hash = hashOfBytes(document.value);
    keepCopy?.(hash, document);
    // At once: ids and addresses that are pieces of a page's text keep all of it in memory.
    built.add(
      report,
      hash,
      beside.map(({ path }) => path),
    );
  }

  function problemsOf(page: Page, error: unknown): readonly Problem[] {
    if (isDiskFull(error)) throw error; // No other page will fare better.
    const failed = failedPage(error, page, config.sourceDir, findThrow);
    return structuredClone(ownedProblems(site.makerOf(page), failed));
  }

  async function writeGenerated(file: Owned<GeneratedFile>): Promise<void> {
    const pages = { face: async (route: string) => stored.face(route), article: files.articleOf };
    try {
      writeOutput(outDir, file.path, new Open(await file.text(pages)));
    } catch (error) {
      throw placed(error, findThrow);
    }
  }

  async function writePages(pages: readonly number[], known: 'none' | 'all'): Promise<WrittenPages> {
    const made: WrittenPages = { written: 0, problems: [], waiting: [] };
    for (const index of pages) {
      const page = graph.pages[index];
      if (!page) continue;
      const end = onPage?.(page.file || page.route);
      try {
        const rendered = await (known === 'all' ? files.renderLast(page) : files.renderFirst(page, index));
        if (rendered) {
          write(page, rendered);
          made.written++;
        } else made.waiting.push(index);
      } catch (error) {
        made.problems.push(...problemsOf(page, error));
      } finally {
        end?.();
      }
    }
    return made;
  }

  return {
    writePages,
    async writeFragments() {
      for (const [path, html] of await renderer.renderFragments())
        writeOutput(outDir, path.slice(1), new Open(html));
    },
    async writeFiles(paths) {
      for (const file of site.files) if (paths.has(file.path)) await writeGenerated(file);
    },
    drawingProblems: () => drawings?.problems ?? [],
    close: async () => drawings?.close(),
    takeLocked: () => ({ ...rendering.locked, lockedTexts: recorder?.takeLocked() ?? [] }),
  };
}

/** Encodes one text after the other into the same bytes: to hash a text and to write it would each encode it. */
function createEncoder(): (text: string) => Buffer {
  let bytes = Buffer.alloc(0);
  return (text) => {
    const most = 3 * text.length;
    if (bytes.length < most) bytes = Buffer.allocUnsafe(2 * most);
    return bytes.subarray(0, bytes.write(text));
  };
}
