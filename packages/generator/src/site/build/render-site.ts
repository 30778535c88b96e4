import type { KeyPages } from '../../core/contracts/generated.ts';
import type { Page } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import type { Progress } from '../../core/log/progress.ts';
import { createMemoryKeeper, releaseAfter } from '../../core/memory/release-memory.ts';
import { twoslashOf, typeThreadOf } from '../../markdown/twoslash/fence-types.ts';
import type { TypeSource } from '../../markdown/twoslash/types/type-source.ts';
import type { KeyedBundle } from '../bundle/bundle-folders.ts';
import { createStoredFaces } from '../faces/stored-faces.ts';
import { installedSetsKey } from '../icons/installed-sets.ts';
import type { Site } from '../read/read-site.ts';
import { faceAnswers } from '../render/asking.ts';
import { digest } from '../render/content/content-cache.ts';
import { modulePaths } from '../render/module-files.ts';
import { sidebarFragments } from '../render/page/sidebar-fragment.ts';
import type { BuiltPages } from './pages/built-pages.ts';
import type { OpenPages } from './pages/open-pages.ts';
import type { LockedParts, PageWriter, PageWriterData, WrittenPages } from './pages/page-writer.ts';
import { type Publication, publicSealedFiles } from './pages/public-sealed-files.ts';

/** Pages between two looks at memory and two steps of the progress. */
const BATCH_SIZE = 16;

/** A look at so many pages may leave garbage that is worth collecting. */
const LOOKS_AT_ONCE = 1000;

/** What rendering has found besides the reports of pages: problems of pages that could not be rendered, and of files. */
export interface RenderedSite extends LockedParts {
  problems: Problem[];
}

export interface RenderSiteOptions extends Omit<OpenPages, 'keep'> {
  site: Site;
  bundled: KeyedBundle;
  outDir: string;
  progress: Progress;
}

/** Renders every page: first what shows no other page, then what shows faces. */
export async function renderSite(options: RenderSiteOptions): Promise<RenderedSite> {
  const rendering = renderWhenNeeded(options);
  try {
    const first = await renderFirst(options, rendering);
    const last = await renderLast(options, rendering, first.waiting);
    const locked = rendering.takeLocked();
    const problems = [
      ...first.problems,
      ...last.problems,
      ...rendering.drawingProblems(),
      ...publicSealedFiles(locked, publicationOf(options)),
    ];
    return { ...locked, problems };
  } finally {
    await rendering.close();
  }
}

/**
 * Renders the pages that `isWanted` names, as far as they show no others, so that a later build can take them over. Gives the problems
 * of those that cannot be rendered.
 */
export async function renderShare(
  options: RenderSiteOptions,
  isWanted: (page: Page) => boolean,
): Promise<Problem[]> {
  const rendering = renderWhenNeeded(options);
  try {
    const { problems } = await renderContents(options, rendering, isWanted);
    return problems;
  } finally {
    await rendering.close();
  }
}

function publicationOf({ site, bundled, built, outDir }: RenderSiteOptions): Publication {
  const { root, base } = site.config;
  return { root, outDir, modules: modulePaths(bundled.bundle, base), named: built.reports.assets };
}

/** Content and face of every page, the documents of those that wait for nothing, and what they share. */
async function renderFirst(options: RenderSiteOptions, rendering: Rendering): Promise<WrittenPages> {
  const { site, built } = options;
  const haveFragments = [...fragmentFiles(site)].every(([file, key]) => built.takeFile(file, key));
  const rendered = await renderContents(options, rendering, () => true);
  if (!haveFragments) await rendering.write((writer) => writer.writeFragments());
  return rendered;
}

async function renderContents(
  { site, built, progress }: RenderSiteOptions,
  { pages }: Rendering,
  isWanted: (page: Page) => boolean,
): Promise<WrittenPages> {
  const changed: number[] = [];
  const waiting: number[] = [];
  const keepMemory = createMemoryKeeper();
  for (const [index, page] of site.graph.pages.entries()) {
    if (index % LOOKS_AT_ONCE === LOOKS_AT_ONCE - 1) await keepMemory();
    if (!isWanted(page)) continue;
    const taken = built.take(index);
    if (taken === 'taken') progress.step(1);
    else if (taken === 'waits' || isGenerated(page)) waiting.push(index);
    else changed.push(index);
  }
  releaseAfter(changed.length);
  const rendered = await pages(changed, 'none');
  return { ...rendered, waiting: [...rendered.waiting, ...waiting].sort((a, b) => a - b) };
}

