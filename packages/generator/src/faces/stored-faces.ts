import type { PageGraph } from '../graph/types.ts';
import { shortHash } from '../ledger/hash.ts';
import type { FaceReader } from './face-files.ts';
import { makeFace } from './make-face.ts';
import type { Face } from './types.ts';

/** The faces of all pages of a site, once every content has been rendered. */
export interface StoredFaces {
  face(route: string): Face | undefined;
  known(route: string): { face?: Face; hash: string };
  /** What stands for the face of a page, without reading it; empty when there is no such page. */
  hash(route: string): string;
  close(): void;
}

export function createStoredFaces(graph: PageGraph, reader: FaceReader): StoredFaces {
  const indexOf = (route: string) => graph.routes.get(route) ?? -1;

  /** Generated pages have no content of their own; the graph says all there is to say. */
  function generatedFace(route: string): Face | undefined {
    const page = graph.pages[indexOf(route)];
    return page?.kind === 'generated' ? makeFace(page, undefined, { graph }) : undefined;
  }

  const face = (route: string) => generatedFace(route) ?? reader.read(indexOf(route));
  function hash(route: string): string {
    const generated = generatedFace(route);
    return generated ? shortHash(generated) : (reader.hash(indexOf(route)) ?? '');
  }
  return {
    face,
    hash,
    known: (route) => ({ face: face(route), hash: hash(route) }),
    close: reader.close,
  };
}
