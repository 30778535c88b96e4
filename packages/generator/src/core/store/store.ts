import { join } from 'node:path';
import { canDo, keepForLater } from '../cache/keep-for-later.ts';
import type { Open } from '../ledger/secrecy.ts';
import { generatorVersion } from '../version.ts';
import { createAdoptedStores } from './adopted-stores.ts';
import { compactStore } from './compact-store.ts';
import { groupOf, isOfKind, type Kind, keyOf, PAGE_KINDS } from './keys.ts';
import { openPacks } from './packs/packs.ts';
import type { Place } from './place-bytes.ts';
import { ROWS_FILE } from './rows/rows.ts';
import { openIndex } from './store-index.ts';

/**
 * What builds keep for later ones: bodies by kind and name. Nothing in it names a folder of this machine or a time, so it may be copied
 * with its site. What is damaged, missing, or of another version reads as absent; a disk that refuses costs time and nothing else.
 */
export interface Store {
  /** A body; `undefined` when nothing is kept under this name. */
  get(kind: Kind, name: string): Buffer | undefined;
  /** Whether `get` would give one. It counts as used. */
  holds(kind: Kind, name: string): boolean;
  /** The same without a look at the body, which may turn out to be damaged. */
  lists(kind: Kind, name: string): boolean;
  /** Keeps a body in place of the one of this name. The name stands for all that it was made of, or the body tells the rest. */
  put(kind: Kind, name: string, body: Open<Uint8Array | string>): void;
  /** The same for what this process itself reads again: throws when the disk refuses. */
  write(kind: Kind, name: string, body: Open<Uint8Array | string>): void;
  /** Nothing of the body stays, neither its row nor its bytes. */
  forget(kind: Kind, name: string): void;
  /** Forgets all of a kind but these. */
  keepOnly(kind: Kind, names: Iterable<string>): void;
  /** Forgets what this process has neither put nor asked for, of what is kept of each page. */
  keepUsedPages(): void;
  /** From now on, what the store in another folder holds is there too, before what this one holds. False when it is damaged. */
  adopt(folder: string): boolean;
  /** Makes what was put last beyond this process. */
  save(): void;
  /**
   * The same at the end of a whole build, which did not need what it has not asked for: what has not been used for long goes. Nothing
   * more may be asked then. A build that has changed nothing costs nothing, and does not count.
   */
  finish(): void;
  /** Closes its files. What was not saved is lost. */
  close(): void;
}

export interface StoreOptions {
  /** Beyond so many bytes, what was used longest ago goes. @default 1 GB */
  maxBytes?: number;
  /** Whether it is copied to other machines, so that its size matters more than the time to pack it. @default false */
  isPortable?: boolean;
}

/** Goes up when rows, packs or bodies change their shape. Sorting and dates follow the version of Node. */
const FORMAT = `bifolio-store 2 ${generatorVersion} ${process.versions.node.split('.')[0]}`;

/** Read and written so often that packing would take longer than the disk, or packed already. */
const RAW: readonly Kind[] = ['page', 'face', 'record'];
/** Written for each page: to pack them takes 2 % of a cold build, and leaves a third of the bytes. */
const RAW_AT_HOME: readonly Kind[] = ['content', 'beside'];

/** The store in a folder. It is made with the first body. */
export function openStore(
  folder: string,
  { maxBytes = 1_000_000_000, isPortable = false }: StoreOptions = {},
): Store {
  const raw: ReadonlySet<Kind> = new Set([...RAW, ...(isPortable ? [] : RAW_AT_HOME)]);
  const index = openIndex(join(folder, ROWS_FILE), FORMAT);
  const packs = openPacks(folder);
  const adopted = createAdoptedStores(FORMAT);

  function find(kind: Kind, name: string): Place | undefined {
    const key = keyOf(kind, name);
    const copied = index.isChanged(key) ? undefined : adopted.copy(key, packs);
    if (copied) index.set(key, copied);
    return index.find(key);
  }

  function add(kind: Kind, name: string, { value }: Open<Uint8Array | string>): void {
    const key = keyOf(kind, name);
    const earlier = index.isChanged(key) ? index.find(key) : undefined;
    const bytes = typeof value === 'string' ? Buffer.from(value) : value;
    index.set(key, packs.add(groupOf(key), bytes, { packed: !raw.has(kind) }));
    if (earlier) canDo(() => packs.wipe(earlier));
  }

  /** Makes what is there known to others. Nothing moves, since this process goes on. */
  function save(): void {
    packs.flush();
    index.keep(index.rows());
  }

  return {
    get(kind, name) {
      const place = find(kind, name);
      return place && packs.read(place);
    },
    holds(kind, name) {
      const place = find(kind, name);
      return place !== undefined && packs.bytes(place) !== undefined;
    },
    lists: (kind, name) => find(kind, name) !== undefined,
    put: (kind, name, body) => void keepForLater(() => add(kind, name, body)),
    write: add,
    forget(kind, name) {
      const place = find(kind, name);
      if (!place) return;
      index.forget(keyOf(kind, name));
      canDo(() => packs.wipe(place));
    },
    keepOnly: (kind, names) => index.forgetUnless(isOtherOrNamed(kind, names)),
    keepUsedPages: () => index.forgetUnless((key, isUsed) => isUsed || !isOfKind(key, ...PAGE_KINDS)),
    adopt: adopted.add,
    save() {
      if (index.hasChanges) keepForLater(save);
    },
    finish() {
      if (index.hasChanges) keepForLater(() => compactStore(folder, { index, packs, maxBytes }));
      index.settle();
    },
    close() {
      adopted.close();
      packs.close();
    },
  };
}

/** Whether a key is of another kind, or that of one of these names. */
function isOtherOrNamed(kind: Kind, names: Iterable<string>): (key: string) => boolean {
  let wanted: Set<string> | undefined; // Made for the first body of the kind: most sites have none of some kinds.
  return (key) => {
    if (!isOfKind(key, kind)) return true;
    wanted ??= new Set([...names].map((name) => keyOf(kind, name)));
    return wanted.has(key);
  };
}
