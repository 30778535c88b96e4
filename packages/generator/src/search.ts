/**
 * Search in the browser, for the dialogs of themes. Import it when the dialog opens.
 * @module
 */
export type { Passage } from './browser/search/client/passages/passages.ts';
export type { Piece } from './browser/search/client/passages/pieces.ts';
export {
  createSearcher,
  type Found,
  type PageMatch,
  type Searcher,
} from './browser/search/client/searcher.ts';
export { CJK_LETTER } from './core/text/cjk.ts';
