import { hashOfBytes } from '../ledger/hash.ts';
import type { Open } from '../ledger/secrecy.ts';
import type { Kind } from './keys.ts';
import type { Store } from './store.ts';

/** What a build knows of one kind of each page, in a store. It is named by its content, so builds that fail change nothing for others. */
export interface PageBodies {
  /** `page` is its index in the graph. What is written last counts. */
  write(page: number, body: Open<Uint8Array | string>): void;
  /** Takes over what an earlier build has kept by this name. False when it is gone. */
  reuse(page: number, name: string): boolean;
  /** What was written or taken over. */
  read(page: number): Buffer | undefined;
  /** Stands for what `read` gives. */
  hash(page: number): string | undefined;
}

const NAME_BYTES = 12;

/** Bodies of so many pages. Their names are in one buffer, since a site may have a hundred thousand. */
export function createPageBodies(store: Store, kind: Kind, pages: number): PageBodies {
  const names = Buffer.alloc(pages * NAME_BYTES);
  const note = (page: number, name: string) => names.write(name, page * NAME_BYTES, 'latin1');

  function hash(page: number): string | undefined {
    const start = page * NAME_BYTES;
    return names[start] ? names.toString('latin1', start, start + NAME_BYTES) : undefined;
  }

  return {
    hash,
    write(page, body) {
      const name = hashOfBytes(body.value);
      if (!store.holds(kind, name)) store.write(kind, name, body);
      note(page, name);
    },
    reuse(page, name) {
      const isThere = store.holds(kind, name);
      if (isThere) note(page, name);
      return isThere;
    },
    read(page) {
      const name = hash(page);
      const body = name === undefined ? undefined : store.get(kind, name);
      if (name !== undefined && !body) throw new Error(CHANGED);
      return body;
    },
  };
}

const CHANGED = 'Another program has changed what Bifolio keeps while it was at work. Build again.';
