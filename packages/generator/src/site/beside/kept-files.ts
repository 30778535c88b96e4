import { hashOfBytes } from '../../core/ledger/hash.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import type { Store } from '../../core/store/store.ts';

/** Files beside pages whose extension gives a key, kept for later builds by the file of their page. */
export interface KeptFiles {
  /** Files of a page by what they were made of. */
  read(page: string): ReadonlyMap<string, Uint8Array>;
  write(page: string, files: ReadonlyMap<string, Uint8Array>): void;
  /** Nothing of a page is kept any more. */
  forget(page: string): void;
}

/** Kept files in the store of a site. */
export function createKeptFiles(store: Pick<Store, 'get' | 'put' | 'forget'>): KeptFiles {
  return {
    read(page) {
      const body = store.get('beside', page);
      const files = body ? (JSON.parse(body.toString()) as Record<string, string>) : {};
      return new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')]));
    },
    write(page, files) {
      const texts = [...files].map(([name, content]) => [name, Buffer.from(content).toString('base64')]);
      store.put('beside', page, new Open(JSON.stringify(Object.fromEntries(texts))));
    },
    forget: (page) => store.forget('beside', page),
  };
}

/** Name of a kept file: stands for everything that it is made of. */
export const nameOfKept = (...parts: readonly string[]): string => hashOfBytes(JSON.stringify(parts));