/** Documents of the pages that show faces, and the files that are made of them. */
async function renderLast(
  { site, built, faces, progress }: RenderSiteOptions,
  { pages, write }: Rendering,
  waiting: readonly number[],
): Promise<WrittenPages> {
  const stored = createStoredFaces(site.graph, faces);
  const answers = { ...faceAnswers(stored.known), face: stored.hash };
  const changed = waiting.filter((index) => !built.takeShowing(index, answers));
  progress.step(waiting.length - changed.length);
  const rendered = await pages(changed, 'all');
  const paths = changedFiles(site.generated.files, built, {
    hash: (route) => shortHash([stored.hash(route), built.documentHash(route)]),
  });
  if (paths.size > 0) await write((writer) => writer.writeFiles(paths));
  return rendered;
}

/** Paths of the files made of pages that the last build has not made of the same. */
function changedFiles(
  files: Site['generated']['files'],
  { takeFile }: BuiltPages,
  pages: KeyPages,
): ReadonlySet<string> {
  const changed = files.filter(({ path, key }) => !key || !takeFile(path, shortHash(key(pages))));
  return new Set(changed.map(({ path }) => path));
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

/** What renders, from the first page on: a build that finds everything unchanged loads nothing. */
interface Rendering {
  /** Some pages, as indices into the graph, in batches. */
  pages(indices: readonly number[], faces: 'none' | 'all'): Promise<WrittenPages>;
  write<T>(run: (writer: PageWriter) => T): Promise<Awaited<T>>;
  /** What was in the way of all pictures that a browser draws. */
  drawingProblems(): readonly Problem[];
  /** What was locked on the way. To be asked once, at the end. */
  takeLocked(): LockedParts;
  close(): Promise<void>;
}

function renderWhenNeeded(options: RenderSiteOptions): Rendering {
  const { config } = options.site;
  const types = typeThreadOf({ root: config.root, options: twoslashOf(config.markdown) });
  const keepMemory = createMemoryKeeper();
  let writer: PageWriter | undefined;
  async function write<T>(run: (writer: PageWriter) => T): Promise<Awaited<T>> {
    writer ??= await openPageWriter(options, types);
    const written = await run(writer);
    await keepMemory();
    return written;
  }
  return {
    write,
    async pages(indices, faces) {
      const all: WrittenPages = { written: 0, problems: [], waiting: [] };
      for (const batch of batchesOf(indices)) {
        const { written, problems, waiting } = await write((writer) => writer.writePages(batch, faces));
        options.progress.step(written);
        all.written += written;
        all.problems.push(...problems);
        all.waiting.push(...waiting);
      }
      return all;
    },
    drawingProblems: () => writer?.drawingProblems() ?? [],
    takeLocked: () => writer?.takeLocked() ?? NOTHING_LOCKED,
    async close() {
      await writer?.close();
      await types.close();
    },
  };
}

const NOTHING_LOCKED: LockedParts = {
  sealedFiles: [],
  sealedModuleFiles: [],
  lockedTexts: [],
  hashes: new Map(),
};

/** What renders is half of all modules. */
async function openPageWriter(options: RenderSiteOptions, types: TypeSource): Promise<PageWriter> {
  const { createPageWriter } = await import('./pages/page-writer.ts');
  return createPageWriter(options.site.config, writerData(options), types);
}

function writerData({ site, bundled, progress, ...data }: RenderSiteOptions): PageWriterData {
  const { serverFile, files, ready, assets, modules } = bundled.bundle;
  return { ...data, graph: site.graph, serverFile, files, ready, assets, modules, onPage: progress.page };
}

const batchesOf = (pages: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(pages.length / BATCH_SIZE) }, (_, batch) =>
    pages.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE),
  );
