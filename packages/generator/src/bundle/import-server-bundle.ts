import { pathToFileURL } from 'node:url';
import type { AssetManifest, Assets } from '../render/assets.ts';
import type { Renderer } from '../render/renderer.tsx';

/** The exports of the server module, see `site-modules.ts`. */
export interface ServerModule {
  createAssets(manifest: AssetManifest): Assets;
  render(assets: Assets): Renderer;
}

/** Loads a finished server bundle into this thread. */
export async function importServerBundle(bundle: { serverFile: string; assets: AssetManifest }) {
  const url = `${pathToFileURL(bundle.serverFile).href}?${bundle.assets.build}`;
  const { createAssets, render } = (await import(url)) as ServerModule;
  return { renderer: render(createAssets(bundle.assets)) };
}
