import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { packageFiles } from '../../bundle/client/package-files.ts';
import { moduleCollector } from '../../bundle/module-collector.ts';
import { leftToBrowsersPlugin } from '../../bundle/registry/left-to-browsers.ts';
import {
  ENTRY_MODULE,
  overrideModuleOf,
  themeRegistryPlugin,
} from '../../bundle/registry/theme-registry-plugin.ts';
import type { BundleConfig } from '../../bundle/site-entries.ts';
import { findSiteEntries } from '../../bundle/site-entries.ts';
import { sharedViteConfig } from '../../bundle/vite-config.ts';
import { ownPackagesPlugin } from './own-packages-plugin.ts';
import { THEME_FILE, THEME_RECORD, type ThemeRecord } from './theme-bundle.ts';

/**
 * Bundles the modules of theme and generator that render pages, into a folder, where `loadThemeBundle` finds them. They
 * are some 300, which Vite's module runner would take one at a time, in 1.3 s where the bundler needs 0.3 s. Of the
 * author's there is nothing in it, so that a saved component is a matter for Vite alone, and one bundle does for all sites.
 */
export async function bundleTheme(config: BundleConfig, folder: string): Promise<void> {
  const { nameOf, hashOf } = packageFiles(config.theme);
  const islands: Record<string, string> = {};
  const modules = new Set<string>();
  const shared = sharedViteConfig({
    config: { ...config, base: '/', vite: {} },
    entries: () => entriesOfTheme(config),
    onIsland(id, path) {
      islands[id] = nameOf(path) ?? path;
    },
  });
  await build({
    ...mergeConfig(shared, {
      mode: 'development',
      resolve: { mainFields: [] },
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        target: 'node22',
        rolldownOptions: {
          treeshake: false,
          input: { theme: ENTRY_MODULE },
          output: { entryFileNames: THEME_FILE, chunkFileNames: '[name].mjs' },
        },
      },
    }),
    plugins: [
      ownPackagesPlugin(),
      leftToBrowsersPlugin(nameOf),
      themeRegistryPlugin(nameOf),
      shared.plugins,
      moduleCollector(modules),
    ],
  });
  const files = [...modules].flatMap((path) => nameOf(path) ?? []).sort();
  const record: ThemeRecord = { hash: hashOf(files), files, islands };
  writeFileSync(join(folder, THEME_RECORD), JSON.stringify(record));
}

/** A site without modules of its own, but every module that an author could override can be. */
function entriesOfTheme(config: BundleConfig): ReturnType<typeof findSiteEntries> {
  const entries = findSiteEntries({ ...config, styles: [] }, []);
  const overrides = Object.keys(entries.overridable).map((name) => [name, overrideModuleOf(name)]);
  return { ...entries, components: {}, layouts: {}, slots: {}, overrides: Object.fromEntries(overrides) };
}
