import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ORIGINAL } from '../../browser/islands/island-module.ts';
import { relativePath, slashed } from '../../core/files/relative-path.ts';
import { hashOfBytes, shortHash } from '../../core/ledger/hash.ts';
import { PACKAGE_FOLDER } from '../../core/own-files.ts';
import { isLinkedSheet } from './author/author-sheets.ts';
import type { SiteEntries } from './site-entries.ts';
import { SERVER_MODULE } from './site-modules.ts';

/**
 * By name of a module that a page may ask for, such as `components/Box`, a text that changes when the module or anything that it
 * imports does. `theme` stands for the theme, with overrides, and for the generator.
 */
export type ModuleReach = Readonly<Record<string, string>>;

/**
 * Absolute paths of the style sheets that a component imports outside islands, by its name there, such as `components/Box`. Those
 * that layouts, slots or the theme import as well are left out: every page links them.
 */
export type ComponentSheets = Readonly<Record<string, readonly string[]>>;

/** What the modules of a site reach. */
export interface Reached {
  reach: ModuleReach;
  componentSheets: ComponentSheets;
}

/** Vite plugin for the server's build: tells what all modules reach. Paths in `reach` count from `root`. */
export function moduleReach(root: string, entries: SiteEntries, tell: (reached: Reached) => void): Plugin {
  return {
    name: 'bifolio:module-reach',
    buildEnd() {
      const graph = moduleGraph(this, root);
      const authors = authorIds(entries, [...this.getModuleIds()]);
      const all = graph.importsOf(`\0${SERVER_MODULE}`);
      const theme = all.filter((id) => !authors.has(id));
      const ofAuthor = [...authors].map(([id, name]) => [name, graph.reachOf([id])] as const);
      const components = [...authors].filter(([, name]) => name.startsWith('components/'));
      const ofComponents = new Map(components);
      const everywhere = new Set(graph.sheetsOf(all.filter((id) => !ofComponents.has(id))));
      const sheets = components.map(
        ([id, name]) => [name, graph.sheetsOf([id]).filter((path) => !everywhere.has(path))] as const,
      );
      tell({
        reach: { ...Object.fromEntries(ofAuthor), theme: graph.reachOf(theme) },
        componentSheets: Object.fromEntries(sheets.filter(([, paths]) => paths.length > 0)),
      });
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
  const reachedFrom = (ids: readonly string[], isWanted = (_id: string) => true): string[] => {
    const seen = new Set(ids.filter(isWanted));
    for (const id of seen) for (const imported of moduleOf(id).imports.filter(isWanted)) seen.add(imported);
    return [...seen];
  };
  return {
    importsOf: (id: string) => moduleOf(id).imports,
    reachOf: (ids: readonly string[]): string =>
      shortHash(
        reachedFrom(ids)
          .map((id) => moduleOf(id).hash)
          .sort(),
      ),
    /** Style sheets that are reached without going through an island. */
    sheetsOf: (ids: readonly string[]): string[] =>
      reachedFrom(ids, (id) => !ORIGINAL.test(id))
        .filter(isLinkedSheet)
        .map(pathOf),
  };
}
