import { statSync } from 'node:fs';
import { join } from 'node:path';
import { canDo, keepForLater } from '../cache/keep-for-later.ts';
import { isOther } from '../files/own-folder.ts';
import { removeUnwanted } from '../files/remove-own.ts';
import type { Open } from '../ledger/secrecy.ts';
import { generatorVersion } from '../version.ts';
import { isOfKind, type Kind, keyOf, PAGE_KINDS } from './keys.ts';
import { openPacks, PACK, type Packs, type Place } from './packs.ts';
import { chooseRows, packsToCopy } from './prune.ts';
import { type Row, type Rows, readRows, writeRows } from './rows.ts';

/**
 * What builds keep for later ones: bodies by kind and name. Nothing in it names a folder of this machine or a time, so it may be copied
 * with its site. What is damaged, missing, or of another version reads as absent; a disk that refuses costs time and nothing else.
 */
export interface Store {
  /** A body; `undefined` when nothing is kept under this name. */
  get(kind: Kind, name: string): Buffer | undefined;
  /** Whether `get` would give one. It counts as used. */
  holds(kind: Kind, name: string): boolean;
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
   * more may be asked then.
   */
  finish(): void;
  /** Closes its files. What was not saved is lost. */
  close(): void;
}

export interface StoreOptions {
  /** Beyond so many bytes, what was used longest ago goes. @default 1 GB */
  maxBytes?: number;
}

/** Goes up when rows, packs or bodies change their shape. Sorting and dates follow the version of Node. */
const FORMAT = `bifolio-store 2 ${generatorVersion} ${process.versions.node.split('.')[0]}`;

const ROWS_FILE = 'rows';

/** Read and written so often that packing would take longer than the disk, or packed already. */
const IS_RAW: ReadonlySet<Kind> = new Set(['page', 'face', 'record']);

/** Bodies of a kind have packs of their own, so that they are read in their order. */
const groupOf = (key: string): number => key.charCodeAt(0);

/** The store in a folder. It is made with the first body. */
export function openStore(folder: string, { maxBytes = 1_000_000_000 }: StoreOptions = {}): Store {
  const path = join(folder, ROWS_FILE);
  const opened = readRows(path, FORMAT);
  const packs = openPacks(folder);
  /** Rows that were asked for, by place. */
  const used = new Uint8Array(opened.size);
  /** What this process has put, or forgotten (`undefined`). */
  const changed = new Map<string, Place | undefined>();
  const adopted: { rows: Rows; packs: Packs }[] = [];

  /** Copies a body that another store holds, since that may go. Whether there is one. */
  function takeAdopted(key: string): boolean {
    return adopted.some(({ rows, packs: others }) => {
      const at = rows.find(key);
      const copied = at < 0 ? undefined : packs.copy(groupOf(key), rows.row(at), others);
      if (copied) changed.set(key, copied);
      return copied !== undefined;
    });
  }

  function placeOf(key: string): Place | undefined {
    if (changed.has(key) || takeAdopted(key)) return changed.get(key);
    const at = opened.find(key);
    if (at < 0) return undefined;
    used[at] = 1;
    return opened.row(at);
  }

  function add(kind: Kind, name: string, { value }: Open<Uint8Array | string>): void {
    const key = keyOf(kind, name);
    const earlier = changed.get(key);
    const bytes = typeof value === 'string' ? Buffer.from(value) : value;
    changed.set(key, packs.add(groupOf(key), bytes, { packed: !IS_RAW.has(kind) }));
    if (earlier) canDo(() => packs.wipe(earlier));
  }

  /** All rows by now: another process may have saved its own meanwhile. */
  function allRows(build: number): Map<string, Row> {
    const now = readRows(path, FORMAT);
    const rows = new Map<string, Row>();
    for (let at = 0; at < now.size; at++) {
      const key = now.key(at);
      const row = now.row(at);
      rows.set(key, used[opened.find(key)] ? { ...row, used: build } : row);
    }
    for (const [key, place] of changed) {
      if (place) rows.set(key, { ...place, used: build });
      else rows.delete(key);
    }
    return rows;
  }

  /** Rows that this process has forgotten or replaced. */
  function replaced(): Row[] {
    return [...changed.keys()].map((key) => opened.find(key)).flatMap((at) => (at < 0 ? [] : opened.row(at)));
  }

  /** Makes what is there known to others. Nothing moves, since this process goes on. */
  function saveRows(build: number, rows: ReadonlyMap<string, Row>): void {
    packs.flush();
    const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
    writeRows(path, FORMAT, { build, rows: sorted });
  }

  function finish(build: number): void {
    packs.flush();
    const { kept, dropped } = chooseRows(allRows(build), { build, maxBytes });
    for (const pack of packsToCopy(kept, (name) => sizeOf(join(folder, name))))
      for (const [key, row] of kept) {
        if (row.pack !== pack) continue;
        const copied = packs.copy(groupOf(key), row);
        if (copied) kept.set(key, { ...copied, used: row.used });
        else kept.delete(key);
      }
    saveRows(build, kept);
    const inUse = new Set([...kept.values()].map(({ pack }) => pack));
    const isWanted = (pack: string) => inUse.has(pack) || isBeingWritten(pack);
    for (const row of [...replaced(), ...dropped]) if (isWanted(row.pack)) canDo(() => packs.wipe(row));
    removeUnwanted(folder, { isOurs: PACK, isWanted });
  }

  /** The bytes go when all is finished. */
  function forgetUnless(isWanted: (key: string, at: number) => boolean): void {
    for (let at = 0; at < opened.size; at++) {
      const key = opened.key(at);
      if (!changed.has(key) && !isWanted(key, at)) changed.set(key, undefined);
    }
  }

  return {
    get(kind, name) {
      const place = placeOf(keyOf(kind, name));
      return place && packs.read(place);
    },
    holds(kind, name) {
      const place = placeOf(keyOf(kind, name));
      return place !== undefined && packs.bytes(place) !== undefined;
    },
    put: (kind, name, body) => void keepForLater(() => add(kind, name, body)),
    write: add,
    forget(kind, name) {
      const key = keyOf(kind, name);
      const place = placeOf(key);
      if (!place) return;
      changed.set(key, undefined);
      canDo(() => packs.wipe(place));
    },
    keepOnly(kind, names) {
      let wanted: Set<string> | undefined; // Made for the first body of the kind: most sites have none of some kinds.
      forgetUnless((key) => {
        if (!isOfKind(key, kind)) return true;
        wanted ??= new Set([...names].map((name) => keyOf(kind, name)));
        return wanted.has(key);
      });
    },
    keepUsedPages: () => forgetUnless((key, at) => used[at] === 1 || !isOfKind(key, ...PAGE_KINDS)),
    adopt(other) {
      const rows = readRows(join(other, ROWS_FILE), FORMAT);
      adopted.push({ rows, packs: openPacks(other) });
      return rows.size > 0;
    },
    save() {
      if (changed.size > 0) keepForLater(() => saveRows(opened.build, allRows(opened.build)));
    },
    finish() {
      if (opened.size + changed.size > 0) keepForLater(() => finish(opened.build + 1));
    },
    close() {
      for (const one of [...adopted, { packs }]) one.packs.close();
    },
  };
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const isBeingWritten = (name: string) => isOther(Number.parseInt(PACK.exec(name)?.[1] ?? '', 16));
