import type { LoadedConfig } from '../../config/load.ts';

/** Which files of a site are watched, and which of them are not the site's. */
export type WatchedConfig = Pick<
  LoadedConfig,
  'file' | 'root' | 'sourceDir' | 'outDir' | 'styles' | 'vite' | 'git'
>;
