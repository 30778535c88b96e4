import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataModules } from '../bundle/author/data-plugin.ts';
import { modulesIn } from '../config/modules-in.ts';
import { projectModules } from '../config/project-modules.ts';

/** The folder beside the config whose modules make pages. */
export const SOURCES = 'sources';

/** Modules that make pages, sorted. */
export const sourceModules = (root: string): string[] => modulesIn(join(root, SOURCES));

/** Globs that sources and data of a site watch, by its folder. */
const globs = new Map<string, Map<string, readonly string[]>>();

/** Notes what the sources or the data of a site watch. */
export const watchFiles = (root: string, who: string, patterns: readonly string[]): void => {
  globs.set(root, new Map([...(globs.get(root) ?? []), [who, patterns]]));
};

/** Everything that the rows and the data of a site are made of, as far as it is in files. */
export function sourceFiles(root: string): string[] {
  const patterns = [...(globs.get(root)?.values() ?? [])].flat();
  const watched = globSync(patterns, { cwd: root }).map((file) => resolve(root, file));
  const modules = [...sourceModules(root), ...dataModules(root)];
  return [...modules.flatMap((module) => [module, ...projectModules(module)]), ...watched];
}
