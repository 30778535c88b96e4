import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { Open } from '../../../core/ledger/secrecy.ts';
import type { PageBodies } from '../../../core/store/page-bodies.ts';
import type { KeptFiles } from '../../beside/kept-files.ts';
import { createBesideMaker, type MadeFile } from '../../beside/make-beside.ts';
import type { StoredFaces } from '../../faces/stored-faces.ts';
import type { GeneratedSite } from '../../generated/generated-site.ts';
import type { ModuleFiles } from '../../render/module-files.ts';
import type { RenderedDocument } from '../../render/page/page-documents.ts';
import type { FacedPage, PageRenderer } from '../../render/page/page-renderer.ts';
import type { Recorder } from './record-pages.ts';

/** A finished page, and the files beside it. */
export interface RenderedFiles extends RenderedDocument {
  beside: readonly MadeFile[];
}

/** Renders the files of pages. A page that shows others gives none until they are known. */
export interface PageFiles {
  /** Content and face of a page, and its files unless they wait for faces. */
  renderFirst(page: Page, index: number): Promise<RenderedFiles | undefined>;
  /** The same once all faces are known. */
  renderLast(page: Page): Promise<RenderedFiles | undefined>;
  /** The text of a page for feeds. */
  articleOf(route: string): Promise<string | undefined>;
}

export interface PageFilesOptions {
  graph: PageGraph;
  renderer: PageRenderer;
  moduleFiles: Pick<ModuleFiles, 'namedIn'>;
  site: GeneratedSite;
  /** Files beside pages that need not be made again. */
  kept: KeptFiles;
  /** Where faces go, and where they are found. */
  faces: Pick<PageBodies, 'write'>;
  stored: StoredFaces;
  recorder?: Recorder;
}

export function createPageFiles(options: PageFilesOptions): PageFiles {
  const { graph, renderer, moduleFiles, site, kept, faces, stored, recorder } = options;
  const makeBeside = createBesideMaker(graph, site, kept);

  async function renderFiles(faced: FacedPage): Promise<RenderedFiles | undefined> {
    if (faced.page.lock) kept.forget(faced.page.file);
    const rendered = await renderer.renderDocument(faced);
    if (!rendered) return undefined;
    const document = withNamed(rendered);
    const { files, warnings } = await makeBeside(faced.beside(document.html));
    if (files.length === 0) return { ...document, beside: [] };
    const { problems, asked } = document.report;
    const report = {
      ...document.report,
      problems: [...problems, ...warnings],
      asked: [faced.asking.asked(), ...asked.slice(1)], // Once more: the files have asked too.
    };
    return { ...document, report, beside: files };
  }

  /** What everybody may read is what counts: sealed documents name sealed files. */
  function withNamed({ html, report }: RenderedDocument): RenderedDocument {
    const named = moduleFiles.namedIn(html.value);
    return { html, report: named.length > 0 ? { ...report, assets: [...report.assets, ...named] } : report };
  }

  return {
    async renderFirst(page, index) {
      const faced = await renderer.renderContent(page);
      faces.write(index, new Open(JSON.stringify(faced.face.value)));
      recorder?.add(faced, index);
      return renderFiles(faced);
    },
    renderLast: async (page) => renderFiles(await renderer.renderContent(page, stored.known)),
    async articleOf(route) {
      const page = graph.pages[graph.routes.get(route) ?? -1];
      return page && (await renderer.renderContent(page, stored.known)).article();
    },
  };
}
