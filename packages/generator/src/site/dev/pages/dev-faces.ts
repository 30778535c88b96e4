import type { Face } from '../../../core/contracts/face.ts';
import type { FilePages } from '../../../core/contracts/generated.ts';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { LATER } from '../../../core/ledger/facts.ts';
import type { PageBeside } from '../../faces/make-face.ts';
import type { KnownFace } from '../../render/asking.ts';
import type { RenderedDocument } from '../../render/page/page-documents.ts';
import type { FacedPage, PageRenderer } from '../../render/page/page-renderer.ts';

/** Faces while a site is written: made when a page first shows them, and kept until a file that they are made of changes. */
export interface DevFaces extends FilePages {
  /** A page that cannot be rendered has no face. */
  face(route: string): Promise<Face | undefined>;
  /** Renders a page again as often as it asks for a face that is not known yet. */
  renderPage(page: Page): Promise<RenderedDocument>;
  /** The page for files beside it; `undefined` when it is to have none. */
  beside(page: Page): Promise<PageBeside | undefined>;
  /** Source files that the face of the page at a route is made of. */
  filesOf(route: string): readonly string[];
  /** Forgets the faces that are made of a file. */
  forget(file: string): void;
}

interface KeptFace {
  face?: Face;
  files: readonly string[];
}

export function createDevFaces({ pages, routes }: PageGraph, renderer: PageRenderer): DevFaces {
  const kept = new Map<string, KeptFace>();

  async function keep(route: string): Promise<KeptFace> {
    const known = kept.get(route) ?? (await makeFace(pages[routes.get(route) ?? -1]));
    kept.set(route, known);
    return known;
  }

  async function makeFace(page: Page | undefined): Promise<KeptFace> {
    if (!page) return { files: [] };
    const faced = await renderer.renderContent(page).catch(() => undefined);
    return { face: faced?.face.value, files: [page.file, ...(faced?.dependencies ?? [])] };
  }

  const known = (route: string): KnownFace => {
    const found = kept.get(route);
    return found ? { face: found.face, hash: '' } : LATER;
  };

  /** Does something with a page again as often as that asks for a face that is not known yet. */
  async function complete<T>(page: Page, step: (faced: FacedPage) => T | Promise<T>): Promise<T> {
    for (;;) {
      const faced = await renderer.renderContent(page, known);
      const { missing } = faced.asking;
      const result = await step(faced);
      if (missing.size === 0) return result;
      for (const route of missing) await keep(route);
    }
  }

  return {
    async renderPage(page) {
      const document = await complete(page, renderer.renderDocument);
      if (document) return document;
      throw new Error(`${page.route} waits for faces that are there.`);
    },
    face: async (route) => (await keep(route)).face,
    async article(route) {
      const page = pages[routes.get(route) ?? -1];
      return page && complete(page, (faced) => faced.article());
    },
    beside: (page) =>
      complete(page, async (faced) => {
        const document = await renderer.renderDocument(faced);
        return document && faced.beside(document.html);
      }),
    filesOf: (route) => kept.get(route)?.files ?? [],
    forget(file) {
      for (const [route, { files }] of kept) if (files.includes(file)) kept.delete(route);
    },
  };
}
