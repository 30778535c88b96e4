import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { LoadedConfig } from '../config/load.ts';

/** Vite plugins for all sites. `token` is what browsers prove with that their page comes from here. */
export const devPlugins = ({ root }: Pick<LoadedConfig, 'root'>, token: string): Plugin[] => [
  reactElsewherePlugin(root),
  missingInScanPlugin(),
  sharedTokenPlugin(token),
];

/**
 * Vite plugin for a site without React beside it: it is not asked for by name before the first page, where Vite would only
 * complain that it is not there, but found through `resolveOwnPlugin` as soon as an island imports it.
 */
function reactElsewherePlugin(root: string): Plugin {
  const { resolve } = createRequire(join(root, 'index.js'));
  return {
    name: 'bifolio:react-elsewhere',
    enforce: 'post',
    config({ optimizeDeps }) {
      try {
        resolve('react');
      } catch {
        optimizeDeps?.include?.splice(0);
      }
    },
  };
}

/** What Vite tells plugins and its types do not. */
interface ScanOptions {
  isEntry: boolean;
  scan?: boolean;
}

/**
 * Vite plugin: what islands import and nobody has installed is told by the page that shows them. Otherwise Vite would not
 * look for the packages that are there either.
 */
function missingInScanPlugin(): Plugin {
  return {
    name: 'bifolio:missing-in-scan',
    enforce: 'post',
    resolveId: (id, _importer, { scan }: ScanOptions) => (scan ? { id, external: true } : undefined),
  };
}

/** Vite plugin: a page that another server of this site has sent may hear of changes too. */
const sharedTokenPlugin = (token: string): Plugin => ({
  name: 'bifolio:shared-token',
  configResolved: (config) => void Object.assign(config, { webSocketToken: token }),
});
