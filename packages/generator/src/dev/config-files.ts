import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_NAMES } from '../config/config-names.ts';
import { ENVIRONMENT_FILES } from '../locks/environment.ts';

/** The files that say how a site is served, whether they are there or not. */
export const configFiles = (root: string): string[] =>
  [...CONFIG_NAMES, ...ENVIRONMENT_FILES].map((name) => join(root, name));

/** What they say, to be compared: a file that is saved as it was changes nothing. */
export const configTexts = (root: string): string => JSON.stringify(configFiles(root).map(readText));

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
