import { gzipSync } from 'node:zlib';
import { createPageTerms } from '../../browser/search/page-terms.ts';
import { type PageTextInput, pageText } from '../../browser/search/page-text.ts';
import type { Page } from '../../core/contracts/page.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import type { PageBodies } from '../../core/store/page-bodies.ts';
import { packRecord } from './record.ts';
import { type Searchable, searchLanguage } from './searchable.ts';
import { createSynonyms } from './synonyms.ts';

/** Writes what may be found of a page; `index` is its place in the graph. A page that is not to be found is not asked for its text. */
export type WriteRecord = (page: Page, index: number, source: () => Open<PageTextInput>) => void;

export interface RecordWriterOptions extends Searchable {
  /** On disk rather than in memory. */
  records: Pick<PageBodies, 'write'>;
}

export function createRecordWriter({ records, ...searchable }: RecordWriterOptions): WriteRecord {
  const pageTerms = createPageTerms();
  const addSynonyms = createSynonyms(searchable.options);
  return (page, index, source) => {
    if (!searchLanguage(page, searchable)) return;
    const text = addSynonyms(pageText(source().value));
    const record = packRecord({ terms: pageTerms(text), text: gzipSync(JSON.stringify(text)) });
    records.write(index, new Open(record));
  };
}
