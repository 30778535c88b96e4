import type { FacedPage } from '../../render/page/page-renderer.ts';
import type { LockedText } from '../../search/locked/locked-text.ts';
import type { RecordWriterOptions } from '../../search/record-writer.ts';

/** Hands pages over to search. */
export interface Recorder {
  /** `index` is that of the page in the graph. */
  add(page: FacedPage, index: number): void;
  /** What was locked of the pages since the last call. It stays in memory. */
  takeLocked(): LockedText[];
}

/** Loads what makes records of pages: sites without search do without. */
export async function createRecorder(options: RecordWriterOptions): Promise<Recorder> {
  const { createRecordWriter } = await import('../../search/record-writer.ts');
  const { searchLanguage } = await import('../../search/searchable.ts');
  const { packLocked } = await import('../../search/locked/locked-text.ts');
  const { createSynonyms } = await import('../../search/synonyms.ts');
  const addRecord = createRecordWriter(options);
  const addSynonyms = createSynonyms(options.options);
  let locked: LockedText[] = [];
  return {
    add({ page, searchText, openTexts }, index) {
      addRecord(page, index, searchText);
      const lang = searchLanguage(page, options);
      if (!lang) return;
      const texts = openTexts();
      locked.push(...texts.map((open) => packLocked(open, { route: page.route, lang }, addSynonyms)));
    },
    takeLocked() {
      const taken = locked;
      locked = [];
      return taken;
    },
  };
}
