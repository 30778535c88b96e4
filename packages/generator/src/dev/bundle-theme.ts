import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig } from 'vite';
import { moduleCollector } from '../bundle/module-collector.ts';
import { findSiteEntries } from '../bundle/site-entries.ts';
import { sharedViteConfig } from '../bundle/vite-config.ts';
import type { LoadedConfig } from '../config/load.ts';
import { packagesByNodePlugin } from './packages-by-node-plugin.ts';
import { ENTRY_MODULE, overrideModuleOf, themeRegistryPlugin } from './theme-registry-plugin.ts';

/** Theme and generator, loaded. */
export interface ThemeBundle {
  /** Exports of each module, by its path. */
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The author's components that stand for the theme's, by name. Empty until they are put there. */
  overrides: Record<string, unknown>;
  /** Paths of the files it was made from. */
  files: ReadonlySet<string>;
}

/** Folder of this package's compiled modules. */
const GENERATOR = join(import.meta.dirname, '..');

/**
 * Bundles the modules of theme and generator that render pages, and loads them. They are some 300, which Vite's module
 * runner would take one at a time, in 1.3 s where the bundler needs 0.3 s. Of the author's there is nothing in it but the
 * names of what they override, so that a saved component is a matter for Vite alone.
 */
export async function bundleTheme(
  config: LoadedConfig,
  onIsland: (id: string, path: string) => void,
): Promise<ThemeBundle> {
  const entries = findSiteEntries({ ...config, styles: [] }, []);
  const ofTheme = {
    ...entries,
    components: {},
    layouts: {},
    slots: {},
    overrides: Object.fromEntries(
      Object.keys(entries.overrides).map((name) => [name, overrideModuleOf(name)]),
    ),
  };
  const shared = sharedViteConfig({ config: { ...config, vite: {} }, entries: () => ofTheme, onIsland });
  const files = new Set<string>();
  const name = `theme-${Date.now()}.mjs`;
  const outDir = join(config.root, '.bifolio/dev');
  await build({
    ...mergeConfig(shared, {
      mode: 'development',
      resolve: { mainFields: [] },
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: true,
        outDir,
        minify: false,
        target: 'node22',
        rolldownOptions: {
          treeshake: false,
          input: { theme: ENTRY_MODULE },
          output: { entryFileNames: name },
        },
      },
    }),
    plugins: [
      packagesByNodePlugin([dirname(config.theme.server), GENERATOR]),
      themeRegistryPlugin(),
      shared.plugins,
      moduleCollector(files),
    ],
  });
  const { modules, overrides } = (await import(pathToFileURL(join(outDir, name)).href)) as ThemeBundle;
  return { modules, overrides, files };
}
