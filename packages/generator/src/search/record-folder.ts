import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '../content/page.ts';
import type { SiteLocale } from '../graph/types.ts';
import type { SearchOptions } from './options.ts';
import { createPageTerms, type PageTerm } from './page-terms.ts';
import { pageText } from './page-text.ts';

/** Files of a record: the page's text as browsers fetch it, and what the index is to know of it. */
export const TEXT_FILE = 'text.bin';
export const TERMS_FILE = 'terms.json';
export const RECORD_FILES = [TEXT_FILE, TERMS_FILE];

/** Content of the file of terms. */
export interface RecordedTerms {
  /** Stands for the text. */
  hash: string;
  terms: readonly PageTerm[];
}

/** Where pages wait for the index, each in a folder of its own below that of its language. */
export interface RecordFolder {
  /** Takes the finished document of a page; a page that is not to be found is left out. */
  add(page: Page, html: string): void;
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
    add(page, html) {
      const lang = locales.find(({ path }) => path === page.locale)?.lang;
      if (!lang || !isSearchable(page, options)) return;
      const text = pageText({ html, route: page.route, title: page.title });
      const compressed = gzipSync(JSON.stringify(text));
      const record: RecordedTerms = { hash: hashOf(compressed), terms: pageTerms(text) };
      const path = recordPath(folder, lang, page);
      mkdirSync(path, { recursive: true });
      writeFileSync(join(path, TEXT_FILE), compressed);
      writeFileSync(join(path, TERMS_FILE), JSON.stringify(record));
    },
  };
}

const hashOf = (content: Buffer) => createHash('sha1').update(content).digest('base64url').slice(0, 12);

/** The folder of a page's record. */
export const recordPath = (folder: string, lang: string, { route }: Page) => join(folder, lang, route);

/** Whether a page is to be found: not when it, the config, or its nature says no. */
export function isSearchable(page: Page, options: SearchOptions): boolean {
  if (options === false || page.kind === 'generated' || page.frontmatter.search === false) return false;
  return page.route.endsWith('/') && (options.isSearchable?.(page) ?? true);
}
