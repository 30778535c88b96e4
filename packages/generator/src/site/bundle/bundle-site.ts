import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, createLogger, type InlineConfig, type Logger, mergeConfig } from 'vite';
import { removeFolder } from '../../core/files/remove-own.ts';
import { readAssetLinks } from './client/asset-links.ts';
import { assetManifest } from './client/asset-manifest.ts';
import { clientBuild, viteManifest } from './client/client-build.ts';
import { type ClientInputs, clientInputs } from './client/client-inputs.ts';
import { moduleCollector } from './module-collector.ts';
import { type ModuleReach, moduleReach } from './module-reach.ts';
import { type ClientHalf, copyPrebuiltClient, keyOfInputs } from './prebuilt/prebuilt-client.ts';
import { entryFile, serverBuild } from './server-build.ts';
import type { SiteBundle } from './site-bundle.ts';
import { type BundlerOptions, hasOwnModules, type SiteEntries } from './site-entries.ts';
import { sharedViteConfig } from './vite-config.ts';

/**
 * Bundles theme, islands and the author's modules with Vite: first the server side, which finds the islands, then the
 * client. Neither knows how many pages of Markdown there are (docs/decisions/01-content-is-data.md).
 */
export async function bundleSite(
  config: BundlerOptions,
  entries: SiteEntries,
  folder: string,
): Promise<SiteBundle> {
  const { NODE_ENV } = process.env;
  // Vite builds for production only when this says so, and a test runner or a shell may say otherwise.
  process.env.NODE_ENV = 'production';
  try {
    return await bundle(config, entries, folder);
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

async function bundle(config: BundlerOptions, entries: SiteEntries, folder: string): Promise<SiteBundle> {
  removeFolder(folder);
  const islands = new Map<string, string>();
  const modules = new Set<string>();
  const outsideIslands = new Set<string>();
  const shared = sharedViteConfig({
    config,
    entries: () => entries,
    onIsland: (id, path) => islands.set(id, path),
  });
  shared.plugins?.push(moduleCollector(modules, outsideIslands));
  // What goes wrong is thrown, and told by whoever catches it.
  const logger = createLogger('warn');
  shared.customLogger = {
    ...logger,
    error() {},
    warn: tellUnlessKnown(logger.warn),
    warnOnce: tellUnlessKnown(logger.warnOnce),
  };

  const serverDir = join(folder, 'server');
  let reach: ModuleReach = {};
  const plugins = [moduleReach(config.root, entries, (told) => (reach = told))];
  const server = await build(
    mergeConfig(shared, { plugins, ...serverBuild(serverDir, hasOwnModules(entries)) }),
  );
  const clientDir = join(folder, 'client');
  // In order of their names: they have come as fast as each could be read, and names of files follow from the order.
  const inputs = clientInputs({
    entries,
    islands: new Map([...islands].sort(byName)),
    modules: new Set([...outsideIslands].sort()),
  });
  const client =
    copyPrebuiltClient(config, entries, inputs, clientDir) ??
    (await buildClient({ shared, base: config.base, inputs, clientDir }));
  return {
    ...client,
    clientKey: keyOfInputs(config.theme, inputs),
    serverFile: join(serverDir, entryFile(server)),
    modules: [...new Set([...modules, ...client.modules])].sort(),
    reach,
  };
}

interface ClientBuildOptions {
  shared: InlineConfig;
  base: string;
  inputs: ClientInputs;
  clientDir: string;
}

async function buildClient({ shared, base, inputs, clientDir }: ClientBuildOptions): Promise<ClientHalf> {
  const output = await build(mergeConfig(shared, clientBuild(clientDir, base, inputs)));
  rmSync(join(clientDir, '.vite'), { recursive: true }); // It names folders of this machine, and has been read.
  return {
    clientDir,
    assets: assetManifest(viteManifest(output), inputs, base),
    links: readAssetLinks(join(clientDir, 'assets')),
    modules: [], // The collector of `shared` has them.
  };
}

/** Files that style sheets name, and modules of Node in islands, are told by `sheetProblems` and `lifelessCode`, which know where they are named. */
const tellUnlessKnown =
  (warn: Logger['warnOnce']): Logger['warnOnce'] =>
  (message, options) => {
    if (!/didn't resolve at build time|externalized for browser compatibility/.test(message))
      warn(message, options);
  };

const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);
