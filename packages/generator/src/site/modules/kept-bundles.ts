import { Open } from '../../core/ledger/secrecy.ts';
import type { Here } from '../../core/store/here.ts';
import { createSitePaths } from '../../core/store/site-paths.ts';
import type { Store } from '../../core/store/store.ts';
import type { Bundle } from './bundle-module.ts';

/** Bundles in the store of a site, by name. One reads as absent when a file that it was made of has changed. */
export interface KeptBundles {
  find(name: string): Bundle | undefined;
  /** Names of its files, when all of them are there. */
  filesOf(name: string): string[] | undefined;
  keep(name: string, bundle: Bundle): void;
  /** Nothing of the bundle is kept any more. */
  forget(name: string): void;
}

interface Record {
  entry: string;
  files: string[];
  /** Files that it was made of, by names that hold wherever the site is, with hashes. */
  inputs: Input[];
}

type Input = [name: string, hash: string];
/** No hash of a file. */
const GONE = '';

/** Name of a file of a bundle in the store. */
const fileName = (bundle: string, file: string) => `${bundle}/${file}`;

/** A file of a bundle that was kept. */
export const bundleFile = (store: Store, bundle: string, file: string): Buffer | undefined =>
  store.get('module', fileName(bundle, file));

export function createKeptBundles(root: string, store: Store, here: Here): KeptBundles {
  const paths = createSitePaths(root);

  function read(name: string): Record | undefined {
    const text = store.get('module', name);
    return text && (JSON.parse(text.toString()) as Record);
  }

  /** Paths of the files that it was made of; `undefined` when one has changed or is gone. */
  function unchanged({ inputs }: Record): string[] | undefined {
    const found = inputs.map(([name, known]) => {
      const path = paths.pathOf(name);
      return path !== undefined && here.hashOf(path) === known ? path : undefined;
    });
    return found.every((path) => path !== undefined) ? found : undefined;
  }

  return {
    find(name) {
      const record = read(name);
      const inputs = record && unchanged(record);
      if (!inputs) return undefined;
      const files = record.files.map((file) => ({ name: file, code: bundleFile(store, name, file) }));
      if (!files.every(isThere)) return undefined;
      return { entry: record.entry, files: files.map(withText), inputs };
    },
    filesOf(name) {
      const record = read(name);
      if (!record || !unchanged(record)) return undefined;
      const isWhole = record.files.every((file) => store.holds('module', fileName(name, file)));
      return isWhole ? record.files : undefined;
    },
    keep(name, { entry, files, inputs }) {
      const named = inputs.map((path): Input => [paths.nameOf(path), here.hashOf(path) ?? GONE]);
      const record: Record = { entry, files: files.map((file) => file.name), inputs: named };
      for (const file of files) store.put('module', fileName(name, file.name), new Open(file.code));
      store.put('module', name, new Open(JSON.stringify(record)));
    },
    forget(name) {
      for (const file of read(name)?.files ?? []) store.forget('module', fileName(name, file));
      store.forget('module', name);
    },
  };
}

type Found = { name: string; code: Buffer | undefined };
const isThere = (file: Found): file is Found & { code: Buffer } => file.code !== undefined;
const withText = ({ name, code }: { name: string; code: Buffer }) => ({ name, code: code.toString() });
