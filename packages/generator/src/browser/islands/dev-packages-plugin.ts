import { readFile } from 'node:fs/promises';
import { createIdResolver, type Plugin, parseSync } from 'vite';
import { islandExports, mayBeIsland, ORIGINAL } from './island-module.ts';

/** Modules that import or pass on something of a package. */
const NAMES_PACKAGE = /\bfrom\s*['"][@\w]/;

/** What Node would have to load for a package, as long as it is an ES module. */
const IN_PACKAGE = /\/node_modules\/.*\.m?js$/;

/**
 * Vite plugin for dev: on the server, imports of a package whose entry begins with `'use client'` name its file instead. Vite would
 * leave the package to Node otherwise, and no plugin could make an island of it, as builds do.
 */
export function devPackagesPlugin(): Plugin {
  const known = new Map<string, Promise<boolean>>();
  let resolve: ReturnType<typeof createIdResolver>;
  const isIsland = (file: string) => {
    const answer = known.get(file) ?? readFile(file, 'utf8').then((code) => hasComponents(file, code));
    known.set(file, answer);
    return answer;
  };
  return {
    name: 'bifolio:dev-packages',
    enforce: 'post',
    apply: 'serve',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    configResolved(config) {
      resolve = createIdResolver(config);
    },
    transform: {
      filter: { id: { exclude: [/\/node_modules\//, ORIGINAL] }, code: NAMES_PACKAGE },
      async handler(code, id) {
        let rewritten = code;
        // From the end, so that the places before it stay what they are.
        for (const { value, start, end } of packagesIn(code).toSorted((a, b) => b.start - a.start)) {
          const file = await resolve(this.environment, value, id);
          if (file && IN_PACKAGE.test(file) && (await isIsland(file)))
            rewritten = rewritten.slice(0, start) + JSON.stringify(file) + rewritten.slice(end);
        }
        return rewritten === code ? undefined : { code: rewritten, map: null };
      },
    },
  };
}

/** A CommonJS module exports nothing that Vite's runner could evaluate. */
const hasComponents = (file: string, code: string): boolean =>
  mayBeIsland(code) && (islandExports(file, code)?.length ?? 0) > 0;

/** Names of packages that a module imports or passes on, with their places. */
function packagesIn(code: string) {
  const { staticImports, staticExports } = parseSync('module.js', code).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries[0]?.moduleRequest ?? []),
  ];
  return requests.filter(({ value }) => /^[@\w]/.test(value) && !value.startsWith('node:'));
}
