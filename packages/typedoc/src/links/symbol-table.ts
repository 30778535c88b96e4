import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the names of exports lead, in each language. Filled when the rows of a reference are made. */
export interface SymbolTable {
  /** Path of a page in the source folder, with an anchor for members. */
  find(name: string, lang: string): string | undefined;
  /** Files that stand for all names: pages that look for one depend on them. */
  files(): readonly string[];
  /** Where the files of references are kept. */
  folders(): readonly string[];
  /** The one of the reference with this page. */
  folderOf(page: string): string | undefined;
  /** Tells the names of a reference. `folder` is where its file is kept. */
  tell(folder: string, names: NamesByLanguage): void;
  /** Takes the names of a reference as they were told last. */
  takeKept(folder: string): void;
}

/** Paths by name, by language. */
export type NamesByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function createSymbolTable(): SymbolTable {
  const tables = new Map<string, NamesByLanguage>();
  const pages = new Map<string, string>();
  const fileIn = (folder: string) => join(folder, 'symbols.json');

  function take(folder: string, names: NamesByLanguage): void {
    tables.set(fileIn(folder), names);
    for (const places of Object.values(names))
      for (const place of Object.values(places)) pages.set(place.split('#', 1)[0] ?? '', folder);
  }

  return {
    find(name, lang) {
      for (const names of tables.values()) {
        const own = names[lang];
        if (own && Object.hasOwn(own, name)) return own[name];
      }
      return undefined;
    },
    files: () => [...tables.keys()],
    folders: () => [...tables.keys()].map((file) => dirname(file)),
    folderOf: (page) => pages.get(page),
    tell(folder, names) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileIn(folder), JSON.stringify(names));
      take(folder, names);
    },
    takeKept: (folder) => take(folder, JSON.parse(readFileSync(fileIn(folder), 'utf8'))),
  };
}
