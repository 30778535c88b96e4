import { pathToFileURL } from 'node:url';
import type { Theme } from '../../../core/contracts/theme.ts';
import { prebuiltServer } from '../prebuilt/prebuilt-theme.ts';

/** Exports of the modules of a theme's bundle, by name, for each such bundle that is loaded, by its hash. */
type Ready = Record<string, Readonly<Record<string, unknown>>>;

/** Where the bundle of a site finds them: it holds no path, so that it can be kept anywhere. */
const READY = Symbol.for('bifolio.ready-modules');
const ready: Ready = {};
Reflect.set(globalThis, READY, ready);

/** Code of the exports of a module, for the bundle of a site. */
export const codeOfReady = (hash: string, name: string): string =>
  `globalThis[Symbol.for(${JSON.stringify(READY.description)})][${JSON.stringify(hash)}][${JSON.stringify(name)}]`;

/**
 * Loads the modules that the bundle of a site leaves to the one that came with its theme. Rejects when that one is not the one
 * the site was bundled for.
 */
export async function loadReady(hash: string, theme: Pick<Theme, 'prebuilt'>): Promise<void> {
  const found = prebuiltServer(theme);
  if (found?.hash !== hash) throw new Error('The theme changed while the site was built.');
  ready[hash] ??= (
    (await import(pathToFileURL(found.serverFile).href)) as { modules: Ready[string] }
  ).modules;
}
