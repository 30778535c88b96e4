import type { AssetManifest } from '../render/head/assets.ts';
import type { AssetLinks } from './client/asset-links.ts';
import type { ModuleReach } from './module-reach.ts';

/** The result of bundling: plain data, so that it can be kept on disk. */
export interface SiteBundle {
  /** Absolute path of the server bundle, an ES module for Node. */
  serverFile: string;
  /** Paths from its folder of what its modules import for an address: `assets/photo-1a2b3c4d.png`. A page that names one has it published. */
  files: readonly string[];
  /** Hash of the theme's own bundle, when the server bundle leaves the theme's modules to it, see `readyModules`. */
  ready?: string;
  /** Absolute path of the folder with the client's files. */
  clientDir: string;
  /** Stands for what `clientDir` was made from, see `keyOfInputs`. */
  clientKey: string;
  assets: AssetManifest;
  /** What the files in `assets` of that folder lead to. */
  links: AssetLinks;
  /** Files that were bundled, absolute; a change in one of them makes the bundle stale. */
  modules: string[];
  /** What each module that pages ask for stands on. Without one for `theme`, the key of the bundle does. */
  reach: ModuleReach;
}
