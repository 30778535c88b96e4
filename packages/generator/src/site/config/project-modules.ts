import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withoutModuleWarnings } from './module-warnings.ts';

/** By the config's file. */
const modules = new Map<string, Set<string>>();
let readings = 0;

/** The modules of the project that a config was made of when it was read last, itself first, whether that succeeded or not. */
export const projectModules = (file: string): string[] => [...(modules.get(file) ?? [file])];

/** Whether a config was made of this module, wherever it is. */
export const isProjectModule = (path: string): boolean =>
  [...modules.values()].some((seen) => seen.has(path));

/**
 * Imports a config, and notes what it and its modules import by relative paths. With `anew` all of these are read as they are now,
 * where Node would give what it has read before; packages stay what they are.
 */
export async function importProject(file: string, anew: boolean): Promise<unknown> {
  const seen = anew ? new Set([file]) : new Set(projectModules(file));
  modules.set(file, seen);
  const query = anew ? `?t=${++readings}` : '';
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!specifier.startsWith('.') || !seen.has(pathOf(context.parentURL))) return next(specifier, context);
      const found = foundOr(
        () => seen.add(pathOf(new URL(specifier, context.parentURL).href)),
        () => next(specifier, context),
      );
      seen.add(pathOf(found.url));
      return { ...found, url: `${found.url}${query}` };
    },
  });
  try {
    return await withoutModuleWarnings(() => import(/* @vite-ignore */ `${pathToFileURL(file)}${query}`));
  } finally {
    hooks.deregister();
  }
}

/** A module that is missing now may come. */
function foundOr<T>(noteMissing: () => void, find: () => T): T {
  try {
    return find();
  } catch (error) {
    noteMissing();
    throw error;
  }
}

const pathOf = (url = '') => (url.startsWith('file:') ? fileURLToPath(url) : '');
