import type { Plugin } from 'vite';
import { type PackageFiles, packageFiles } from '../client/package-files.ts';
import { fittingRecord } from '../prebuilt/prebuilt-theme.ts';
import type { BundlerOptions, SiteEntries } from '../site-entries.ts';
import { codeOfExports } from './code-of-exports.ts';
import { codeOfReady } from './load-ready.ts';

/** What the bundle that came with a theme has ready for the servers of sites that add modules to it. */
export interface ReadyModules {
  /** Hash of the files that they were made from. */
  hash: string;
  /** Those files, with style sheets. */
  files: readonly string[];
  /** Style sheets among them that modules outside islands import. */
  sheets: readonly string[];
  /** Paths of the theme's islands, by id. */
  islands: Readonly<Record<string, string>>;
  /** Vite plugin: whoever imports one of them gets it from that bundle. So does React, of which there must be one. */
  plugin: Plugin;
}

/** `undefined` when that bundle does not fit, or when an override stands for a module that others in it import. */
export function readyModules(
  config: BundlerOptions,
  { overrides, themeServer }: SiteEntries,
): ReadyModules | undefined {
  const { compiledNameOf, pathOf } = packageFiles(config.theme);
  const record = Object.keys(overrides).length > 0 ? undefined : fittingRecord(config);
  if (!record || !Object.hasOwn(record.exports, compiledNameOf(themeServer) ?? '')) return undefined;
  const { hash, files, sheets, islands, exports } = record;
  return {
    hash,
    files: files.map(pathOf),
    sheets: sheets.map(pathOf),
    islands: Object.fromEntries(Object.entries(islands).map(([id, name]) => [id, pathOf(name)])),
    plugin: readyModulesPlugin(hash, exports, compiledNameOf),
  };
}

const PREFIX = '\0bifolio:ready/';

function readyModulesPlugin(
  hash: string,
  exports: Readonly<Record<string, readonly string[]>>,
  compiledNameOf: PackageFiles['compiledNameOf'],
): Plugin {
  const isReady = (name = '') => Object.hasOwn(exports, name);
  return {
    name: 'bifolio:ready-modules',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (isReady(id)) return PREFIX + id;
      const found = importer ? await this.resolve(id, importer, { ...options, skipSelf: true }) : null;
      const name = found ? compiledNameOf(found.id) : undefined;
      return isReady(name) ? PREFIX + name : found;
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler(id) {
        const name = id.slice(PREFIX.length);
        return codeOfExports(codeOfReady(hash, name), exports[name] ?? []);
      },
    },
  };
}
