import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const REACT = /^react(-dom)?(\/|$)/;
const SCRIPT = /\.[cm]?js$/;
const require = createRequire(import.meta.url);

/**
 * Vite plugin: scripts of packages are not bundled but loaded by Node, which has most of them already, and React is the
 * one that this package depends on. `bundled`: folders of the exceptions.
 */
export function packagesByNodePlugin(bundled: readonly string[]): Plugin {
  const isBundled = (path: string) => bundled.some((folder) => path.startsWith(folder));
  const byNode = (path: string) => ({ id: pathToFileURL(path).href, external: 'absolute' as const });
  return {
    name: 'bifolio:packages-by-node',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[@a-z]/ },
      async handler(id, importer, options) {
        if (REACT.test(id)) return byNode(require.resolve(id));
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        return resolved && SCRIPT.test(resolved.id) && !isBundled(resolved.id)
          ? byNode(resolved.id)
          : resolved;
      },
    },
  };
}
