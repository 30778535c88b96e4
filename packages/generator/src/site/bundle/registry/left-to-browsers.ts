import type { Plugin } from 'vite';

/**
 * Vite plugin for servers: what modules of theme and generator import on demand is not bundled. Only browsers demand it, and it is a
 * third of all code.
 */
export function leftToBrowsersPlugin(nameOf: (path: string) => string | undefined): Plugin {
  return {
    name: 'bifolio:left-to-browsers',
    enforce: 'pre',
    resolveId(id, importer, options) {
      const isOnDemand = 'kind' in options && options.kind === 'dynamic-import';
      return isOnDemand && importer && nameOf(importer) ? { id, external: true } : undefined;
    },
  };
}
