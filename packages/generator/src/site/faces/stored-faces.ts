import type { Face } from '../../core/contracts/face.ts';
import type { PageGraph } from '../../core/contracts/navigation.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import type { PageBodies } from '../../core/store/page-bodies.ts';
import { makeFace } from './make-face.ts';

/** The faces of all pages of a site, once every content has been rendered. */
export interface StoredFaces {
  face(route: string): Face | undefined;
  known(route: string): { face?: Face; hash: string };
  /** What stands for the face of a page, without reading it; empty when there is no such page. */
  hash(route: string): string;
}

export function createStoredFaces(graph: PageGraph, faces: Pick<PageBodies, 'read' | 'hash'>): StoredFaces {
  const indexOf = (route: string) => graph.routes.get(route) ?? -1;

  /** Generated pages have no content of their own; the graph says all there is to say. */
  function generatedFace(route: string): Face | undefined {
    const page = graph.pages[indexOf(route)];
    return page?.kind === 'generated' ? makeFace(page, undefined, { graph }) : undefined;
  }

  function face(route: string): Face | undefined {
    const stored = faces.read(indexOf(route));
    return stored ? (JSON.parse(stored.toString()) as Face) : generatedFace(route);
  }

  function hash(route: string): string {
    const generated = generatedFace(route);
    return generated ? shortHash(generated) : (faces.hash(indexOf(route)) ?? '');
  }
  return { face, hash, known: (route) => ({ face: face(route), hash: hash(route) }) };
}
