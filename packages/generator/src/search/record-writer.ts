import { gzipSync } from 'node:zlib';
import type { Page } from '../content/page.ts';
import type { Open } from '../ledger/secrecy.ts';
import { openStoreWriter } from '../page-store/page-store.ts';
import { createPageTerms } from './page-terms.ts';
import { type PageTextInput, pageText } from './page-text.ts';
import { packRecord } from './record.ts';
import { type Searchable, searchLanguage } from './searchable.ts';
import { createSynonyms } from './words/synonyms.ts';

/** Writes what may be found of pages into a page store. */
export interface RecordWriter {
  /** `index` is that of the page in the graph. A page that is not to be found is not asked for its text. */
  add(page: Page, index: number, source: () => Open<PageTextInput>): void;
  /** Call before others read what was written. */
  flush(): void;
  close(): void;
}

export interface RecordWriterOptions extends Searchable {
  /** The store. */
  dir: string;
  /** No other writer of the store has it. */
  number: number;
}

/** Opens a writer of records: they are kept on disk rather than in memory. */
export function openRecordWriter({ dir, number, ...searchable }: RecordWriterOptions): RecordWriter {
  const pageTerms = createPageTerms();
  const addSynonyms = createSynonyms(searchable.options);
  const { write, flush, close } = openStoreWriter(dir, number);
  return {
    add(page, index, source) {
      if (!searchLanguage(page, searchable)) return;
      const text = addSynonyms(pageText(source().value));
      write(index, packRecord({ terms: pageTerms(text), text: gzipSync(JSON.stringify(text)) }));
    },
    flush,
    close,
  };
}
