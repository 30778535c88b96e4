import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** By the config's file. */
const modules = new Map<string, Set<string>>();
let readings = 0;

/** The modules of the project that a config was made of when it was read last with `importAnew`, whether that succeeded or not. */
export const projectModules = (file: string): string[] => [...(modules.get(file) ?? [])];

/**
 * Imports a config as it is now, with all that it and what it imports name by relative paths. Node would give what it has read
 * before; packages stay what they are.
 */
export async function importAnew(file: string): Promise<unknown> {
  const seen = new Set([file]);
  modules.set(file, seen);
  const query = `?t=${++readings}`;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (!specifier.startsWith('.') || !seen.has(pathOf(context.parentURL))) return found;
      seen.add(pathOf(found.url));
      return { ...found, url: `${found.url}${query}` };
    },
  });
  try {
    return await import(/* @vite-ignore */ `${pathToFileURL(file)}${query}`);
  } finally {
    hooks.deregister();
  }
}

const pathOf = (url = '') => (url.startsWith('file:') ? fileURLToPath(url) : '');
