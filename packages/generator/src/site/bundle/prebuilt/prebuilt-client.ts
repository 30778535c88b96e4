import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../../core/contracts/theme.ts';
import { walk } from '../../../core/files/walk.ts';
import { shortHash } from '../../../core/ledger/hash.ts';
import type { ClientInputs } from '../client/client-inputs.ts';
import { packageFiles } from '../client/package-files.ts';
import type { SiteBundle } from '../site-bundle.ts';
import type { BundlerOptions, SiteEntries } from '../site-entries.ts';
import { fittingRecord } from './prebuilt-theme.ts';

/** The client's half of a bundle, and the files that it was made from, as code that everybody may read. */
export type ClientHalf = Pick<SiteBundle, 'clientDir' | 'assets' | 'links' | 'modules'>;

/**
 * Copies what browsers get of the theme's own bundle, when the author's modules add nothing to it: most components only render HTML.
 * `undefined` when they do, or when that bundle does not fit.
 */
export function copyPrebuiltClient(
  config: BundlerOptions,
  { overrides }: SiteEntries,
  inputs: ClientInputs,
  clientDir: string,
): ClientHalf | undefined {
  const { theme } = config;
  // An override takes the place of a module that islands of the theme may import.
  const record = Object.keys(overrides).length > 0 ? undefined : fittingRecord(config);
  if (!theme.prebuilt || record?.clientKey !== keyOfInputs(theme, inputs)) return undefined;
  const { assets, links, files } = record;
  const made = join(theme.prebuilt, 'client');
  cpSync(made, clientDir, { recursive: true });
  const scripts = walk(made).files.filter((path) => path.endsWith('.js'));
  const modules = [...files.map(packageFiles(theme).pathOf), ...scripts.map((path) => join(made, path))];
  return { clientDir, assets, links, modules };
}

/** Stands for the entries of a client's bundle, wherever the theme lies. */
export function keyOfInputs(theme: Pick<Theme, 'server'>, { modules, islands }: ClientInputs): string {
  const { compiledNameOf } = packageFiles(theme);
  const named = Object.entries(modules).map(([entry, path]) => [entry, compiledNameOf(path) ?? path]);
  return shortHash([named, [...islands]]);
}
