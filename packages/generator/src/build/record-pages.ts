import type { FacedPage } from '../render/page-renderer.ts';
import type { LockedText } from '../search/locked/locked-text.ts';
import type { RecordFolderOptions } from '../search/record-folder.ts';

/** Hands pages over to search. */
export interface Recorder {
  add(page: FacedPage): void;
  /** What was locked of the pages since the last call. It stays in memory. */
  takeLocked(): LockedText[];
}

/** Loads what makes records of pages: sites without search do without. */
export async function createRecorder(options: RecordFolderOptions): Promise<Recorder> {
  const { createRecordFolder, searchLanguage } = await import('../search/record-folder.ts');
  const { packLocked } = await import('../search/locked/locked-text.ts');
  const records = createRecordFolder(options);
  let locked: LockedText[] = [];
  return {
    add({ page, searchText, openTexts }) {
      records.add(page, searchText);
      const lang = searchLanguage(page, options);
      if (lang) locked.push(...openTexts().map((open) => packLocked(open, { route: page.route, lang })));
    },
    takeLocked() {
      const taken = locked;
      locked = [];
      return taken;
    },
  };
}
