import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { relativePath, slashed } from '../../core/files/relative-path.ts';
import { hashOfBytes, shortHash } from '../../core/ledger/hash.ts';
import { PACKAGE_FOLDER } from '../../core/own-files.ts';
import type { SiteEntries } from './site-entries.ts';
import { SERVER_MODULE } from './site-modules.ts';

/**
 * By name of a module that a page may ask for, such as `components/Box`, a text that changes when the module or anything that it
 * imports does. `theme` stands for the theme, with overrides, and for the generator.
 */
export type ModuleReach = Readonly<Record<string, string>>;

/** Vite plugin for the server's build: tells the reach of all modules. Paths in it count from `root`. */
export function moduleReach(root: string, entries: SiteEntries, tell: (reach: ModuleReach) => void): Plugin {
  return {
    name: 'bifolio:module-reach',
    buildEnd() {
      const graph = moduleGraph(this, root);
      const authors = authorIds(entries, [...this.getModuleIds()]);
      const theme = graph.importsOf(`\0${SERVER_MODULE}`).filter((id) => !authors.has(id));
      const ofAuthor = [...authors].map(([id, name]) => [name, graph.reachOf([id])] as const);
      tell({ ...Object.fromEntries(ofAuthor), theme: graph.reachOf(theme) });
    },
  };
}

/** Names of the author's modules by their ids in a build. */
function authorIds(entries: SiteEntries, ids: readonly string[]): Map<string, string> {
  // An island has two modules, which Vite tells in any order: what the server renders in its place has no query.
  const plainLast = ids.toSorted((one, other) => other.length - one.length);
  const idOf = new Map(plainLast.map((id) => [pathOf(id), id]));
  const named = (['components', 'layouts', 'slots', 'mdx'] as const).flatMap((folder) =>
    Object.entries(entries[folder]).map(([name, path]) => [path, `${folder}/${name}`] as const),
  );
  return new Map(
    named.flatMap(([path, name]) => {
      const id = idOf.get(path) ?? (existsSync(path) ? idOf.get(realpathSync.native(path)) : undefined);
      return id === undefined ? [] : [[id, name] as const];
    }),
  );
}

const pathOf = (id: string) => id.split('?')[0] ?? id;

/** What modules import, and what stands for each. */
function moduleGraph(build: Pick<Rolldown.PluginContext, 'getModuleInfo'>, root: string) {
  const known = new Map<string, { imports: readonly string[]; hash: string }>();
  /** Plugins write absolute paths into the code that they make. */
  const placeless = (code: string) =>
    code
      .replaceAll(slashed(PACKAGE_FOLDER), relativePath(root, PACKAGE_FOLDER))
      .replaceAll(slashed(root), '.');
  const hashOf = (id: string, code: string | null | undefined): string => {
    const path = pathOf(id);
    const isFile = isAbsolute(path) && existsSync(path);
    const own = isFile ? hashOfBytes(readFileSync(path)) : '';
    return shortHash([isFile ? relativePath(root, id) : '', own, hashOfBytes(placeless(code ?? ''))]);
  };
  /** The bundler makes what it tells anew whenever it is asked. */
  const moduleOf = (id: string) => {
    const told = known.get(id);
    if (told) return told;
    const { importedIds = [], dynamicallyImportedIds = [], code } = build.getModuleInfo(id) ?? {};
    const module = { imports: [...importedIds, ...dynamicallyImportedIds], hash: hashOf(id, code) };
    known.set(id, module);
    return module;
  };
  return {
    importsOf: (id: string) => moduleOf(id).imports,
    reachOf(ids: readonly string[]): string {
      const seen = new Set(ids);
      for (const id of seen) for (const imported of moduleOf(id).imports) seen.add(imported);
      return shortHash([...seen].map((id) => moduleOf(id).hash).sort());
    },
  };
}
