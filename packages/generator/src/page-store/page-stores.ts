import { canDo } from '../cache/keep-for-later.ts';
import { noteOnce } from '../cache/work-notes.ts';
import { openOwnFolder } from '../files/own-folder.ts';
import { removeFolder } from '../files/remove-own.ts';
import { replaceFolder } from '../files/write-own.ts';
import {
  createPageStore,
  openStoreReader,
  openStoreWriter,
  STORE_FILES,
  type StoreReader,
  type StoreWriter,
} from './page-store.ts';

/** The number of the writer that takes over; the one that renders has another. */
const REUSED = 0;

/** The store of a build that is running, and that of the last one. */
export interface PageStores {
  /** Where that of this build is. */
  dir: string;
  /** Takes over what is kept of a page, from its index in the last build to that in this one. False when there is none. */
  reuse(from: number, to: number): boolean;
  /** What the last build has kept of a page, by its index there. */
  read(from: number): Buffer | undefined;
  /** `to` is the page's index in this build. */
  write(to: number, data: Buffer): void;
  /** Call before it is read. */
  flush(): void;
  /** Makes this store the last build's. */
  keep(): Promise<void>;
  remove(): Promise<void>;
}

/** Opens an empty store for so many pages, beside that of the last build, `last`. */
export function openPageStores(last: string, pages: number): PageStores {
  const dir = openOwnFolder(`${last}-next`);
  createPageStore(dir, pages);
  let before: StoreReader | undefined;
  let writer: StoreWriter | undefined;
  const close = () => {
    before?.close();
    writer?.close();
  };
  const read = (from: number) => {
    before ??= openStoreReader(last);
    return before.read(from);
  };
  const write = (to: number, data: Buffer) => {
    writer ??= openStoreWriter(dir, REUSED);
    writer.write(to, data);
  };
  return {
    dir,
    read,
    write,
    reuse(from, to) {
      const data = read(from);
      if (data) write(to, data);
      return data !== undefined;
    },
    flush: () => writer?.flush(),
    async keep() {
      close();
      if (!canDo(() => replaceFolder(dir, last, STORE_FILES))) noteForeign(last);
      removeFolder(dir);
    },
    async remove() {
      canDo(close);
      removeFolder(dir);
    },
  };
}

const noteForeign = (folder: string) =>
  noteOnce({
    code: 'work-folder',
    message: `${folder} can't be replaced, because it contains files that Bifolio hasn't written. It is kept, and builds are slower.`,
    hint: 'Move that away, or delete the folder.',
  });
