import { pathToFileURL } from 'node:url';
import type { IconSets } from '../../core/contracts/icons.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../config/load.ts';
import { createIconSets } from '../icons/icon-sets.ts';
import type { AssetManifest, Assets } from '../render/head/assets.ts';
import type { Renderer } from '../render/renderer-contract.ts';
import { importOfPackage } from './problems/import-place.ts';
import { moduleFailed, packageFailed } from './problems/module-failed.ts';
import { createThrowFinder, packageOfThrow } from './problems/throw-finder.ts';
import { loadReady } from './registry/load-ready.ts';
import type { SiteBundle } from './site-bundle.ts';

/** The exports of the server module, see `site-modules.ts`. */
interface ServerModule {
  createAssets(manifest: AssetManifest): Assets;
  render(assets: Assets, icons: IconSets): Renderer;
}

/** Loads a finished server bundle into this thread. A module of the author that throws meanwhile is a `BifolioError`. */
export async function importServerBundle(
  config: Pick<LoadedConfig, 'root' | 'icons' | 'theme'>,
  bundle: Pick<SiteBundle, 'serverFile' | 'ready' | 'assets' | 'modules'>,
) {
  if (bundle.ready !== undefined) await loadReady(bundle.ready, config.theme);
  const url = pathToFileURL(bundle.serverFile).href;
  const { createAssets, render } = (await import(url).catch((error: unknown) => {
    const thrown = error instanceof Error ? error : new Error(String(error));
    const place = createThrowFinder(config.root)(thrown);
    const name = place ? undefined : packageOfThrow(thrown);
    throw new BifolioError(
      name === undefined
        ? moduleFailed(thrown, place)
        : packageFailed(thrown, name, importOfPackage(name, bundle.modules, config.root)),
    );
  })) as ServerModule;
  return { renderer: render(createAssets(bundle.assets), iconSetsOf(config)) };
}

/** The icons that pages of a site may draw. */
export function iconSetsOf({ root, icons }: Pick<LoadedConfig, 'root' | 'icons'>): IconSets {
  return createIconSets(root, { hasService: icons.service !== false });
}
