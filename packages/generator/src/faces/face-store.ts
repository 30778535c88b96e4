import { rename, rm } from 'node:fs/promises';
import { openOwnFolder } from '../files/own-folder.ts';
import {
  createFaceFolder,
  type FaceReader,
  type FaceWriter,
  openFaceReader,
  openFaceWriter,
} from './face-files.ts';

/** The number of the writer that takes over faces; those of threads count from 1. */
const REUSED = 0;

/** The faces of a build that is running, and those of the last one. */
export interface FaceStore {
  /** Where the faces of this build go. */
  dir: string;
  /** Takes over the face of a page, from its index in the last build to that in this one. False when there is none. */
  reuse(from: number, to: number): boolean;
  /** Call before faces are read. */
  flush(): void;
  /** Makes these faces the last build's. */
  keep(): Promise<void>;
  remove(): Promise<void>;
}

/** Opens an empty folder for the faces of `pages` pages, beside that of the last build, `last`. */
export function openFaces(last: string, pages: number): FaceStore {
  const dir = openOwnFolder(`${last}-next`);
  createFaceFolder(dir, pages);
  let before: FaceReader | undefined;
  let writer: FaceWriter | undefined;
  const close = () => {
    before?.close();
    writer?.close();
  };
  return {
    dir,
    reuse(from, to) {
      before ??= openFaceReader(last);
      const json = before.stored(from);
      if (!json) return false;
      writer ??= openFaceWriter(dir, REUSED);
      writer.writeStored(to, json);
      return true;
    },
    flush: () => writer?.flush(),
    async keep() {
      close();
      await rm(last, { recursive: true, force: true });
      await rename(dir, last);
    },
    async remove() {
      close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
