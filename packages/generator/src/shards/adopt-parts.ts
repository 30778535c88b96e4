import { join } from 'node:path';
import { PAGE_STORES } from '../build/pages/open-pages.ts';
import {
  createRecord,
  type LastRecord,
  type NewRecord,
  NO_PAGES,
  openRecord,
  RECORD_FILE,
  recordKey,
} from '../build/pages/page-record.ts';
import { workFolder } from '../cache/work-folder.ts';
import { removeFile } from '../files/remove-own.ts';
import { openStoreReader } from '../page-store/page-store.ts';
import { openPageStores, type PageStores } from '../page-store/page-stores.ts';
import type { Part } from './read-parts.ts';

/** Where pages of parts are put together. */
interface Target {
  record: NewRecord;
  stores: readonly PageStores[];
}

/**
 * Makes parts the last build of a site: its record, and its page stores, where the pages of each part follow those of the one before.
 * `key` is the site's. Gives the parts that are damaged.
 */
export async function adoptParts(root: string, parts: readonly Part[], key: string): Promise<Part[]> {
  const home = workFolder(root);
  const path = join(home, RECORD_FILE);
  const places = parts.reduce((sum, { pages }) => sum + pages, 0);
  removeFile(path);
  const stores = PAGE_STORES.map((name) => openPageStores(join(home, name), places));
  const record = createRecord(path, recordKey(key));
  const damaged: Part[] = [];
  let first = 0;
  for (const part of parts) {
    if (!addPart(part, key, first, { record, stores })) damaged.push(part);
    first += part.pages;
  }
  for (const store of stores) await store.keep();
  record.keep({});
  return damaged;
}

/** Adds the pages of a part, with places from `first` on. False when it is damaged. */
function addPart({ folder }: Part, key: string, first: number, target: Target): boolean {
  const last = openRecord(join(folder, RECORD_FILE), recordKey(key));
  if (last === NO_PAGES) return false;
  const readers = PAGE_STORES.map((name) => openStoreReader(join(folder, name)));
  for (const route of last.routes) addPage(route, last);
  for (const reader of readers) reader.close();
  last.close();
  return true;

  function addPage(route: string, from: LastRecord): void {
    const index = from.indexOf(route) ?? 0;
    const stored = from.readBoth(route)?.stored;
    if (stored) target.record.writeStored(route, first + index, stored);
    for (const [at, reader] of readers.entries()) {
      const data = reader.read(index);
      if (data) target.stores[at]?.write(first + index, data);
    }
  }
}
