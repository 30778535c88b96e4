import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '../content/page.ts';
import type { SiteLocale } from '../graph/types.ts';
import type { SearchOptions } from './options.ts';
import { pageRecord } from './page-record.ts';

/** Where the texts of pages wait for the index, one file a page below the folder of its language. */
export interface RecordFolder {
  /** Takes the finished document of a page; a page that is not to be found is left out. */
  add(page: Page, html: string): void;
}

export interface RecordFolderOptions {
  folder: string;
  options: SearchOptions;
  locales: readonly SiteLocale[];
}

/** On disk rather than in memory, so that a build of any size needs the same memory. */
export function createRecordFolder({ folder, options, locales }: RecordFolderOptions): RecordFolder {
  return {
    add(page, html) {
      const lang = locales.find(({ path }) => path === page.locale)?.lang;
      if (!lang || !isSearchable(page, options)) return;
      const path = recordPath(folder, lang, page);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, pageRecord({ html, lang, title: page.title }));
    },
  };
}

/** The file of a page's record. */
export const recordPath = (folder: string, lang: string, { route }: Page) =>
  join(folder, lang, route, 'index.html');

/** Whether a page is to be found: not when it, the config, or its nature says no. */
export function isSearchable(page: Page, options: SearchOptions): boolean {
  if (options === false || page.kind === 'generated' || page.frontmatter.search === false) return false;
  return page.route.endsWith('/') && (options.isSearchable?.(page) ?? true);
}
