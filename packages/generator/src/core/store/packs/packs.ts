import { constants as zlib, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Place } from '../place-bytes.ts';
import { createOwnPacks } from './own-packs.ts';
import { openPackFiles } from './pack-files.ts';

/** Names of packs: eight random digits, and the process that writes it. */
export const PACK = /^[0-9a-f]{8}([0-9a-f]{8})\.pack$/;

/** Shorter ones are not worth packing. */
const SHORT = 200;
const RAW = 0;
const ZSTD = 1;

/** Files with bodies one after the other. */
export interface Packs {
  /** Adds a body to a pack of this process, one for each `group`. Throws when the disk takes no more. */
  add(group: number, body: Uint8Array, options?: { packed?: boolean }): Place;
  /** Adds the bytes of another place as they are, of these packs or others; `undefined` when they are damaged. */
  copy(group: number, from: Place, others?: Pick<Packs, 'bytes'>): Place | undefined;
  /** A body; `undefined` when it is damaged or gone. */
  read(place: Place): Buffer | undefined;
  /** The same as it is written. */
  bytes(place: Place): Buffer | undefined;
  /** Overwrites a body with zeros. */
  wipe(place: Place): void;
  /** Writes what waits. What a full disk has refused waits on. */
  flush(): void;
  close(): void;
}

/** Packs in a folder. Nothing is written before the first body. */
export function openPacks(folder: string): Packs {
  const files = openPackFiles(folder);
  const own = createOwnPacks(files.write);

  function bytes(place: Place): Buffer | undefined {
    const waiting = own.waiting(place);
    return waiting ? Buffer.from(waiting) : files.read(place);
  }

  return {
    add: (group, body, { packed = true } = {}) => own.add(group, packed ? pack(body) : raw(body)),
    copy(group, from, others) {
      const found = others ? others.bytes(from) : bytes(from);
      return found && own.add(group, found);
    },
    bytes,
    read(place) {
      const found = bytes(place);
      return found && unpack(found);
    },
    wipe(place) {
      const waiting = own.waiting(place);
      if (waiting) waiting.fill(0);
      else files.wipe(place);
    },
    flush: own.flush,
    close: files.close,
  };
}

const FAST = { params: { [zlib.ZSTD_c_compressionLevel]: 1 } };

function pack(body: Uint8Array): Buffer {
  const bytes = body.length < SHORT ? body : zstdCompressSync(body, FAST);
  return bytes.length < body.length ? Buffer.concat([Buffer.from([ZSTD]), bytes]) : raw(body);
}

const raw = (body: Uint8Array): Buffer => Buffer.concat([Buffer.from([RAW]), body]);

function unpack(bytes: Buffer): Buffer {
  const body = bytes.subarray(1);
  return bytes[0] === ZSTD ? zstdDecompressSync(body) : body;
}
