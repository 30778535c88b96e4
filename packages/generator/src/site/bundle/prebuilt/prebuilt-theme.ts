import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOfOptions } from '../../../core/cache/text-of-options.ts';
import type { Theme } from '../../../core/contracts/theme.ts';
import { shortHash } from '../../../core/ledger/hash.ts';
import { hereOf } from '../../../core/store/site-store.ts';
import { generatorVersion } from '../../../core/version.ts';
import type { AssetManifest } from '../../render/head/assets.ts';
import type { AssetLinks } from '../client/asset-links.ts';
import { packageFiles } from '../client/package-files.ts';
import type { SiteBundle } from '../site-bundle.ts';
import { type BundleConfig, type BundlerOptions, hasOwnModules, type SiteEntries } from '../site-entries.ts';
import { ANY_BASE } from './any-base.ts';

/** What a theme's package keeps of its bundle, beside the bundle's files. */
export interface PrebuiltRecord {
  /** `optionsOf` the sites that may use it. */
  options: string;
  /** The only base it fits, when its files name the base. @default any */
  base?: string;
  /** Hash of the files below; another one means that it is out of date. */
  hash: string;
  /** Files of the theme and of this package that it was made from, see `PackageFiles`. */
  files: readonly string[];
  /** Name of the server bundle's file. */
  server: string;
  /** Names that the modules in it export, by the name of the module, see `readyModules`. */
  exports: Readonly<Record<string, readonly string[]>>;
  /** Names of the islands' files by id. */
  islands: Readonly<Record<string, string>>;
  /** Names of style sheets that its modules import outside islands. */
  sheets: readonly string[];
  /** `keyOfInputs` of the client's files. */
  clientKey: string;
  /** Names of modules in the client's files that may have a state, of which there must not be two. */
  stateful: readonly string[];
  assets: AssetManifest;
  links: AssetLinks;
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
export function prebuiltBundle(config: BundleConfig, entries: SiteEntries): PrebuiltBundle | undefined {
  const record = hasOwnModules(entries) ? undefined : fittingRecord(config);
  return record && { hash: record.hash, bundle: bundleIn(config.theme.prebuilt ?? '', record) };
}

/** The record beside a theme's bundle, when the site's options and the theme's files are those that it was made of. */
export function fittingRecord(config: BundlerOptions): PrebuiltRecord | undefined {
  const { theme } = config;
  const record = theme.prebuilt ? readRecord(theme.prebuilt, config.base) : undefined;
  if (record?.options !== optionsOf(config)) return undefined;
  if (record.base !== undefined && record.base !== config.base) return undefined;
  return record.hash === packageFiles(theme, hereOf(config)).hashOf(record.files) ? record : undefined;
}

/** Name of the record beside the bundle's files. */
export const RECORD = 'bundle.json';

/** The server's file of the bundle that came with a theme, and the hash of what it was made from. */
export function prebuiltServer({
  prebuilt,
}: Pick<Theme, 'prebuilt'>): { hash: string; serverFile: string } | undefined {
  const record = prebuilt ? readRecord(prebuilt, '/') : undefined;
  return record && { hash: record.hash, serverFile: join(prebuilt ?? '', 'server', record.server) };
}

const bundleIn = (folder: string, { server, clientKey, assets, links }: PrebuiltRecord): SiteBundle => ({
  serverFile: join(folder, 'server', server),
  files: [],
  clientDir: join(folder, 'client'),
  clientKey,
  assets,
  links,
  modules: [],
  reach: {},
});

function readRecord(folder: string, base: string): PrebuiltRecord | undefined {
  try {
    const text = readFileSync(join(folder, RECORD), 'utf8');
    const record = JSON.parse(text.replaceAll(ANY_BASE, () => base)) as PrebuiltRecord;
    return 'stateful' in record ? record : undefined; // Made by an earlier version.
  } catch {
    return undefined; // Not made yet.
  }
}

/** The options of a site that its scripts and styles depend on, but for the base. */
export const optionsOf = ({ icons, markdown, vite }: Pick<BundlerOptions, 'icons' | 'markdown' | 'vite'>) =>
  textOfOptions([generatorVersion, icons, markdown.code ? markdown.code.themes : false, vite]);

/** Stands for the theme of a site as it is installed, and for this package: by the files of the theme's bundle, else by its server module. */
export function themeKey(config: BundleConfig): string {
  const { theme } = config;
  const record = theme.prebuilt ? readRecord(theme.prebuilt, '/') : undefined;
  const made = record
    ? packageFiles(theme, hereOf(config)).hashOf(record.files)
    : readFileSync(theme.server, 'utf8');
  return shortHash([generatorVersion, theme.name, record?.hash, made]);
}
