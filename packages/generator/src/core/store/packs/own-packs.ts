import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Place } from '../place-bytes.ts';

/** What is added waits in memory until there are so many bytes. */
const BUFFER_BYTES = 256 * 1024;

/** Packs that this process writes, one for each group. */
export interface OwnPacks {
  add(group: number, bytes: Buffer): Place;
  /** Bytes that are not in the file yet: they may be changed in place. */
  waiting(place: Place): Buffer | undefined;
  /** Writes what waits. What a full disk has refused waits on. */
  flush(): void;
}

/** A pack that is being written: what waits follows what is in the file. */
interface OwnPack {
  name: string;
  waiting: Buffer;
  waitingBytes: number;
  written: number;
}

/** `write` puts bytes at a place of a pack. */
export function createOwnPacks(write: (pack: string, bytes: Buffer, position: number) => void): OwnPacks {
  const own = new Map<number, OwnPack>();

  function append(pack: OwnPack, bytes: Buffer): void {
    write(pack.name, bytes, pack.written);
    pack.written += bytes.length;
  }

  function flush(pack: OwnPack): void {
    if (pack.waitingBytes > 0) append(pack, pack.waiting.subarray(0, pack.waitingBytes));
    pack.waitingBytes = 0;
  }

  return {
    add(group, bytes) {
      const pack = own.get(group) ?? newPack();
      own.set(group, pack);
      if (pack.waitingBytes + bytes.length > BUFFER_BYTES) flush(pack);
      const start = pack.written + pack.waitingBytes;
      if (bytes.length > BUFFER_BYTES) append(pack, bytes);
      else pack.waitingBytes += bytes.copy(pack.waiting, pack.waitingBytes);
      return { pack: pack.name, start, length: bytes.length, sum: crc32(bytes) };
    },
    waiting({ pack, start, length }) {
      const found = [...own.values()].find(({ name, written }) => name === pack && start >= written);
      return found?.waiting.subarray(start - found.written, start - found.written + length);
    },
    flush() {
      for (const pack of own.values()) flush(pack);
    },
  };
}

/** Its name has eight random digits, and the process that writes it: see `PACK`. */
function newPack(): OwnPack {
  const name = `${randomBytes(4).toString('hex')}${process.pid.toString(16).padStart(8, '0')}.pack`;
  return { name, waiting: Buffer.allocUnsafe(BUFFER_BYTES), waitingBytes: 0, written: 0 };
}
