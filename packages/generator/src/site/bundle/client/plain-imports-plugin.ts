import type { Plugin } from 'vite';

/** What the compiler of TypeScript puts before an import of a name that is not known yet: it would turn `./a.ts` into `./a.js`. `tslib` has it as a function, which stays. */
const HELPER = /^var __rewriteRelativeImportExtension = [^\n]*\n(?:.*\n)*?\};\n/m;
const CALL = '__rewriteRelativeImportExtension(';

/** Vite plugin: browsers import addresses, which no compiler needs to rewrite. Without it every page has that code. */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'bifolio:plain-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    transform: {
      filter: { code: HELPER },
      handler: (code) => ({ code: code.replace(HELPER, '').replaceAll(CALL, '('), map: null }),
    },
  };
}
