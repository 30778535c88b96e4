import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import type { Theme } from '../../../core/contracts/theme.ts';
import { packageFiles } from '../../bundle/client/package-files.ts';
import { SHEETS_RECORD, type SheetsRecord, sheetIn } from './theme-sheets.ts';

/** Writes each of a theme's style sheets into a folder as one file, for `findThemeSheets`. */
export async function writeThemeSheets(theme: Theme, folder: string): Promise<void> {
  const { nameOf, hashOf } = packageFiles(theme);
  const config = await resolveConfig({ configFile: false, css: { postcss: {} } }, 'build');
  const sources = new Set(Object.values(theme.styles));
  mkdirSync(folder, { recursive: true });
  for (const [name, path] of Object.entries(theme.styles)) {
    const { code, deps = [] } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
    for (const source of deps) sources.add(source);
    writeFileSync(sheetIn(folder, name), code);
  }
  const files = [...sources].flatMap((path) => nameOf(path) ?? []).sort();
  const record: SheetsRecord = { hash: hashOf(files), files };
  writeFileSync(join(folder, SHEETS_RECORD), JSON.stringify(record));
}
