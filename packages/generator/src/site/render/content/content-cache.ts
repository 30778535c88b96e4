import { hash } from 'node:crypto';
import { Open } from '../../../core/ledger/secrecy.ts';
import type { Store } from '../../../core/store/store.ts';
import type { Asked } from '../asking.ts';
import type { Content } from './content.ts';

/** A page's rendered content, with what else it depends on besides its source. */
export interface CachedContent {
  result: Content;
  asked: Asked;
  /** Code blocks by their key: where each stands in the HTML. */
  code: readonly CodePlace[];
}

type CodePlace = readonly [key: string, start: number, end: number];

/** Rendered content in the store of a site, by page. */
export interface ContentCache {
  read(file: string, source: string): CachedContent | undefined;
  /** Code blocks of the page's last content by key, whatever its source was. */
  readCode(file: string): ReadonlyMap<string, string>;
  write(file: string, source: string, content: Open<CachedContent>): void;
  /** Nothing of the page is kept any more. */
  forget(file: string): void;
}

interface StoredContent extends CachedContent {
  /** Hash of the source. */
  source: string;
}

export function createContentCache(store: Pick<Store, 'get' | 'put' | 'forget'>): ContentCache {
  const readEntry = (file: string): StoredContent | undefined => {
    const entry = store.get('content', file);
    return entry && (JSON.parse(entry.toString()) as StoredContent);
  };
  return {
    read(file, source) {
      const entry = readEntry(file);
      return entry?.source === digest(source) ? entry : undefined;
    },
    readCode(file) {
      const { code, result } = readEntry(file) ?? {};
      return new Map(code?.map(([name, start, end]) => [name, result?.html.slice(start, end) ?? '']));
    },
    forget: (file) => store.forget('content', file),
    write(file, source, content) {
      const body = { source: digest(source), ...content.value } satisfies StoredContent;
      store.put('content', file, new Open(JSON.stringify(body)));
    },
  };
}

/** Where blocks stand in a page. One that a component has written into a property is not found, and drawn again each time. */
export function codePlaces(html: string, drawn: ReadonlyMap<string, string>): CodePlace[] {
  return [...drawn].flatMap(([key, code]): CodePlace[] => {
    const start = html.indexOf(code);
    return start < 0 ? [] : [[key, start, start + code.length]];
  });
}

/** SHA-256 of texts, hex. */
export function digest(...texts: readonly string[]): string {
  return hash('sha256', texts.map((text) => `${text.length}:${text}`).join(''));
}
