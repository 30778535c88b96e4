import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ownEntries } from './site-modules.ts';

const HERE = fileURLToPath(import.meta.url);

/**
 * Vite plugin: one copy of React and of the generator for everybody. `bifolio/*` means this package whatever the
 * importer, and React is the one this package depends on, also for a folder of Markdown without `node_modules`.
 */
export function resolveOwnPlugin(): Plugin {
  return {
    name: 'bifolio:resolve-own',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:bifolio|react|react-dom)(?:\/|$)/ },
      handler(id, importer, options) {
        if (id in ownEntries) return ownEntries[id];
        if (!importer || importer === HERE || id.startsWith('bifolio')) return undefined;
        return this.resolve(id, HERE, { ...options, skipSelf: true });
      },
    },
  };
}
