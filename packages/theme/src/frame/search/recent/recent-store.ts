import { readStored, storedRecord, storedTexts, writeStored } from '../../../browser/stored-json.ts';

/** Where a reader's searches are kept: `localStorage`, one object of language to the latest searches. */
const RECENT_SEARCHES_KEY = 'BIFOLIO_RECENT_SEARCHES';

/** The searches in a language, the latest first; none when storage is off or holds something else. */
export const recentSearches = (lang: string): string[] => storedTexts(readAll()[lang]);

/** Keeps the searches of a language; none are removed. */
export function storeSearches(lang: string, searches: readonly string[]) {
  writeStored(RECENT_SEARCHES_KEY, { ...readAll(), [lang]: searches });
}

const readAll = () => storedRecord(readStored(RECENT_SEARCHES_KEY));
