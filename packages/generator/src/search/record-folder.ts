import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '../content/page.ts';
import type { SiteLocale } from '../graph/types.ts';
import type { SearchOptions } from './options.ts';
import { createPageTerms, type PageTerm } from './page-terms.ts';
import { pageText } from './page-text.ts';

/** Files of a record: the page's text as browsers fetch it, and what the index is to know of it. */
export interface RecordFiles {
  text: string;
  terms: string;
}

export const TERMS_ENDING = '.json';

/** Content of the file of terms. */
export interface RecordedTerms {
  route: string;
  /** Stands for the text. */
  hash: string;
  terms: readonly PageTerm[];
}

/** Where pages wait for the index, in a folder for each language. */
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
      const record: RecordedTerms = { route: page.route, hash: hashOf(compressed), terms: pageTerms(text) };
      const files = recordFiles(folder, lang, page.route);
      mkdirSync(dirname(files.text), { recursive: true });
      writeFileSync(files.text, compressed);
      writeFileSync(files.terms, JSON.stringify(record));
    },
  };
}

const hashOf = (content: Buffer | string) =>
  createHash('sha1').update(content).digest('base64url').slice(0, 12);

/**
 * The files of a page's record. All in one folder: making one for each page takes longer than the files do. Their order
 * is that of the routes as far as names may be long.
 */
export function recordFiles(folder: string, lang: string, route: string): RecordFiles {
  const name = route.slice(1, -1).replaceAll('/', '!').slice(0, 50);
  const path = join(folder, lang, `${name}-${hashOf(route)}`);
  return { text: `${path}.bin`, terms: `${path}${TERMS_ENDING}` };
}

/** Whether a page is to be found: not when it, the config, or its nature says no. */
export function isSearchable(page: Page, options: SearchOptions): boolean {
  if (options === false || page.kind === 'generated' || page.frontmatter.search === false) return false;
  return page.route.endsWith('/') && (options.isSearchable?.(page) ?? true);
}
