import { join, posix } from 'node:path';
import { findFiles } from '../files/site-files.ts';
import type { OldFolder } from '../form/mover.ts';
import { computedLeft } from '../read/computed-left.ts';
import { isOptions, type Options, textOf } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';
import { readModule } from '../read/read-module.ts';
import type { NextraPlaces } from './places.ts';

/** What a `_meta` file says of one name in its folder. */
export interface MetaEntry {
  title?: string;
  href?: string;
  type?: string;
  display?: string;
  theme: Options;
  /** Entries of a menu. */
  items?: Options;
}

export interface MetaFile {
  file: string;
  entries: ReadonlyMap<string, MetaEntry>;
}

/** `_meta` files by the address of their folder. */
export type MetaFiles = ReadonlyMap<string, MetaFile>;

const META = /(?:^|\/)_meta(?:\.[\w-]+)?\.(?:json|[jt]sx?|mjs)$/;

/** Reads all `_meta` files, and one for the whole site. They are parsed, never run. */
export async function readMetaFiles(old: OldFolder, places: NextraPlaces): Promise<MetaFiles> {
  const metas = new Map<string, MetaFile>();
  for (const folder of places.folders) {
    const { files } = findFiles(join(old.root, folder.from));
    for (const path of files.filter((one) => META.test(one))) {
      const file = posix.join(folder.from, path);
      const value = await readMeta(old, file);
      if (/_meta\.global\.\w+$/.test(path)) addGlobal(metas, file, value, '/');
      else metas.set(places.folderAddress(folder, path), { file, entries: entriesOf(value) });
    }
  }
  return metas;
}

async function readMeta(old: OldFolder, file: string): Promise<Options> {
  if (file.endsWith('.json')) return readJson({ ...old, configFile: file });
  const { value, computed } = await readModule(old.root, file);
  old.left.push(...computed.filter(({ path }) => !/\.theme(?:\.|$)/.test(path)).map(computedLeft));
  return isOptions(value) ? value : {};
}

/** `items` of a folder are its own entries; those of a menu belong to the menu. */
function addGlobal(metas: Map<string, MetaFile>, file: string, value: Options, address: string): void {
  metas.set(address, { file, entries: entriesOf(value) });
  for (const [name, written] of Object.entries(value))
    if (isOptions(written) && isOptions(written.items) && written.type !== 'menu')
      addGlobal(metas, file, written.items, posix.join(address, name));
}

const entriesOf = (value: Options): ReadonlyMap<string, MetaEntry> =>
  new Map(Object.entries(value).map(([name, written]) => [name, entryOf(written)]));

function entryOf(written: unknown): MetaEntry {
  const options = isOptions(written) ? written : { title: written };
  const texts = (['title', 'href', 'type', 'display'] as const).flatMap((name) => {
    const text = textOf(options[name]);
    return text === undefined ? [] : [[name, text]];
  });
  return {
    ...(Object.fromEntries(texts) as Partial<MetaEntry>),
    theme: isOptions(options.theme) ? options.theme : {},
    ...(isOptions(options.items) && { items: options.items }),
  };
}
