/** `bifolio/search`: search in the browser. For the dialogs of themes; import it when the dialog opens. */
export type { Passage } from './browser/search/client/passages/passages.ts';
export type { Piece } from './browser/search/client/passages/pieces.ts';
export {
  createSearcher,
  type Found,
  type PageMatch,
  type Searcher,
} from './browser/search/client/searcher.ts';
export { CJK_LETTER } from './core/text/cjk.ts';
