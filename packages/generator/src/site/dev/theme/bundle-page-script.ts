import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, mergeConfig, type Plugin } from 'vite';
import { packageFiles } from '../../bundle/client/package-files.ts';
import { ANY_BASE } from '../../bundle/prebuilt/any-base.ts';
import { pageEntryOf, themeRegistryPlugin } from '../../bundle/registry/theme-registry-plugin.ts';
import { type BundleConfig, findSiteEntries } from '../../bundle/site-entries.ts';
import { sharedViteConfig } from '../../bundle/vite-config.ts';
import { OWN_FILE, PAGE_FILE, PAGE_RECORD, type PageScriptRecord } from './page-script.ts';

type NameOf = (path: string) => string | undefined;

/**
 * Bundles what every page runs of theme and generator in the browser into one file of a folder, where `findPageScript` finds it.
 * Nothing is left out of the modules, since those of the author and islands may import any of them by name. No file is made for a
 * theme that names the site's base there.
 */
export async function bundlePageScript(config: BundleConfig, folder: string): Promise<void> {
  const { theme } = config;
  const { nameOf, hashOf } = packageFiles(theme);
  const entry = pageEntryOf(theme.client);
  const exports: Record<string, readonly string[]> = {};
  const shared = sharedViteConfig({
    config: { ...config, base: ANY_BASE, vite: {} },
    entries: () => ({ ...findSiteEntries(config, []), overrides: {} }),
    onIsland() {},
  });
  await build({
    ...mergeConfig(shared, {
      mode: 'development',
      build: {
        // So that Vite adds nothing to imports on demand.
        lib: { entry, formats: ['es'], fileName: () => PAGE_FILE },
        outDir: folder,
        emptyOutDir: false,
        minify: false,
        rolldownOptions: {
          input: { page: entry },
          treeshake: false,
          experimental: { attachDebugInfo: 'none' }, // It names folders of this machine.
        },
      },
    }),
    plugins: [
      outsidePlugin(nameOf, Object.values(theme.overridable ?? {})),
      themeRegistryPlugin(nameOf),
      shared.plugins,
      exportsCollector(nameOf, exports),
    ],
  });
  const file = join(folder, PAGE_FILE);
  if (readFileSync(file, 'utf8').includes(ANY_BASE)) return rmSync(file);
  const record: PageScriptRecord = { hash: hashOf(Object.keys(exports)), exports };
  writeFileSync(join(folder, PAGE_RECORD), JSON.stringify(record));
}

/**
 * Vite plugin: React, what an author may override and what is imported on demand are not bundled. Their addresses are other
 * ones wherever the packages are installed.
 */
function outsidePlugin(nameOf: NameOf, overridable: readonly string[]): Plugin {
  const isReact = /^react(-dom)?(\/|$)/;
  return {
    name: 'bifolio:outside-page-script',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (isReact.test(id)) return { id, external: true };
      if (!importer) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const isOnDemand = 'kind' in options && options.kind === 'dynamic-import';
      const name = found && (isOnDemand || overridable.includes(found.id)) ? nameOf(found.id) : undefined;
      return name === undefined ? found : { id: OWN_FILE + name, external: true };
    },
  };
}

/** Vite plugin: notes the names that each module of the packages exports. */
const exportsCollector = (nameOf: NameOf, into: Record<string, readonly string[]>): Plugin => ({
  name: 'bifolio:page-script-exports',
  buildEnd() {
    for (const id of [...this.getModuleIds()].sort()) {
      const name = id.startsWith('\0') ? undefined : nameOf(id);
      if (name) into[name] = this.getModuleInfo(id)?.exports ?? [];
    }
  },
});
