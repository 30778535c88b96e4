import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ScannedSite } from 'bifolio';
import { namesInText } from './names-in-text.ts';
import type { SymbolTable } from './symbol-table.ts';

/** A page that mentions an export. */
export interface Mention {
  /** In the source folder. */
  file: string;
  title: string;
}

/** Which pages mention which exports. Kept in a file for each page of an export that has any: that page depends on it. */
export interface Mentions {
  /** The file that stands for the mentions of a page; it may not exist. `undefined` before anything is known. */
  fileOf(page: string): string | undefined;
  of(page: string): readonly Mention[];
  /** Finds all mentions in the pages that everybody may read. */
  find(site: Pick<ScannedSite, 'pages' | 'locales' | 'text'>): void;
}

export function createMentions(symbols: SymbolTable, isOwn: (file: string) => boolean): Mentions {
  const fileOf = (page: string) => {
    const folder = symbols.folderOf(page);
    return folder && join(folder, 'mentions', `${page}.json`);
  };
  return {
    fileOf,
    of(page) {
      const file = fileOf(page);
      return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    },
    find(site) {
      const found = mentionsIn(site, symbols, isOwn);
      for (const folder of symbols.folders()) removeOthers(join(folder, 'mentions'), found);
      for (const [page, list] of found) writeChanged(fileOf(page), JSON.stringify(list));
    },
  };
}

function mentionsIn(
  { pages, locales, text }: Pick<ScannedSite, 'pages' | 'locales' | 'text'>,
  symbols: SymbolTable,
  isOwn: (file: string) => boolean,
): Map<string, Mention[]> {
  const langs = new Map(locales.map(({ path, lang }) => [path, lang]));
  const found = new Map<string, Mention[]>();
  for (const page of pages) {
    if (isOwn(page.file)) continue;
    const names = namesInText(text(page) ?? '');
    const places = [...names].map(
      (name) => symbols.find(name, langs.get(page.locale) ?? '')?.split('#', 1)[0],
    );
    for (const place of new Set(places)) {
      if (!place) continue;
      found.set(place, [...(found.get(place) ?? []), { file: page.file, title: page.title }]);
    }
  }
  return found;
}

function removeOthers(folder: string, found: ReadonlyMap<string, unknown>): void {
  if (!existsSync(folder)) return;
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.json') && !found.has(path.replaceAll('\\', '/').slice(0, -'.json'.length)))
      rmSync(join(folder, path));
}

function writeChanged(file: string | undefined, text: string): void {
  if (!file || (existsSync(file) && readFileSync(file, 'utf8') === text)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
