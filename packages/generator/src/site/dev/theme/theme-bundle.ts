import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from '../../../core/contracts/theme.ts';
import { packageFiles } from '../../bundle/client/package-files.ts';
import { importAsOwn } from './import-as-own.ts';

/** Theme and generator, loaded. */
export interface ThemeBundle {
  /** Exports of each module, by its path. */
  modules: Readonly<Record<string, Exports>>;
  /** The author's components that stand for the theme's, by name. Empty until they are put there. */
  overrides: Record<string, unknown>;
  /** Paths of the theme's islands, by id. */
  islands: Readonly<Record<string, string>>;
  /** Paths of the files it was made from. */
  files: ReadonlySet<string>;
}

type Exports = Readonly<Record<string, unknown>>;

/** What is written down beside the bundle. Files by their names, see `PackageFiles`. */
export interface ThemeRecord {
  /** Hash of the files; another one means that the bundle is out of date. */
  hash: string;
  files: readonly string[];
  /** Names of the islands' files by id. */
  islands: Readonly<Record<string, string>>;
}

/** Names of the two files of a bundle. */
export const THEME_FILE = 'theme.mjs';
export const THEME_RECORD = 'theme.json';

/** Loads what `bundleTheme` has put into a folder; `undefined` when it is not there, or older than theme and generator. */
export async function loadThemeBundle(theme: Theme, folder: string): Promise<ThemeBundle | undefined> {
  const record = readRecord(folder);
  const { pathOf, hashOf } = packageFiles(theme);
  if (!record || record.hash !== hashOf(record.files)) return undefined;
  const url = `${pathToFileURL(join(folder, THEME_FILE)).href}?${record.hash}`;
  const { modules, overrides } = (await importAsOwn(url)) as Pick<ThemeBundle, 'modules' | 'overrides'>;
  return {
    modules: withPaths(modules, pathOf),
    overrides,
    islands: Object.fromEntries(Object.entries(record.islands).map(([id, name]) => [id, pathOf(name)])),
    files: new Set(record.files.map(pathOf)),
  };
}

function withPaths(
  modules: ThemeBundle['modules'],
  pathOf: (name: string) => string,
): ThemeBundle['modules'] {
  return Object.fromEntries(Object.entries(modules).map(([name, exports]) => [pathOf(name), exports]));
}

function readRecord(folder: string): ThemeRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, THEME_RECORD), 'utf8')) as ThemeRecord;
  } catch {
    return undefined; // Not made yet.
  }
}
