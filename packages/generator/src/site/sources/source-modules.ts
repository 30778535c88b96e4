import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectModules } from '../config/project-modules.ts';

/** The folder beside the config whose modules make pages. */
export const SOURCES = 'sources';

/** Modules that make pages, sorted. */
export function sourceModules(root: string): string[] {
  try {
    const names = readdirSync(join(root, SOURCES)).filter((name) =>
      /^[^_.].*(?<!\.d|\.test)\.[mc]?[jt]s$/.test(name),
    );
    return names.sort().map((name) => join(root, SOURCES, name));
  } catch {
    return [];
  }
}

/** Globs that the sources of a site watch, by its folder. */
const globs = new Map<string, readonly string[]>();

/** Notes what the sources of a site watch. */
export const watchFiles = (root: string, patterns: readonly string[]): void => void globs.set(root, patterns);

/** Everything that the rows of a site are made of, as far as it is in files. */
export function sourceFiles(root: string): string[] {
  const watched = globSync([...(globs.get(root) ?? [])], { cwd: root }).map((file) => join(root, file));
  return [...sourceModules(root).flatMap((module) => [module, ...projectModules(module)]), ...watched];
}
