import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENVIRONMENT_FILES } from '../../../locks/environment.ts';
import { CONFIG_NAMES } from '../../config/config-names.ts';
import { projectModules } from '../../config/project-modules.ts';
import { sourceFiles } from '../../sources/source-modules.ts';

/** What Vite reads for `import.meta.env` besides `ENVIRONMENT_FILES`: https://vite.dev/guide/env-and-mode#env-files. */
const MODE_FILES = ['.env.development', '.env.development.local'];

/**
 * The files that say how a site is served, whether they are there or not: the config, what it imports, passwords and variables, and what
 * sources make pages of.
 */
export function configFiles(root: string): string[] {
  const named = [...CONFIG_NAMES, ...ENVIRONMENT_FILES, ...MODE_FILES].map((name) => join(root, name));
  return [...new Set([...named, ...named.flatMap(projectModules), ...sourceFiles(root)])];
}

/** What files say, by their paths. */
export type FileTexts = Readonly<Record<string, string | undefined>>;

/** What they say now, and which of the files that the config names, given as paths, are there. */
export const configTexts = (root: string, named: readonly string[] = []): FileTexts =>
  Object.fromEntries([
    ...named.map((path) => [path, existsSync(path) ? '' : undefined] as const),
    ...configFiles(root).map((path) => [path, readText(path)] as const),
  ]);

/** Whether nothing is said that was not said before: a file that is saved as it was changes nothing. */
export const saysTheSame = (now: FileTexts, before: FileTexts): boolean =>
  Object.entries(now).every(([path, text]) => path in before && before[path] === text);

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
