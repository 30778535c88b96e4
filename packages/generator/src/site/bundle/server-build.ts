import { join } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';
import { packageFiles } from './client/package-files.ts';
import { givenFiles } from './given-files.ts';
import { moduleCollector } from './module-collector.ts';
import { moduleReach, type Reached } from './module-reach.ts';
import { leftToBrowsersPlugin } from './registry/left-to-browsers.ts';
import type { ReadyModules } from './registry/ready-modules.ts';
import { SERVER_ENTRY, themeRegistryPlugin } from './registry/theme-registry-plugin.ts';
import type { SiteBundle } from './site-bundle.ts';
import { type BundlerOptions, hasOwnModules, type SiteEntries } from './site-entries.ts';
import { SERVER_MODULE } from './site-modules.ts';
import { quietViteConfig } from './vite-config.ts';

export interface ServerBuildOptions {
  config: BundlerOptions;
  entries: SiteEntries;
  outDir: string;
  /** What need not be bundled; `all`: others will leave every module of this bundle to it. */
  ready: ReadyModules | 'all' | undefined;
}

/** The server's half of a bundle, and what the other half follows from. */
export interface ServerHalf extends Pick<SiteBundle, 'serverFile' | 'files' | 'ready' | 'modules'>, Reached {
  /** Paths of island modules by id. */
  islands: Map<string, string>;
  /** Style sheets that pages link, and that were reached without going through an island. */
  linkedSheets: Set<string>;
}

/** Bundles what renders pages. */
export async function buildServer({
  config,
  entries,
  outDir,
  ready,
}: ServerBuildOptions): Promise<ServerHalf> {
  const { nameOf, compiledNameOf } = packageFiles(config.theme);
  const isRegistry = ready === 'all';
  const taken = isRegistry ? undefined : ready;
  const islands = new Map(Object.entries(taken?.islands ?? {}));
  const modules = new Set(taken?.files);
  const linkedSheets = new Set(taken?.sheets);
  let reached: Reached = { reach: {}, componentSheets: {} };
  let files: string[] = [];
  const shared = quietViteConfig({
    config,
    entries: () => entries,
    onIsland: (id, path) => islands.set(id, path),
  });
  const own = serverBuild(outDir, isRegistry ? SERVER_ENTRY : SERVER_MODULE, hasOwnModules(entries));
  const output = await build({
    ...mergeConfig(shared, own),
    plugins: [
      taken?.plugin,
      leftToBrowsersPlugin(nameOf),
      isRegistry && themeRegistryPlugin(compiledNameOf),
      shared.plugins,
      moduleCollector(modules, linkedSheets),
      moduleReach(config.root, entries, (told) => (reached = told)),
      givenFiles((names) => (files = names)),
    ],
  });
  const serverFile = join(outDir, entryFile(output));
  return {
    serverFile,
    files,
    ready: taken?.hash,
    modules: [...modules],
    ...reached,
    islands,
    linkedSheets,
  };
}

/** What the server's build has beyond `sharedViteConfig`. `ofAuthor`: there are modules whose errors authors want to find. */
function serverBuild(outDir: string, entry: string, ofAuthor: boolean): InlineConfig {
  return {
    build: {
      ssr: true,
      ssrEmitAssets: true,
      outDir,
      emptyOutDir: false, // It has been, and need not lie in the site.
      minify: false,
      target: 'node22',
      // For errors, see `createThrowFinder`.
      sourcemap: ofAuthor && 'hidden',
      rolldownOptions: {
        input: { server: entry },
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
function entryFile(output: Awaited<ReturnType<typeof build>>): string {
  const { output: files } = output as Rolldown.RolldownOutput;
  const entry = files.find((candidate) => candidate.type === 'chunk' && candidate.isEntry);
  if (!entry) throw new Error('Vite wrote no server module.');
  return entry.fileName;
}
