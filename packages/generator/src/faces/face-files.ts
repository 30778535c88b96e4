import { openStoreReader, openStoreWriter } from '../page-store/page-store.ts';
import type { Face } from './types.ts';

/** Adds faces to a page store. */
export interface FaceWriter {
  /** `page` is its index in the graph. */
  write(page: number, face: Face): void;
  /** Call before others read what was written. */
  flush(): void;
  close(): void;
}

/** Faces of a page store. */
export interface FaceReader {
  read(page: number): Face | undefined;
  /** Stands for all that the face says. */
  hash(page: number): string | undefined;
  close(): void;
}

/** `number` is that of the writer: no other one of this store has it. */
export function openFaceWriter(dir: string, number: number): FaceWriter {
  const writer = openStoreWriter(dir, number);
  return { ...writer, write: (page, face) => writer.write(page, Buffer.from(JSON.stringify(face))) };
}

/** Reads what has been flushed by now. */
export function openFaceReader(dir: string): FaceReader {
  const reader = openStoreReader(dir);
  return {
    ...reader,
    read(page) {
      const json = reader.read(page);
      return json && (JSON.parse(json.toString()) as Face);
    },
  };
}
