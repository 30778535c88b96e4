import { pathToFileURL } from 'node:url';
import { createIconSets } from '../icons/icon-sets.ts';
import type { IconSets } from '../icons/types.ts';
import type { AssetManifest, Assets } from '../render/assets.ts';
import type { Renderer } from '../render/renderer.tsx';

/** The exports of the server module, see `site-modules.ts`. */
export interface ServerModule {
  createAssets(manifest: AssetManifest): Assets;
  render(assets: Assets, icons: IconSets): Renderer;
}

/** Loads a finished server bundle into this thread. Icon sets are those installed where `root` is. */
export async function importServerBundle(
  root: string,
  bundle: { serverFile: string; assets: AssetManifest },
) {
  const url = `${pathToFileURL(bundle.serverFile).href}?${bundle.assets.build}`;
  const { createAssets, render } = (await import(url)) as ServerModule;
  return { renderer: render(createAssets(bundle.assets), createIconSets(root)) };
}
