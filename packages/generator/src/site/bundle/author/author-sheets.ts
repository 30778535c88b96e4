import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AuthorFile } from './author-code.ts';

/** Style sheets that the author's files import: dev links them from the start, since it has no bundle that could tell. */
export interface AuthorSheets {
  /** Of what runs at build. */
  everywhere: readonly string[];
  /** Of an island, by its path, and of what it imports. */
  ofIsland(path: string): readonly string[];
  all: readonly string[];
}

const SHEET = /\.(?:css|less|s[ac]ss|styl|stylus|pcss|postcss)$/;

/** Whether an import names a stylesheet. */
export const isStyleSheet = (name: string): boolean => SHEET.test(name);

/** Whether a module of a build is a stylesheet that pages link, and not one that code takes as text or as an address. */
export const isLinkedSheet = (id: string): boolean =>
  isStyleSheet(id.replace(/\?.*/, '')) && !/[?&](?:inline|raw|url)\b/.test(id);

export function authorSheets(files: readonly AuthorFile[]): AuthorSheets {
  const inBrowsers = new Map(
    files.filter((file) => file.inBrowsers).map((file) => [file.path, file] as const),
  );
  const ofIsland = (path: string, seen = new Set<string>()): string[] => {
    const file = inBrowsers.get(path);
    if (!file || seen.has(path)) return [];
    seen.add(path);
    const imported = file.imports.flatMap((one) => (one.path ? ofIsland(one.path, seen) : []));
    return [...imported, ...sheetsIn(file)];
  };
  return {
    everywhere: files.filter((file) => !file.inBrowsers).flatMap(sheetsIn),
    ofIsland: (path) => [...new Set(ofIsland(path))],
    all: files.flatMap(sheetsIn),
  };
}

const sheetsIn = ({ path, imports }: AuthorFile): string[] =>
  imports.flatMap(({ name }) => (isStyleSheet(name) ? (pathOf(name, path) ?? []) : []));

function pathOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(importer), name);
  try {
    return createRequire(importer).resolve(name);
  } catch {
    return undefined; // Not installed, or an alias: it comes with the script.
  }
}
