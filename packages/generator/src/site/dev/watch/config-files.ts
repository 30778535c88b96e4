import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { relativePath } from '../../../core/files/relative-path.ts';
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

/** Files that say something that they did not say before: one that is saved as it was has not changed. */
export const changedFiles = (now: FileTexts, before: FileTexts): string[] =>
  Object.keys(now).filter((path) => !(path in before) || before[path] !== now[path]);

/** What is told of files that have changed: the config, unless only others have that sources read. */
export function changeText(root: string, changed: readonly string[]): string {
  const sources = new Set(sourceFiles(root));
  const [first, ...others] = changed;
  if (!first || !changed.every((path) => sources.has(path))) return 'The config has changed: restarted.';
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${relativePath(root, first)}${more} changed: restarted.`;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
