import { closeSync, constants, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { openOwnFile, writeAll } from '../../files/write-own.ts';
import type { Place } from '../place-bytes.ts';
import { createPartReader, type ReadPart } from './part-reader.ts';

/** The files of packs in a folder. They stay open until all are closed. */
export interface PackFiles {
  /** Writes bytes at a place of a pack of this process, which is made with the first. Throws when the disk takes no more. */
  write(pack: string, bytes: Buffer, position: number): void;
  /** Bytes of a pack; `undefined` when they are damaged or gone. */
  read(place: Place): Buffer | undefined;
  /** Overwrites them with zeros. */
  wipe(place: Place): void;
  close(): void;
}

/** Whoever asks for more is asked whether the file has so much: a row may be damaged. */
const LONGEST = 1024 * 1024;

/** Windows does not know the last one. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
const WRITE = constants.O_WRONLY | (constants.O_NOFOLLOW ?? 0);

/** Nothing is made before the first write. */
export function openPackFiles(folder: string): PackFiles {
  const files = new Map<string, { file: number; readPart: ReadPart }>();

  function open(name: string, openFile: (path: string) => number) {
    const known = files.get(name);
    if (known) return known;
    const file = openFile(join(folder, name));
    const opened = { file, readPart: createPartReader(file) };
    files.set(name, opened);
    return opened;
  }

  return {
    write(pack, bytes, position) {
      writeAll(open(pack, openOwnFile).file, join(folder, pack), bytes, position);
    },
    read({ pack, start, length, sum }) {
      try {
        const { file, readPart } = open(pack, (path) => openSync(path, READ));
        if (length > LONGEST && length > fstatSync(file).size) return undefined;
        const found = readPart(start, length);
        return found.length === length && crc32(found) === sum ? found : undefined;
      } catch {
        return undefined; // The pack is gone, or the row is damaged.
      }
    },
    wipe({ pack, start, length }) {
      const path = join(folder, pack);
      const file = openSync(path, WRITE);
      try {
        writeAll(file, path, Buffer.alloc(length), start);
      } finally {
        closeSync(file);
      }
    },
    close() {
      for (const { file } of files.values()) closeSync(file);
      files.clear();
    },
  };
}
