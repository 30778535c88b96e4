import { statSync } from 'node:fs';
import { join } from 'node:path';
import { canDo } from '../cache/keep-for-later.ts';
import { isOther } from '../files/own-folder.ts';
import { removeUnwanted } from '../files/remove-own.ts';
import { groupOf } from './keys.ts';
import { PACK, type Packs } from './packs/packs.ts';
import { dropRows, packsToCopy } from './prune.ts';
import type { RowsToKeep } from './rows/rows-to-keep.ts';
import type { StoreIndex } from './store-index.ts';

/** A store at the end of a build. */
export interface FinishedStore {
  index: StoreIndex;
  packs: Packs;
  /** Beyond so many bytes, what was used longest ago goes. */
  maxBytes: number;
}

/** Keeps what the store in `folder` is to hold from now on. What it no longer needs is overwritten, and packs of nothing else are removed. */
export function compactStore(folder: string, { index, packs, maxBytes }: FinishedStore): void {
  const build = index.build + 1;
  packs.flush();
  const kept = index.rows();
  const dropped = dropRows(kept, { build, maxBytes });
  const sparse = packsToCopy(kept, (name) => sizeOf(join(folder, name)));
  copyTogether(kept, new Set(sparse), packs);
  packs.flush();
  const inUse = index.keep(kept, build);
  const isWanted = (pack: string) => inUse.has(pack) || isBeingWritten(pack);
  for (const row of [...index.replaced(), ...dropped]) if (isWanted(row.pack)) canDo(() => packs.wipe(row));
  removeUnwanted(folder, { isOurs: PACK, isWanted });
}

/** Copies the bodies of some packs into a new one, and drops those that are damaged. */
function copyTogether(rows: RowsToKeep, sparse: ReadonlySet<string>, packs: Packs): void {
  for (const [key, row] of rows) {
    if (!sparse.has(row.pack)) continue;
    const copied = packs.copy(groupOf(key), row);
    if (copied) rows.set(key, { ...copied, used: row.used });
    else rows.delete(key);
  }
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const isBeingWritten = (name: string) => isOther(Number.parseInt(PACK.exec(name)?.[1] ?? '', 16));
