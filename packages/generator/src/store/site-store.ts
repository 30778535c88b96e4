import { join } from 'node:path';
import { workFolder } from '../cache/work-folder.ts';
import { openStore, type Store } from './store.ts';

/** The part of a config that says what is kept. */
export interface KeptSite {
  root: string;
  build: { cache: boolean; cacheSize?: number };
}

/** The stores that this process has open, by the site's folder. */
const stores = new Map<string, Store>();

/** The store of a site; one that keeps nothing with `build.cache: false`. */
export function storeOf(site: KeptSite): Store {
  const open = stores.get(site.root) ?? openFor(site);
  stores.set(site.root, open);
  return open;
}

/** Saves and closes the store of a site, if it was asked for. The next question opens it anew. */
export function saveStore(root: string, options?: Parameters<Store['save']>[0]): void {
  stores.get(root)?.save(options);
  closeStore(root);
}

/** Closes it without saving. */
export function closeStore(root: string): void {
  stores.get(root)?.close();
  stores.delete(root);
}

const openFor = ({ root, build }: KeptSite): Store =>
  build.cache ? openStore(join(workFolder(root), 'store'), { maxBytes: build.cacheSize }) : NOTHING;

/** Keeps nothing. */
const NOTHING: Store = {
  get: () => undefined,
  put() {},
  forget() {},
  keepOnly() {},
  save() {},
  close() {},
};
