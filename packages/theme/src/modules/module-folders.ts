import type { Block, ThemeServer } from 'bifolio';

type Modules = Readonly<Record<string, unknown>>;

/**
 * The components that block folders export, by name. Each asks for the style sheet that its module names as `style`, or for
 * the one of its folder; a folder without one is fine. Only capitalised functions count; `hydrate` and helpers do not.
 */
export function componentsOf(modules: Modules): ThemeServer['components'] {
  const entries = Object.entries(modules).flatMap(([path, exported]) => {
    const { style = folderOf(path), ...named } = exported as Modules;
    return Object.entries(named)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
      .map(([name, component]) => [name, { component, style }] as const);
  });
  return Object.fromEntries(entries) as ThemeServer['components'];
}

/** The blocks in alphabetical order of their folders, so that no block can depend on another. */
export function blocksOf(modules: Modules): readonly Block[] {
  return Object.keys(modules)
    .sort()
    .map((path) => modules[path] as Block);
}

/** The folder that a module stands in: `tabs` of `./blocks/tabs/island.tsx`. */
export const folderOf = (path: string) => path.split('/').at(-2) ?? '';
