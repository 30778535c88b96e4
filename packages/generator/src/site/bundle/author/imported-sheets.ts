import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isStyleSheet } from './author-sheets.ts';

const IMPORT = /@(?:import|use|forward|require)\s([^;\n]*)/g;
const NAME = /["']([^"']+)["']|url\(\s*([^"')\s]+)/g;
const ENDINGS = ['', '.scss', '.sass', '.less', '.styl', '.css'];

/**
 * Style sheets that those among `modules` pull in, at any depth: they are no modules of a bundle. A missing one counts when its
 * path begins with a dot; other names may be of packages.
 */
export function importedSheets(modules: readonly string[]): string[] {
  const seen = new Set(modules);
  const visit = (sheet: string) => {
    if (!isFile(sheet)) return;
    for (const path of importsIn(sheet)) {
      if (seen.has(path)) continue;
      seen.add(path);
      visit(path);
    }
  };
  for (const path of modules) if (isStyleSheet(path)) visit(path);
  return [...seen].slice(modules.length);
}

const importsIn = (sheet: string): string[] =>
  [...readFileSync(sheet, 'utf8').matchAll(IMPORT)].flatMap(([, rest = '']) =>
    [...rest.matchAll(NAME)].flatMap(
      ([, quoted, bare]) => fileOf(quoted ?? bare ?? '', dirname(sheet)) ?? [],
    ),
  );

/** Sass and the like leave out the ending and the underscore of a name. */
function fileOf(name: string, folder: string): string | undefined {
  if (name.includes(':')) return undefined; // Of another host, or `sass:math`.
  const path = resolve(folder, name);
  const bases = [path, join(dirname(path), `_${basename(path)}`), join(path, '_index'), join(path, 'index')];
  const found = bases.flatMap((base) => ENDINGS.map((ending) => base + ending)).find(isFile);
  return found ?? (name.startsWith('.') ? path : undefined);
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
