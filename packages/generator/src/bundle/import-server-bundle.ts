import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { LoadedConfig } from '../config/load.ts';
import { BifolioError } from '../errors/bifolio-error.ts';
import { createIconSets } from '../icons/icon-sets.ts';
import type { IconSets } from '../icons/types.ts';
import type { AssetManifest, Assets } from '../render/assets.ts';
import type { Renderer } from '../render/renderer-contract.ts';

/** The exports of the server module, see `site-modules.ts`. */
export interface ServerModule {
  createAssets(manifest: AssetManifest): Assets;
  render(assets: Assets, icons: IconSets): Renderer;
}

/** Loads a finished server bundle into this thread. A module of the author that throws meanwhile is a `BifolioError`. */
export async function importServerBundle(
  config: Pick<LoadedConfig, 'root' | 'icons'>,
  bundle: { serverFile: string; assets: AssetManifest },
) {
  const url = pathToFileURL(bundle.serverFile).href;
  const { createAssets, render } = (await import(url).catch((error: unknown) => {
    throw loadingFailed(error, bundle.serverFile);
  })) as ServerModule;
  return { renderer: render(createAssets(bundle.assets), iconSetsOf(config)) };
}

function loadingFailed(error: unknown, serverFile: string): BifolioError {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const line = Number(stack.match(/server-[\w-]+\.mjs:(\d+)/)?.[1]);
  const bundled = line ? readFileSync(serverFile, 'utf8').split('\n')[line - 1] : undefined;
  const code = bundled?.replace(/^\s*(?:(?:var|let|const)\s+)?/, ''); // The bundler writes declarations in its own way.
  return new BifolioError({
    severity: 'error',
    code: 'module-failed',
    message: `A module of this site throws as soon as it is loaded: ${message}`,
    hint: code
      ? `Look among components, layouts, slots and overrides, and what they import, for \`${code}\``
      : undefined,
  });
}

/** The icons that pages of a site may draw. */
export function iconSetsOf({ root, icons }: Pick<LoadedConfig, 'root' | 'icons'>): IconSets {
  return createIconSets(root, { hasService: icons.service !== false });
}
