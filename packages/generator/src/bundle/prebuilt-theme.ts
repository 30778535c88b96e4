import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseOptions } from '../config/parse-options.ts';
import { type LoadedConfig, resolveConfig } from '../config/resolve-config.ts';
import { configSchema } from '../config/schema.ts';
import type { AssetManifest } from '../render/assets.ts';
import type { Theme } from '../theme-contract.ts';
import { generatorVersion } from '../version.ts';
import { bundleSite, type SiteBundle } from './bundle-site.ts';
import { importedSheets } from './imported-sheets.ts';
import { findSiteEntries, type SiteEntries } from './site-entries.ts';

/** What a theme's package keeps of its bundle, beside the bundle's files. */
interface PrebuiltRecord {
  /** `optionsOf` the sites that may use it. */
  options: string;
  /** Hash of the files below; another one means that it is out of date. */
  hash: string;
  /** Files of the theme and of this package that it was made from, see `nameOf`. */
  files: readonly string[];
  assets: AssetManifest;
}

/** A bundle that came with the theme, and the hash of all it was made from. */
export interface PrebuiltBundle {
  hash: string;
  bundle: SiteBundle;
}

/**
 * The bundle that the theme's package brings along. `undefined` when it does not fit: the site has modules of its own, or
 * options that shape scripts or styles, or the theme has changed since.
 */
export function prebuiltBundle(config: LoadedConfig, entries: SiteEntries): PrebuiltBundle | undefined {
  const { theme } = config;
  const record = theme.prebuilt && !hasOwnModules(entries) ? readRecord(theme.prebuilt) : undefined;
  if (!theme.prebuilt || record?.options !== optionsOf(config)) return undefined;
  if (record.hash !== hashOf(theme, record.files)) return undefined;
  return { hash: record.hash, bundle: bundleIn(theme.prebuilt, record.assets) };
}

/**
 * For authors of themes: bundles a theme for sites without modules of their own and with default options, into its
 * folder `prebuilt`, to be published with it. Such sites are built without a bundler. Rejects when the theme names no
 * such folder, and with whatever Vite says.
 */
export async function prebuildTheme(theme: Theme): Promise<void> {
  const { prebuilt } = theme;
  if (!prebuilt)
    throw new Error(`The theme "${theme.name}" does not say where its bundle belongs (\`prebuilt\`).`);
  const site = mkdtempSync(join(tmpdir(), 'bifolio-prebuild-'));
  try {
    const config = resolveConfig({
      options: parseOptions(configSchema, {}),
      root: site,
      fallbackTitle: '',
      theme,
    });
    const { assets, modules } = await bundleSite(config, findSiteEntries(config, []), prebuilt);
    const files = [...modules, ...importedSheets(modules)]
      .flatMap((path) => nameOf(theme, path) ?? [])
      .sort();
    const record: PrebuiltRecord = { options: optionsOf(config), hash: hashOf(theme, files), files, assets };
    writeFileSync(join(prebuilt, RECORD), JSON.stringify(record));
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

const RECORD = 'bundle.json';

const bundleIn = (folder: string, assets: AssetManifest): SiteBundle => ({
  serverFile: join(folder, 'server/server.mjs'),
  clientDir: join(folder, 'client'),
  assets,
  modules: [],
});

function readRecord(folder: string): PrebuiltRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as PrebuiltRecord;
  } catch {
    return undefined; // Not made yet.
  }
}

const hasOwnModules = ({ components, layouts, slots, overrides, mdx, styles }: SiteEntries) =>
  [components, layouts, slots, overrides, mdx, styles].some((modules) => Object.keys(modules).length > 0);

/** The options of a site that its scripts and styles depend on. */
const optionsOf = ({ base, icons, markdown, vite }: LoadedConfig) =>
  JSON.stringify([generatorVersion, base, icons, markdown.code ? markdown.code.themes : false, vite]);

/** The folder of this package. */
const GENERATOR = join(import.meta.dirname, '../..');
const packagesOf = (theme: Theme) => ({ theme: join(dirname(theme.server), '..'), generator: GENERATOR });

/** The same wherever packages are installed: `theme/dist/client.js`. */
function nameOf(theme: Theme, path: string): string | undefined {
  const owner = Object.entries(packagesOf(theme)).find(([, folder]) => path.startsWith(`${folder}/`));
  return owner && `${owner[0]}/${relative(owner[1], path)}`;
}

function hashOf(theme: Theme, files: readonly string[]): string {
  const folders = packagesOf(theme);
  const hash = createHash('sha256');
  for (const name of files) {
    const path = join(
      name.startsWith('theme/') ? folders.theme : folders.generator,
      name.replace(/^\w+\//, ''),
    );
    hash.update(name).update(existsSync(path) ? readFileSync(path) : 'gone');
  }
  return hash.digest('hex');
}
