import { join } from 'node:path';
import { removeFolder } from '../../core/files/remove-own.ts';
import { type ClientInputsOptions, clientInputs } from './client/client-inputs.ts';
import { buildWholeClient, type ClientHalf } from './client/whole-client.ts';
import { keyOfInputs, takePrebuiltClient } from './prebuilt/prebuilt-client.ts';
import { type ReadyModules, readyModules } from './registry/ready-modules.ts';
import { buildServer, type ServerHalf } from './server-build.ts';
import type { SiteBundle } from './site-bundle.ts';
import type { BundlerOptions, SiteEntries } from './site-entries.ts';

/**
 * Bundles theme, islands and the author's modules with Vite: first the server side, which finds the islands, then the
 * client. Neither knows how many pages of Markdown there are (docs/decisions/01-content-is-data.md). What of the theme lies
 * bundled in its package is taken from there.
 */
export async function bundleSite(
  config: BundlerOptions,
  entries: SiteEntries,
  folder: string,
): Promise<SiteBundle> {
  return (await bundleBoth(config, entries, folder, readyModules(config, entries))).bundle;
}

/** As `bundleSite`, for sites that add modules to a theme: its server half exports all modules, see `SERVER_ENTRY`. */
export const bundleForSites = (
  config: BundlerOptions,
  entries: SiteEntries,
  folder: string,
): Promise<BundledHalves> => bundleBoth(config, entries, folder, 'all');

/** A bundle, and what its halves have told. */
export interface BundledHalves {
  bundle: SiteBundle;
  server: ServerHalf;
  client: ClientHalf;
}

async function bundleBoth(
  config: BundlerOptions,
  entries: SiteEntries,
  folder: string,
  ready: ReadyModules | 'all' | undefined,
): Promise<BundledHalves> {
  const { NODE_ENV } = process.env;
  // Vite builds for production only when this says so, and a test runner or a shell may say otherwise.
  process.env.NODE_ENV = 'production';
  try {
    removeFolder(folder);
    const server = await buildServer({ config, entries, outDir: join(folder, 'server'), ready });
    // In order of their names: they have come as fast as each could be read, and names of files follow from the order.
    const inputs = {
      entries,
      islands: new Map([...server.islands].sort(byName)),
      linkedSheets: new Set([...server.linkedSheets].sort()),
      componentSheets: server.componentSheets,
    };
    const clientDir = join(folder, 'client');
    const client =
      (ready === 'all' ? undefined : await takePrebuiltClient(config, inputs, clientDir)) ??
      (await buildWholeClient(config, inputs, clientDir));
    return { bundle: withBoth(config, server, client, inputs), server, client };
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

function withBoth(
  { theme }: BundlerOptions,
  { serverFile, files, reach, ready, modules }: ServerHalf,
  { clientDir, assets, links, modules: ofClient }: ClientHalf,
  inputs: ClientInputsOptions,
): SiteBundle {
  return {
    clientDir,
    clientKey: keyOfInputs(theme, clientInputs(inputs)),
    assets,
    links,
    serverFile,
    files,
    ready,
    modules: [...new Set([...modules, ...ofClient])].sort(),
    reach,
  };
}

const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);
