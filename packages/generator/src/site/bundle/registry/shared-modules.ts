import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { slashed } from '../../../core/files/relative-path.ts';
import { ownModule } from '../../../core/own-files.ts';
import type { PackageFiles } from '../client/package-files.ts';
import { codeOfExports } from './code-of-exports.ts';

/** Entry of the client's bundle that comes with a theme: what islands of a site share with the runtime and with islands of the theme. */
const SHARED_ENTRY = 'virtual:bifolio-shared';

/** Name of its file. */
export const SHARED = 'shared';

/** Packages of which a page has one copy, by their export of that entry. */
const PACKAGES: Readonly<Record<string, string>> = { react: 'react', 'react/jsx-runtime': 'jsx' };

/** Modules with the contexts that hooks of islands ask. The entry exports what they do. */
const HOOKS = ['island-hooks', 'use-dark-mode'].map((name) =>
  slashed(ownModule(`browser/islands/parts/${name}`)),
);
/** It uses both contexts, so it is in one file with them. */
const PROVIDERS = ownModule('browser/islands/parts/island-providers', 'tsx');

/**
 * Names of the modules among `ids` that may have a state. Those in `core` have none. React draws with `react-dom`, which
 * the entry does not export: pages without it in an island would fetch a file more.
 */
export const statefulModules = (ids: readonly string[], { compiledNameOf }: PackageFiles): string[] =>
  ids.flatMap((id) => {
    const name = /\/node_modules\/(react-dom)\//.exec(id)?.[1] ?? compiledNameOf(id);
    return name === undefined || name.startsWith('generator/dist/core/') ? [] : [name];
  });

/** The entry and its name, for the bundle that comes with a theme. */
export const sharedInput: Readonly<Record<string, string>> = { [SHARED]: SHARED_ENTRY };

/** Vite plugin: the entry. */
export function sharedEntryPlugin(): Plugin {
  return {
    name: 'bifolio:shared-entry',
    resolveId: { filter: { id: new RegExp(`^${SHARED_ENTRY}$`) }, handler: () => `\0${SHARED_ENTRY}` },
    load: { filter: { id: new RegExp(`^\0${SHARED_ENTRY}$`) }, handler: sharedEntry },
  };
}

const sharedEntry = (): string =>
  [
    ...Object.entries(PACKAGES).map(([name, as]) => `export * as ${as} from '${name}';`),
    ...HOOKS.map((path) => `export * from ${JSON.stringify(path)};`),
    `export { IslandProviders } from ${JSON.stringify(PROVIDERS)};`,
  ].join('\n');

const PREFIX = '\0bifolio:shared/';

/**
 * Vite plugin: whoever imports one of those modules gets it from the bundled entry at `path`, whose own imports stay as they are: files
 * beside it. `namesOf` tells what a package exports.
 */
export function sharedModulesPlugin(path: string, namesOf: (name: string) => readonly string[]): Plugin {
  const file = slashed(path);
  return {
    name: 'bifolio:shared-modules',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (importer === file) return { id, external: true };
      if (Object.hasOwn(PACKAGES, id)) return PREFIX + id;
      if (!HOOKS.some((hook) => basename(hook) === basename(id))) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && HOOKS.includes(found.id) ? file : found;
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler(id) {
        const name = id.slice(PREFIX.length);
        const exported = `import { ${PACKAGES[name]} } from ${JSON.stringify(file)};`;
        return `${exported}\n${codeOfExports(PACKAGES[name] ?? '', namesOf(name))}`;
      },
    },
  };
}
