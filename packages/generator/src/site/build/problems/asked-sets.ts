import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Position } from '../../../core/errors/bifolio-error.ts';
import { placeOfText } from '../../../core/errors/place-of-text.ts';
import type { LoadedConfig } from '../../config/load.ts';

/** An icon set that is not installed, and where one of its icons is written. */
export interface AskedSet {
  set: string;
  place: Position;
}

/** The sets that readers' browsers ask for, by name. `users`: a page that shows icons of each. */
export const askedSets = (
  users: ReadonlyMap<string, string>,
  config: Pick<LoadedConfig, 'file' | 'sourceDir'>,
): AskedSet[] =>
  [...users]
    .map(([set, file]) => ({ set, place: placeOf(`${set}:`, file, config) }))
    .sort((a, b) => a.set.localeCompare(b.set, 'en'));

/** In the page, or in the config for what stands around every page. */
function placeOf(
  text: string,
  file: string,
  { file: config, sourceDir }: Pick<LoadedConfig, 'file' | 'sourceDir'>,
): Position {
  const path = join(sourceDir, file);
  const inPage = file && existsSync(path) ? placeOfText(path, text) : {}; // Rows have their file elsewhere.
  if (inPage.line !== undefined) return { file, ...inPage };
  const inConfig = config ? placeOfText(config, text) : {};
  return config && inConfig.line !== undefined ? { file: basename(config), ...inConfig } : { file };
}
