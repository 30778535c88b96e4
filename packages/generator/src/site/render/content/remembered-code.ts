import type { MarkdownResult, RenderedCode } from '../../../core/contracts/markdown.ts';
import { Open } from '../../../core/ledger/secrecy.ts';
import type { Asked } from '../asking.ts';
import { type ContentCache, codePlaces } from './content-cache.ts';

/** Code blocks of a page that were drawn for an earlier build, and those that are drawn for this one. */
export interface RememberedCode {
  /** Absent when nothing is remembered. */
  renderedCode?: RenderedCode;
  /** Remembers the blocks of a page that is never taken from the cache as a whole. */
  keep(result: MarkdownResult): void;
  /** By their key. */
  drawn: ReadonlyMap<string, string>;
}

const NOTHING: Asked = { facts: { from: { file: '', route: '' }, asked: {} }, published: [] };

/** What the cache knows of the code of a page. */
export function rememberedCode(cache: ContentCache | undefined, file: string): RememberedCode {
  const known = cache?.readCode(file);
  const drawn = new Map<string, string>();
  return {
    drawn,
    renderedCode: known && {
      known: (key) => known.get(key),
      remember: (key, html) => drawn.set(key, html),
    },
    keep(result) {
      if ([...drawn.keys()].some((key) => !known?.has(key)))
        cache?.write(file, '', new Open({ result, asked: NOTHING, code: codePlaces(result.html, drawn) }));
    },
  };
}
