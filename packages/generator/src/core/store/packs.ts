import { randomBytes } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, constants as zlib, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { openOwnFile, writeAll } from '../files/write-own.ts';
import { createPartReader, type ReadPart } from './part-reader.ts';
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

/** A pack that is being written: what waits follows what is in the file. */
interface OwnPack {
  name: string;
  waiting: Buffer;
  waitingBytes: number;
  written: number;
}

/** Packs in a folder. Nothing is written before the first body. */
export function openPacks(folder: string): Packs {
  const own = new Map<number, OwnPack>();
  const files = new Map<string, { file: number; readPart: ReadPart }>();

  function open(name: string, file: number) {
    const opened = { file, readPart: createPartReader(file) };
    files.set(name, opened);
    return opened;
  }

  function ownPack(group: number): OwnPack {
    const known = own.get(group);
    if (known) return known;
    const name = `${randomBytes(4).toString('hex')}${process.pid.toString(16).padStart(8, '0')}.pack`;
    const pack = { name, waiting: Buffer.allocUnsafe(BUFFER_BYTES), waitingBytes: 0, written: 0 };
    own.set(group, pack);
    return pack;
  }

  function write(pack: OwnPack, bytes: Buffer): void {
    const path = join(folder, pack.name);
    const { file } = files.get(pack.name) ?? open(pack.name, openOwnFile(path));
    writeAll(file, path, bytes, pack.written);
    pack.written += bytes.length;
  }

  function flush(pack: OwnPack): void {
    if (pack.waitingBytes > 0) write(pack, pack.waiting.subarray(0, pack.waitingBytes));
    pack.waitingBytes = 0;
  }

  function addBytes(group: number, bytes: Buffer): Place {
    const pack = ownPack(group);
    if (pack.waitingBytes + bytes.length > BUFFER_BYTES) flush(pack);
    const start = pack.written + pack.waitingBytes;
    if (bytes.length > BUFFER_BYTES) write(pack, bytes);
    else pack.waitingBytes += bytes.copy(pack.waiting, pack.waitingBytes);
    return { pack: pack.name, start, length: bytes.length, sum: crc32(bytes) };
  }

  /** Bytes that are not in the file yet. */
  function waitingBytes({ pack, start, length }: Place): Buffer | undefined {
    const found = [...own.values()].find(({ name, written }) => name === pack && start >= written);
    return found?.waiting.subarray(start - found.written, start - found.written + length);
  }

  function bytes(place: Place): Buffer | undefined {
    const { pack, start, length, sum } = place;
    const waiting = waitingBytes(place);
    if (waiting) return Buffer.from(waiting);
    try {
      const { file, readPart } = files.get(pack) ?? open(pack, openSync(join(folder, pack), READ));
      if (length > LONGEST && length > fstatSync(file).size) return undefined;
      const found = readPart(start, length);
      return found.length === length && crc32(found) === sum ? found : undefined;
    } catch {
      return undefined; // The pack is gone, or the row is damaged.
    }
  }

  return {
    add: (group, body, { packed = true } = {}) => addBytes(group, packed ? pack(body) : raw(body)),
    copy(group, from, others) {
      const found = others ? others.bytes(from) : bytes(from);
      return found && addBytes(group, found);
    },
    bytes,
    read(place) {
      const found = bytes(place);
      return found && unpack(found);
    },
    wipe(place) {
      const { pack, start, length } = place;
      const waiting = waitingBytes(place);
      if (waiting) return void waiting.fill(0);
      const target = join(folder, pack);
      const file = openSync(target, WRITE);
      try {
        writeAll(file, target, Buffer.alloc(length), start);
      } finally {
        closeSync(file);
      }
    },
    flush() {
      for (const pack of own.values()) flush(pack);
    },
    close() {
      for (const { file } of files.values()) closeSync(file);
      files.clear();
    },
  };
}

/** Whoever asks for more is asked whether the file has so much: a row may be damaged. */
const LONGEST = 1024 * 1024;

const FAST = { params: { [zlib.ZSTD_c_compressionLevel]: 1 } };

/** Windows does not know the last one. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
const WRITE = constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);

function pack(body: Uint8Array): Buffer {
  const bytes = body.length < SHORT ? body : zstdCompressSync(body, FAST);
  return bytes.length < body.length ? Buffer.concat([Buffer.from([ZSTD]), bytes]) : raw(body);
}

const raw = (body: Uint8Array): Buffer => Buffer.concat([Buffer.from([RAW]), body]);

function unpack(bytes: Buffer): Buffer {
  const body = bytes.subarray(1);
  return bytes[0] === ZSTD ? zstdDecompressSync(body) : body;
}
