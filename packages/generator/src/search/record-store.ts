import { existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import type { SiteLocale } from '../graph/types.ts';
import { linkFile } from '../link-file.ts';
import { isSearchable, RECORD_FILES, recordPath } from './record-folder.ts';

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
export async function openRecords(
  { root, search }: Pick<LoadedConfig, 'root' | 'search'>,
  locales: readonly SiteLocale[],
): Promise<RecordStore> {
  const last = join(root, '.bifolio/search');
  const dir = `${last}-next`;
  await rm(dir, { recursive: true, force: true });
  return {
    dir,
    reuse(page) {
      const lang = locales.find(({ path }) => path === page.locale)?.lang;
      if (!lang || !isSearchable(page, search)) return true;
      const [from, to] = [recordPath(last, lang, page), recordPath(dir, lang, page)];
      if (!RECORD_FILES.every((file) => existsSync(join(from, file)))) return false;
      mkdirSync(to, { recursive: true });
      for (const file of RECORD_FILES) linkFile(join(from, file), join(to, file));
      return true;
    },
    async keep() {
      await rm(last, { recursive: true, force: true });
      if (existsSync(dir)) await rename(dir, last);
    },
  };
}
