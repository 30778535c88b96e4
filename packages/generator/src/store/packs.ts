import { randomBytes } from 'node:crypto';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, constants as zlib, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { openOwnFile, writeAll } from '../files/write-own.ts';
import type { Row } from './rows.ts';

/** Names of packs: eight random digits, and the process that writes it. */
export const PACK = /^[0-9a-f]{8}([0-9a-f]{8})\.pack$/;

/** What is added waits in memory until there are so many bytes. */
const BUFFER_BYTES = 256 * 1024;
/** Shorter ones are not worth packing. */
const SHORT = 200;
const RAW = 0;
const ZSTD = 1;

export type Place = Omit<Row, 'used'>;

/** Files with bodies one after the other. */
export interface Packs {
  /** Adds a body to the pack of this process. */
  add(body: Uint8Array): Place;
  /** Adds the bytes of another place as they are; `undefined` when they are damaged. */
  copy(from: Place): Place | undefined;
  /** A body; `undefined` when it is damaged or gone. */
  read(place: Place): Buffer | undefined;
  /** Whether the bytes of a body are as they were written. */
  isWhole(place: Place): boolean;
  /** Overwrites a body with zeros. */
  wipe(place: Place): void;
  flush(): void;
  close(): void;
}

/** Packs in a folder. Nothing is written before the first body. */
export function openPacks(folder: string): Packs {
  const name = `${randomBytes(4).toString('hex')}${process.pid.toString(16).padStart(8, '0')}.pack`;
  const path = join(folder, name);
  const files = new Map<string, number>();
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let end = 0;

  const own = () => {
    const file = files.get(name) ?? openOwnFile(path);
    files.set(name, file);
    return file;
  };
  const fileOf = (pack: string) => {
    const file = files.get(pack) ?? openSync(join(folder, pack), READ);
    files.set(pack, file);
    return file;
  };

  function flush(): void {
    if (waitingBytes === 0) return;
    const bytes = Buffer.concat(waiting.splice(0));
    waitingBytes = 0;
    writeAll(own(), path, bytes);
  }

  function addBytes(bytes: Buffer): Place {
    const place = { pack: name, start: end, length: bytes.length, sum: crc32(bytes) };
    end += bytes.length;
    waiting.push(bytes);
    waitingBytes += bytes.length;
    if (waitingBytes > BUFFER_BYTES) flush();
    return place;
  }

  function readBytes({ pack, start, length, sum }: Place): Buffer | undefined {
    if (pack === name) flush();
    try {
      const bytes = Buffer.allocUnsafe(length);
      const isWhole = readSync(fileOf(pack), bytes, 0, length, start) === length && crc32(bytes) === sum;
      return isWhole ? bytes : undefined;
    } catch {
      return undefined; // The pack is gone, or the row is damaged.
    }
  }

  return {
    add: (body) => addBytes(packed(body)),
    copy(from) {
      const bytes = readBytes(from);
      return bytes && addBytes(bytes);
    },
    read(place) {
      const bytes = readBytes(place);
      return bytes && unpacked(bytes);
    },
    isWhole: (place) => readBytes(place) !== undefined,
    wipe({ pack, start, length }) {
      if (pack === name) flush();
      const target = join(folder, pack);
      const file = openSync(target, WRITE);
      try {
        writeAll(file, target, Buffer.alloc(length), start);
      } finally {
        closeSync(file);
      }
    },
    flush,
    close() {
      for (const file of files.values()) closeSync(file);
      files.clear();
    },
  };
}

const FAST = { params: { [zlib.ZSTD_c_compressionLevel]: 1 } };

/** Windows does not know the last one. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
const WRITE = constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);

function packed(body: Uint8Array): Buffer {
  const bytes = body.length < SHORT ? body : zstdCompressSync(body, FAST);
  const isSmaller = bytes.length < body.length;
  return Buffer.concat([Buffer.from([isSmaller ? ZSTD : RAW]), isSmaller ? bytes : body]);
}

function unpacked(bytes: Buffer): Buffer {
  const body = bytes.subarray(1);
  return bytes[0] === ZSTD ? zstdDecompressSync(body) : body;
}
