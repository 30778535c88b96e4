import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeSealed } from '../cache/sealed-file.ts';
import type { Page } from '../content/page.ts';
import type { SiteLocale } from '../graph/types.ts';
import type { SearchOptions } from './options.ts';
import { createPageTerms } from './page-terms.ts';
import { type PageTextInput, pageText } from './page-text.ts';
import { hashOf, isSearchable, RECORD_KEY, type RecordedTerms, recordFiles } from './record-files.ts';

/** The language of a page that may be found; `undefined` for others. */
export function searchLanguage(
  page: Page,
  { options, locales }: Pick<RecordFolderOptions, 'options' | 'locales'>,
): string | undefined {
  const lang = locales.find(({ path }) => path === page.locale)?.lang;
  return isSearchable(page, options) ? lang : undefined;
}

/** Where pages wait for the index, in a folder for each language. */
export interface RecordFolder {
  /** Takes what may be found of a page; a page that is not to be found is not asked for it. */
  add(page: Page, source: () => PageTextInput): void;
}

export interface RecordFolderOptions {
  folder: string;
  options: SearchOptions;
  locales: readonly SiteLocale[];
}

/** On disk rather than in memory: written by workers, and kept for the pages that the next build finds unchanged. */
export function createRecordFolder({ folder, options, locales }: RecordFolderOptions): RecordFolder {
  const pageTerms = createPageTerms();
  return {
    add(page, source) {
      const lang = searchLanguage(page, { options, locales });
      if (!lang) return;
      const text = pageText(source());
      const compressed = gzipSync(JSON.stringify(text));
      const record: RecordedTerms = { route: page.route, hash: hashOf(compressed), terms: pageTerms(text) };
      const files = recordFiles(folder, lang, page.route);
      mkdirSync(dirname(files.text), { recursive: true });
      writeFileSync(files.text, compressed);
      writeSealed(files.terms, RECORD_KEY, JSON.stringify(record));
    },
  };
}
