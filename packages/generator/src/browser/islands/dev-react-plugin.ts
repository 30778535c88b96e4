import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const REACT = /^react(-dom)?(\/|$)/;
const PREFIX = '\0bifolio-react:';
const require = createRequire(import.meta.url);

/**
 * Vite plugin for dev: on the server, React is the one this package depends on, loaded by Node, wherever the site lies;
 * even a folder without `node_modules` can be rendered. Put it before plugins that resolve React otherwise.
 */
export function devReactPlugin(): Plugin {
  return {
    name: 'bifolio:dev-react',
    enforce: 'pre',
    apply: 'serve',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    // Vite would otherwise look for React beside the site before any plugin is asked.
    configEnvironment: (_name, { consumer }) =>
      consumer === 'client' ? undefined : { resolve: { noExternal: [REACT] } },
    resolveId: (id) => (REACT.test(id) ? PREFIX + id : undefined),
    load: (id) => (id.startsWith(PREFIX) ? esModule(id.slice(PREFIX.length)) : undefined),
  };
}

/** React is CommonJS, which Vite's module runner cannot evaluate: an ES module that passes its exports on. */
function esModule(name: string): string {
  const exports = Object.keys(require(name) as object).filter(
    (key) => /^[A-Za-z]\w*$/.test(key) && key !== 'default',
  );
  return [
    "import { createRequire } from 'node:module';",
    `const react = createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(name)});`,
    'export default react;',
    ...exports.map((key) => `export const ${key} = react.${key};`),
  ].join('\n');
}
