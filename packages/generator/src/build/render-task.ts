import type { Problem } from '../errors/bifolio-error.ts';
import type { PageReport } from '../render/page-report.ts';
import type { LockedText } from '../search/locked/locked-text.ts';

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
