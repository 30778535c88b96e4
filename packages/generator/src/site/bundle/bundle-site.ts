import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { removeFolder } from '../../core/files/remove-own.ts';
import { readAssetLinks } from './client/asset-links.ts';
import { assetManifest } from './client/asset-manifest.ts';
import { clientBuild, viteManifest } from './client/client-build.ts';
import { type ClientInputs, clientInputs } from './client/client-inputs.ts';
import { moduleCollector } from './module-collector.ts';
import { type ClientHalf, copyPrebuiltClient, keyOfInputs } from './prebuilt/prebuilt-client.ts';
import { type ReadyModules, readyModules } from './registry/ready-modules.ts';
import { buildServer, type ServerHalf } from './server-build.ts';
import type { SiteBundle } from './site-bundle.ts';
import type { BundlerOptions, SiteEntries } from './site-entries.ts';
import { quietViteConfig } from './vite-config.ts';

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

/** A bundle, and what its server half has told. */
export interface BundledHalves {
  bundle: SiteBundle;
  server: ServerHalf;
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
    return { bundle: await withClient(server, config, entries, join(folder, 'client')), server };
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

async function withClient(
  { serverFile, reach, ready, ...server }: ServerHalf,
  config: BundlerOptions,
  entries: SiteEntries,
  clientDir: string,
): Promise<SiteBundle> {
  // In order of their names: they have come as fast as each could be read, and names of files follow from the order.
  const inputs = clientInputs({
    entries,
    islands: new Map([...server.islands].sort(byName)),
    modules: new Set([...server.outsideIslands].sort()),
  });
  const client =
    copyPrebuiltClient(config, entries, inputs, clientDir) ??
    (await buildClient({ config, entries, inputs, clientDir }));
  return {
    ...client,
    clientKey: keyOfInputs(config.theme, inputs),
    serverFile,
    ready,
    modules: [...new Set([...server.modules, ...client.modules])].sort(),
    reach,
  };
}

interface ClientBuildOptions {
  config: BundlerOptions;
  entries: SiteEntries;
  inputs: ClientInputs;
  clientDir: string;
}

async function buildClient({ config, entries, inputs, clientDir }: ClientBuildOptions): Promise<ClientHalf> {
  const modules = new Set<string>();
  const shared = quietViteConfig({ config, entries: () => entries, onIsland() {} });
  const output = await build({
    ...mergeConfig(shared, clientBuild(clientDir, config.base, inputs)),
    plugins: [shared.plugins, moduleCollector(modules)],
  });
  rmSync(join(clientDir, '.vite'), { recursive: true }); // It names folders of this machine, and has been read.
  return {
    clientDir,
    assets: assetManifest(viteManifest(output), inputs, config.base),
    links: readAssetLinks(join(clientDir, 'assets')),
    modules: [...modules],
  };
}

const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);
