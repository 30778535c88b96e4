import type { LoadedConfig } from '../config/load.ts';

/** What the bundles of a site are made by, besides its modules. */
export type BundleConfig = Pick<
  LoadedConfig,
  | 'root'
  | 'sourceDir'
  | 'publicDir'
  | 'base'
  | 'build'
  | 'extensions'
  | 'icons'
  | 'markdown'
  | 'styles'
  | 'theme'
  | 'vite'
>;
