import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSealed } from '../cache/sealed-file.ts';
import type { Page } from '../content/page.ts';
import type { SearchOptions } from './options.ts';
import type { PageTerm } from './page-terms.ts';

/** Files of a record: the page's text as browsers fetch it, and what the index is to know of it. */
export interface RecordFiles {
  text: string;
  terms: string;
}

/** Content of the file of terms. */
export interface RecordedTerms {
  route: string;
  /** Stands for the text. */
  hash: string;
  terms: readonly PageTerm[];
}

/** Seals the files of terms, see `writeSealed`. */
export const RECORD_KEY = 'search record';

/** The terms of a record. `undefined` when there is none, or when it or its text is damaged. */
export function readRecord({ text, terms }: RecordFiles): RecordedTerms | undefined {
  const record = readTerms(terms);
  try {
    return record && record.hash === hashOf(readFileSync(text)) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The same without a look at the text. */
export function readTerms(path: string): RecordedTerms | undefined {
  const stored = readSealed(path, RECORD_KEY);
  return stored && (JSON.parse(stored.toString()) as RecordedTerms);
}

/** How names of files with terms end. */
export const TERMS_ENDING = '.json';

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

/** A short hash for names of files. */
export const hashOf = (content: Buffer | string) => hash('sha1', content, 'base64url').slice(0, 12);
