import { join } from 'node:path';
import { workFolder } from '../cache/work-folder.ts';
import { openOwnFolder } from '../files/own-folder.ts';
import { removeFolder } from '../files/remove-own.ts';
import { type Here, openHere } from './here.ts';
import { createSitePaths } from './site-paths.ts';
import { openStore, type Store } from './store.ts';
import { openWrittenFiles, type WrittenFiles } from './written-files.ts';

/** The part of a config that says what is kept. */
export interface KeptSite {
  root: string;
  build: { cache: boolean | 'portable'; cacheSize?: number };
}

/** The stores that this process has open, by the site's folder. */
const stores = new Map<string, Store>();
const memos = new Map<string, Here>();
const outputs = new Map<string, WrittenFiles>();

/** The store of a site; with `build.cache: false` it holds what is written until it is closed. */
export function storeOf(site: KeptSite): Store {
  const open = stores.get(site.root) ?? savedNowAndThen(openFor(site));
  stores.set(site.root, open);
  return open;
}

/** The hashes of a site's files, as far as they are known; they go with its store. */
export function hereOf({ root }: Pick<KeptSite, 'root'>): Here {
  const open = memos.get(root) ?? openHere(join(workFolder(root), 'here'), createSitePaths(root).nameOf);
  memos.set(root, open);
  return open;
}

/** What is known of the files in a site's output; it goes with its store. */
export function writtenFilesOf({ root, build }: KeptSite): WrittenFiles {
  const open =
    outputs.get(root) ?? openWrittenFiles(build.cache ? join(workFolder(root), 'written') : undefined);
  outputs.set(root, open);
  return open;
}

/** Ends the use of a site's store by a whole build of these pages: one that is gone may live on under another name, with a lock. */
export function finishStore(site: KeptSite, pages: readonly { file: string }[]): void {
  const store = storeOf(site);
  const files = pages.map(({ file }) => file);
  store.keepOnly('content', files);
  store.keepOnly('beside', files);
  store.keepUsedPages();
  store.finish();
  closeStore(site.root);
}

/** The same for a command that does not ask for all that a build would, or has failed. */
export function closeStore(root: string): void {
  const store = stores.get(root);
  store?.save();
  store?.close();
  stores.delete(root);
  for (const known of [memos, outputs]) {
    known.get(root)?.save();
    known.delete(root);
  }
}

const SAVE_MS = 1000;
/** Saving a large store takes longer; so it is saved less often. */
const SHARE_OF_TIME = 50;

/** A process may be killed, and dev never ends by itself. */
function savedNowAndThen(store: Store): Store {
  let waiting: NodeJS.Timeout | undefined;
  let pauseMs = SAVE_MS;
  const stop = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const saveSoon = () => {
    waiting ??= setTimeout(() => {
      stop();
      const start = performance.now();
      store.save();
      pauseMs = Math.max(SAVE_MS, SHARE_OF_TIME * (performance.now() - start));
    }, pauseMs).unref();
  };
  return {
    ...store,
    put(...body) {
      store.put(...body);
      saveSoon();
    },
    write(...body) {
      store.write(...body);
      saveSoon();
    },
    close() {
      stop();
      store.close();
    },
  };
}

/** Whether `.bifolio` alone is to be enough for the next build, as where a service keeps no output. */
export const isPortable = ({ build }: Pick<KeptSite, 'build'>): boolean =>
  build.cache === 'portable' || (build.cache && Boolean(process.env.CI));

function openFor(site: KeptSite): Store {
  const folder = join(workFolder(site.root), 'store');
  const { cache, cacheSize: maxBytes } = site.build;
  return cache ? openStore(folder, { maxBytes, isPortable: isPortable(site) }) : openPassing(folder);
}

/** A store that keeps nothing for later. */
function openPassing(path: string): Store {
  const folder = openOwnFolder(path);
  const store = openStore(folder);
  return {
    ...store,
    put() {},
    save() {},
    finish() {},
    close() {
      store.close();
      removeFolder(folder);
    },
  };
}
