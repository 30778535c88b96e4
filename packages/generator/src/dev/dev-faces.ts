import type { Page } from '../content/page.ts';
import { createFaceFinder, type FaceFinder, noFaces } from '../faces/find-faces.ts';
import type { Face } from '../faces/types.ts';
import type { FilePages } from '../generated/types.ts';
import type { PageGraph } from '../graph/types.ts';
import type { RenderedDocument } from '../render/page-documents.ts';
import type { PageRenderer } from '../render/page-renderer.ts';

/** Faces while a site is written: made when a page first shows them, and kept until a file that they are made of changes. */
export interface DevFaces extends FilePages {
  /** A page that cannot be rendered has no face. */
  face(route: string): Promise<Face | undefined>;
  /** Renders a page again as often as it asks for a face that is not known yet. */
  renderPage(page: Page): Promise<RenderedDocument>;
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
    const faced = await renderer.renderContent(page, noFaces()).catch(() => undefined);
    return { face: faced?.face, files: [page.file, ...(faced?.dependencies ?? [])] };
  }

  const known = (route: string) => {
    const found = kept.get(route);
    return found ? { face: found.face, hash: '' } : 'later';
  };

  /** Does something again as often as it asks for a face that is not known yet. */
  async function complete<T>(step: (faces: FaceFinder) => Promise<T>): Promise<T> {
    for (;;) {
      const faces = createFaceFinder(known);
      const result = await step(faces);
      if (faces.missing.size === 0) return result;
      for (const route of faces.missing) await keep(route);
    }
  }

  return {
    async renderPage(page) {
      const document = await complete(async (faces) =>
        renderer.renderDocument(await renderer.renderContent(page, faces), faces),
      );
      if (document) return document;
      throw new Error(`${page.route} waits for faces that are there.`);
    },
    face: async (route) => (await keep(route)).face,
    async article(route) {
      const page = pages[routes.get(route) ?? -1];
      const faced = page && (await complete((faces) => renderer.renderContent(page, faces)));
      return faced?.article();
    },
    filesOf: (route) => kept.get(route)?.files ?? [],
    forget(file) {
      for (const [route, { files }] of kept) if (files.includes(file)) kept.delete(route);
    },
  };
}
