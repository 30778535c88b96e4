import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Theme } from '../../../core/contracts/theme.ts';
import { removeFolder } from '../../../core/files/remove-own.ts';
import { walk } from '../../../core/files/walk.ts';
import { shortHash } from '../../../core/ledger/hash.ts';
import { readAssetLinks } from '../client/asset-links.ts';
import { withAdded } from '../client/asset-manifest.ts';
import { buildClient } from '../client/build-client.ts';
import {
  type AddedInputs,
  addedInputs,
  type ClientInputs,
  type ClientInputsOptions,
  clientInputs,
} from '../client/client-inputs.ts';
import { joinLicenses, LICENSES_FILE } from '../client/licenses-file.ts';
import { packageFiles } from '../client/package-files.ts';
import type { ClientHalf } from '../client/whole-client.ts';
import { sharedModulesPlugin, statefulModules } from '../registry/shared-modules.ts';
import type { BundlerOptions, SiteEntries } from '../site-entries.ts';
import { fittingRecord, type PrebuiltRecord } from './prebuilt-theme.ts';

/**
 * Copies what browsers get of the theme's own bundle into `clientDir`, and bundles the author's islands and style sheets beside it.
 * `undefined` when that bundle does not fit, or when they need a module of it that they cannot share.
 */
export async function takePrebuiltClient(
  config: BundlerOptions,
  options: ClientInputsOptions,
  clientDir: string,
): Promise<ClientHalf | undefined> {
  const { theme } = config;
  // An override takes the place of a module that islands of the theme may import.
  const record = Object.keys(options.entries.overrides).length > 0 ? undefined : fittingRecord(config);
  if (!theme.prebuilt || !record) return undefined;
  const { ofTheme, added } = inputsApart(theme, options, record);
  if (record.clientKey !== keyOfInputs(theme, ofTheme)) return undefined;
  const made = join(theme.prebuilt, 'client');
  const half =
    Object.keys(added.modules).length > 0
      ? await bundleBeside({ config, entries: options.entries, record, made, added, clientDir })
      : { assets: record.assets, links: record.links, modules: [] };
  if (!half) return undefined;
  cpSync(made, clientDir, { recursive: true, force: false });
  const scripts = walk(made).files.filter((path) => path.endsWith('.js'));
  const files = [...record.files.map(packageFiles(theme).pathOf), ...scripts.map((path) => join(made, path))];
  return { ...half, clientDir, stateful: record.stateful, modules: [...half.modules, ...files] };
}

/** The entries of the theme's own bundle, and those that a site adds. */
function inputsApart(
  theme: Pick<Theme, 'server'>,
  { entries, islands, linkedSheets, componentSheets }: ClientInputsOptions,
  record: PrebuiltRecord,
): { ofTheme: ClientInputs; added: AddedInputs } {
  const sheets = new Set(record.sheets.map(packageFiles(theme).pathOf));
  const isOfTheme = ([id]: [string, string]) => Object.hasOwn(record.islands, id);
  return {
    ofTheme: clientInputs({
      entries: { ...entries, styles: [] },
      islands: new Map([...islands].filter(isOfTheme)),
      linkedSheets: sheets,
      componentSheets: {},
    }),
    added: addedInputs({
      entries,
      islands: new Map([...islands].filter((island) => !isOfTheme(island))),
      linkedSheets: new Set([...linkedSheets].filter((path) => !sheets.has(path))),
      componentSheets,
    }),
  };
}

interface BesideOptions {
  config: BundlerOptions;
  entries: SiteEntries;
  record: PrebuiltRecord;
  /** The folder of the theme's own bundle for browsers. */
  made: string;
  added: AddedInputs;
  clientDir: string;
}

/** Bundles what a site adds. `undefined` when there is a module in it that the theme's bundle has, and that may have a state. */
async function bundleBeside({ config, entries, record, made, added, clientDir }: BesideOptions) {
  const { assets, exports, stateful } = record;
  const shared = join(made, 'assets', basename(assets.shared.src));
  const plugin = sharedModulesPlugin(shared, (name) => exports[name] ?? []);
  const { manifest, modules, written } = await buildClient({
    config,
    entries,
    modules: added.modules,
    clientDir,
    plugin,
  });
  if (statefulModules(written, packageFiles(config.theme)).some((name) => stateful.includes(name))) {
    removeFolder(clientDir);
    return undefined;
  }
  const licenses = join(clientDir, LICENSES_FILE);
  const ofTheme = readFileSync(join(made, LICENSES_FILE), 'utf8');
  writeFileSync(licenses, joinLicenses(ofTheme, readFileSync(licenses, 'utf8')));
  return {
    assets: withAdded(assets, { ...added, manifest, base: config.base }),
    links: readAssetLinks(join(clientDir, 'assets'), record.links),
    modules,
  };
}

/** Stands for the entries of a client's bundle, wherever the theme lies. */
export function keyOfInputs(theme: Pick<Theme, 'server'>, { modules, islands }: ClientInputs): string {
  const { compiledNameOf } = packageFiles(theme);
  const named = Object.entries(modules).map(([entry, path]) => [entry, compiledNameOf(path) ?? path]);
  return shortHash([named, [...islands]]);
}
