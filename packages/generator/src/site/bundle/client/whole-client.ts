import { join } from 'node:path';
import { sharedEntryPlugin, sharedInput, statefulModules } from '../registry/shared-modules.ts';
import type { SiteBundle } from '../site-bundle.ts';
import type { BundlerOptions } from '../site-entries.ts';
import { readAssetLinks } from './asset-links.ts';
import { assetManifest } from './asset-manifest.ts';
import { buildClient } from './build-client.ts';
import { type ClientInputsOptions, clientInputs } from './client-inputs.ts';
import { packageFiles } from './package-files.ts';

/** The client's half of a bundle, and the files that it was made from, as code that everybody may read. */
export interface ClientHalf extends Pick<SiteBundle, 'clientDir' | 'assets' | 'links' | 'modules'> {
  /** Names of modules in it that may have a state, of which there must not be two. */
  stateful: readonly string[];
}

/** Bundles all that browsers get into `clientDir`, and what islands that are bundled alone share with it. */
export async function buildWholeClient(
  config: BundlerOptions,
  options: ClientInputsOptions,
  clientDir: string,
): Promise<ClientHalf> {
  const inputs = clientInputs(options);
  const { manifest, modules, written } = await buildClient({
    config,
    entries: options.entries,
    modules: { ...inputs.modules, ...sharedInput },
    clientDir,
    plugin: sharedEntryPlugin(),
  });
  return {
    clientDir,
    assets: assetManifest(manifest, inputs, config.base),
    links: readAssetLinks(join(clientDir, 'assets')),
    modules,
    stateful: statefulModules(written, packageFiles(config.theme)),
  };
}
