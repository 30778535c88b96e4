import type { Open } from '../ledger/secrecy.ts';
import {
  openStoreReader,
  openStoreWriter,
  type StoreReader,
  type StoreWriter,
} from '../page-store/page-store.ts';
import type { Face } from './types.ts';

/** Adds faces to a page store. */
export interface FaceWriter extends Omit<StoreWriter, 'write'> {
  /** `page` is its index in the graph. */
  write(page: number, face: Open<Face>): void;
}

/** Faces of a page store; their hashes stand for all that they say. */
export interface FaceReader extends Omit<StoreReader, 'read'> {
  read(page: number): Face | undefined;
}

/** `number` is that of the writer: no other one of this store has it. */
export function openFaceWriter(dir: string, number: number): FaceWriter {
  const writer = openStoreWriter(dir, number);
  return { ...writer, write: (page, face) => writer.write(page, Buffer.from(JSON.stringify(face.value))) };
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
