import type { Face, FindFace } from './types.ts';

/** Answers what one page asks of other pages' faces while it is rendered, and remembers what it was. */
export interface FaceFinder {
  find: FindFace;
  /** Routes whose faces are not known yet. */
  readonly missing: ReadonlySet<string>;
  /** Routes that were asked for and known, with what stands for their faces; empty for those without a page. */
  readonly shown: ReadonlyMap<string, string>;
}

/** What is known of a page's face: `later` as long as nobody can say. */
export type KnownFace = { face?: Face; hash: string } | 'later';

export function createFaceFinder(known: (route: string) => KnownFace): FaceFinder {
  const missing = new Set<string>();
  const shown = new Map<string, string>();
  return {
    missing,
    shown,
    find(route) {
      const answer = known(route);
      if (answer === 'later') missing.add(route);
      else shown.set(route, answer.hash);
      return answer === 'later' ? undefined : answer.face;
    },
  };
}

/** As long as no face is known. */
export const noFaces = (): FaceFinder => createFaceFinder(() => 'later');
