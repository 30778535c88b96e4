import type { build, InlineConfig, Rolldown } from 'vite';
import { SERVER_MODULE } from './site-modules.ts';

/** What the server's build has beyond `sharedViteConfig`. `ofAuthor`: there are modules whose errors authors want to find. */
export function serverBuild(outDir: string, ofAuthor: boolean): InlineConfig {
  return {
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false, // It has been, and need not lie in the site.
      minify: false,
      target: 'node22',
      // For errors, see `createThrowFinder`.
      sourcemap: ofAuthor && 'hidden',
      rolldownOptions: {
        input: { server: SERVER_MODULE },
        // Comments with paths of modules would count from the folder that the command was run in.
        experimental: { attachDebugInfo: 'none' },
        // A hash, since Node imports a file once only: a later bundle is another one, for pages that import it too.
        // What browsers fetch on use is there from the start here.
        checks: { ineffectiveDynamicImport: false },
        output: {
          entryFileNames: 'server-[hash].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          sourcemapExcludeSources: true,
        },
      },
    },
    ssr: { noExternal: true, target: 'node' },
    // Bundled for good: without this React would choose its slow development half when a build starts.
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}

/** Name of the file that holds what the server's module exports. */
export function entryFile(output: Awaited<ReturnType<typeof build>>): string {
  const { output: files } = output as Rolldown.RolldownOutput;
  const entry = files.find((candidate) => candidate.type === 'chunk' && candidate.isEntry);
  if (!entry) throw new Error('Vite wrote no server module.');
  return entry.fileName;
}
