import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../../core/contracts/theme.ts';
import { packageFiles } from '../../bundle/client/package-files.ts';

/** The theme's style sheets as dev serves them: each in one file, so that Vite has no imports to follow before the first page. */
export interface ThemeSheets {
  /** Absolute path of a sheet by its name, or of its source. */
  pathOf(name: string): string | undefined;
  /** Files they were made from. Empty when the sources themselves are served. */
  readonly files: ReadonlySet<string>;
  /** Serve the sources from now on: one of them has changed, and Vite follows them. */
  forget(): void;
}

/** What is written down beside them: names of the files they were made from, see `PackageFiles`, and a hash of these. */
export interface SheetsRecord {
  hash: string;
  files: readonly string[];
}

export const SHEETS_RECORD = 'sheets.json';
export const sheetIn = (folder: string, name: string) => join(folder, `${name}.css`);

/** The sheets that `writeThemeSheets` has put into a folder, or the sources when these have changed since. */
export function findThemeSheets(theme: Theme, folder: string | undefined): ThemeSheets {
  let files = new Set(folder && filesOf(theme, folder));
  return {
    pathOf: (name) =>
      name in theme.styles && folder && files.size > 0 ? sheetIn(folder, name) : theme.styles[name],
    get files() {
      return files;
    },
    forget() {
      files = new Set();
    },
  };
}

function filesOf(theme: Theme, folder: string): string[] {
  const { pathOf, hashOf } = packageFiles(theme);
  try {
    const { hash, files } = JSON.parse(readFileSync(join(folder, SHEETS_RECORD), 'utf8')) as SheetsRecord;
    return hash === hashOf(files) ? files.map(pathOf) : [];
  } catch {
    return []; // Not made yet.
  }
}
