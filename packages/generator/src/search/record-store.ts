import { mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workFolder } from '../cache/work-folder.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import { linkFile } from '../files/link-file.ts';
import { openOwnFolder } from '../files/own-folder.ts';
import type { SiteLocale } from '../graph/types.ts';
import { isSearchable, readRecord, recordFiles } from './record-files.ts';

/** The records of a build that is running, and those of the last one. */
export interface RecordStore {
  /** Where the records of this build go. */
  dir: string;
  /** Takes over the record of a page that has not changed. False when there is none to take over. */
  reuse(page: Page): boolean;
  /** Makes these records the last build's. */
  keep(): Promise<void>;
}

/** Opens an empty folder for the records of a build, below `.bifolio/`. */
export function openRecords(
  { root, search }: Pick<LoadedConfig, 'root' | 'search'>,
  locales: readonly SiteLocale[],
): RecordStore {
  const last = join(workFolder(root), 'search');
  const dir = openOwnFolder(`${last}-next`);
  return {
    dir,
    reuse(page) {
      const lang = locales.find(({ path }) => path === page.locale)?.lang;
      if (!lang || !isSearchable(page, search)) return true;
      const [from, to] = [recordFiles(last, lang, page.route), recordFiles(dir, lang, page.route)];
      if (!readRecord(from)) return false;
      mkdirSync(dirname(to.text), { recursive: true });
      linkFile(from.text, to.text);
      linkFile(from.terms, to.terms);
      return true;
    },
    async keep() {
      await rm(last, { recursive: true, force: true });
      await rename(dir, last);
    },
  };
}
