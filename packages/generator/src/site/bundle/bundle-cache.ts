import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textOfOptions } from '../../core/cache/text-of-options.ts';
import { workFolder } from '../../core/cache/work-folder.ts';
import { createSitePaths, type SitePaths } from '../../core/store/site-paths.ts';
import { generatorVersion } from '../../core/version.ts';
import type { LoadedConfig } from '../config/load.ts';
import { isStyleSheet } from './author/author-sheets.ts';
import { importedSheets } from './author/imported-sheets.ts';
import { publicVariables } from './author/public-variables.ts';
import { type KeyedBundle, openBundleFolders } from './bundle-folders.ts';
import { bundleInProcess } from './bundle-in-process.ts';
import { prebuiltBundle } from './prebuilt/prebuilt-theme.ts';
import { sheetProblems } from './problems/sheet-problems.ts';
import type { SiteBundle } from './site-bundle.ts';
import type { BundleConfig, SiteEntries } from './site-entries.ts';

/**
 * The theme's own bundle when the site adds nothing to it, the bundle of the last build when nothing that went into it has
 * changed, a new one otherwise. What counts: the generator's version, the entries, the theme's folder listing, the options and
 * variables that shape scripts and styles, and the content of every bundled file. `scanned` is how many pages have been read before.
 */
export async function bundleWithCache(
  config: BundleConfig,
  entries: SiteEntries,
  scanned = 0,
): Promise<KeyedBundle> {
  const prebuilt = prebuiltBundle(config, entries);
  if (prebuilt) return { key: prebuiltKey(config, prebuilt.hash), bundle: prebuilt.bundle };
  const paths = createSitePaths(config.root);
  const folders = bundlesOf(config.root, paths);
  const stored = config.build.cache ? folders.read() : undefined;
  const keyOf = ({ modules }: SiteBundle) => bundleKey(config, entries, modules, paths);
  if (stored && stored.key === keyOf(stored.bundle)) return stored;
  const bundle = await folders.make((folder) => bundleInProcess(config, entries, folder, scanned));
  const made: KeyedBundle = { key: keyOf(bundle), bundle };
  folders.keep(made);
  return made;
}

/** Nothing of the last bundle of a site stays, unless it is the theme's own. */
export const forgetBundle = (root: string): void => bundlesOf(root, createSitePaths(root)).forget();

const bundlesOf = (root: string, paths: SitePaths) =>
  openBundleFolders(join(workFolder(root), 'bundle'), paths);

/** It is the same wherever the site lies. */
function bundleKey(
  config: BundleConfig,
  entries: SiteEntries,
  modules: readonly string[],
  { nameOf }: SitePaths,
): string {
  const hash = createHash('sha256');
  const { root, base, icons, markdown, vite } = config;
  const options = [generatorVersion, entries, base, icons, markdown, vite, publicVariables(config)];
  hash.update(textOfOptions(options).replaceAll(root, '.'));
  hash.update(listing(dirname(entries.themeServer)));
  // A file of the public folder that was not there when it was named has its address written otherwise.
  const sheets = modules.filter(isStyleSheet);
  hash.update(JSON.stringify(sheetProblems(sheets, config)));
  for (const path of [...modules, ...importedSheets(modules)])
    hash.update(nameOf(path)).update(existsSync(path) ? readFileSync(path) : 'gone');
  return hash.digest('hex');
}

/** Content depends on options that the theme's bundle does not. */
const prebuiltKey = ({ base, markdown }: Pick<LoadedConfig, 'base' | 'markdown'>, hash: string) =>
  createHash('sha256')
    .update(hash)
    .update(textOfOptions([base, markdown]))
    .digest('hex');

/** New folders of a theme are found by `import.meta.glob`, so their names count although nothing imports them yet. */
const listing = (folder: string) => readdirSync(folder, { recursive: true }).sort().join('\n');
