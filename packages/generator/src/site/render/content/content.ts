import type { MarkdownResult } from '../../../core/contracts/markdown.ts';
import { noNeeds } from '../../../core/needs/merge-needs.ts';

/**
 * A page's content: its source as HTML, with all that was found in it on the way. Plain data: it is what the cache stores.
 * Only the page's own document shows it; whatever stands elsewhere is said by the page's face.
 */
export interface Content extends MarkdownResult {
  /** What its locked parts hold. A page with any is never cached. */
  lockedParts?: readonly OpenedPart[];
}

/** A part of a page as those see it who have opened it. */
export interface OpenedPart {
  /** As it was written, includes in place. */
  source: string;
  /** Other files that are read for it, relative to the source folder. */
  files: readonly string[];
  /** Those among them that only code in it imports. */
  imported: readonly string[];
  html: string;
  /** As the author wrote them. */
  passwords: readonly string[];
}

/** Of a page without a text of its own. */
export const emptyContent = (): Content => ({
  html: '',
  headings: [],
  links: [],
  images: [],
  islands: [],
  styles: [],
  needs: noNeeds,
  anchors: [],
  text: '',
  dependencies: [],
  imported: [],
  problems: [],
});
