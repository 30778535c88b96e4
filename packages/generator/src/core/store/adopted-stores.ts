import { join } from 'node:path';
import { groupOf } from './keys.ts';
import { openPacks, type Packs } from './packs/packs.ts';
import type { Place } from './place-bytes.ts';
import { ROWS_FILE, type Rows, readRows } from './rows/rows.ts';

/** Other stores that one takes bodies from. They may go at any time. */
export interface AdoptedStores {
  /** Adds the store in a folder. False when it is damaged. */
  add(folder: string): boolean;
  /** Copies a body that one of them holds into `packs`. */
  copy(key: string, packs: Packs): Place | undefined;
  close(): void;
}

/** `format` stands for the shape of all that stores keep. */
export function createAdoptedStores(format: string): AdoptedStores {
  const stores: { rows: Rows; packs: Packs }[] = [];
  return {
    add(folder) {
      const rows = readRows(join(folder, ROWS_FILE), format);
      stores.push({ rows, packs: openPacks(folder) });
      return rows.size > 0;
    },
    copy(key, packs) {
      for (const { rows, packs: others } of stores) {
        const at = rows.find(key);
        const copied = at < 0 ? undefined : packs.copy(groupOf(key), rows.row(at), others);
        if (copied) return copied;
      }
      return undefined;
    },
    close() {
      for (const { packs } of stores) packs.close();
    },
  };
}
