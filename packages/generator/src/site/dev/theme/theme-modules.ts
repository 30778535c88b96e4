import { dirname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { workFolder } from '../../../core/cache/work-folder.ts';
import type { Theme } from '../../../core/contracts/theme.ts';
import { owningPackage } from '../../../core/files/owning-package.ts';
import { codeOfExports } from '../../bundle/registry/code-of-exports.ts';
import type { BundleConfig, SiteEntries } from '../../bundle/site-entries.ts';
import { authorComponents, type SiteComponents } from '../../render/content/site-components.ts';
import { outsidePackages } from './outside-packages.ts';
import { loadThemeBundle, type ThemeBundle } from './theme-bundle.ts';

/** The modules of theme and generator that render pages in dev: bundled, and bundled again when one changes. */
export interface ThemeModules {
  /** Vite plugin: on the server, whoever imports one of them gets the bundled one. */
  plugin: Plugin;
  /** Loads them, and the author's overrides into them. */
  load(vite: ViteDevServer, entries: SiteEntries): Promise<void>;
  /** Whether a file is one of them. */
  has(path: string): boolean;
  /** Bundle them again when they are next needed. */
  forget(): void;
}

/** Where, in the folder that a theme keeps of bundles, the one for dev lies. */
export const prebuiltThemeFolder = (prebuilt: string) => join(prebuilt, 'dev');

const PREFIX = '\0bifolio-theme:';

/** Starts loading at once. `onIsland` is told the id of each island of the theme. */
export function createThemeModules(
  config: BundleConfig,
  onIsland: (id: string, path: string) => void,
): ThemeModules {
  let bundle: Promise<ThemeBundle> | undefined;
  let files: ReadonlySet<string> = new Set();
  const bundled = () => {
    bundle ??= findThemeBundle(config).then((found) => {
      files = found.files;
      for (const [id, path] of Object.entries(found.islands)) onIsland(id, path);
      return found;
    });
    bundle.catch(() => {
      bundle = undefined; // The next request tries again.
    });
    return bundle;
  };
  void bundled();

  return {
    plugin: themeModulesPlugin(async () => (await bundled()).modules, config.theme),
    async load(vite, entries) {
      const { overrides } = await bundled();
      const modules: Record<string, SiteComponents[string]> = {};
      for (const [name, path] of Object.entries(entries.overrides))
        modules[name] = await vite.ssrLoadModule(path);
      for (const name of Object.keys(overrides)) delete overrides[name];
      Object.assign(overrides, authorComponents('overrides', modules));
      vite.watcher.add(outsidePackages(files));
    },
    has: (path) => files.has(path),
    forget() {
      bundle = undefined;
    },
  };
}

/** The bundle that came with the theme, the one of the last start, or a new one. */
async function findThemeBundle(config: BundleConfig): Promise<ThemeBundle> {
  const { theme, root } = config;
  const own = join(workFolder(root), 'dev');
  const found =
    (theme.prebuilt && (await loadThemeBundle(theme, prebuiltThemeFolder(theme.prebuilt)))) ||
    (await loadThemeBundle(theme, own));
  if (found) return found;
  const { bundleTheme } = await import('./bundle-theme.ts');
  await bundleTheme(config, own);
  const made = await loadThemeBundle(theme, own);
  if (!made) throw new Error('The theme changed while it was bundled.');
  return made;
}

function themeModulesPlugin(modules: () => Promise<ThemeBundle['modules']>, theme: Theme): Plugin {
  const packages = ['bifolio', owningPackage(dirname(theme.server))?.name ?? theme.name];
  return {
    name: 'bifolio:theme-modules',
    enforce: 'pre',
    // Installed packages would otherwise be left to Node, or bundled for the browser: a second copy with a state of its own.
    configEnvironment: (name) =>
      name === 'client' ? { optimizeDeps: { exclude: packages } } : { resolve: { noExternal: packages } },
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    async resolveId(id, importer, options) {
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      return resolved && resolved.id in (await modules()) ? PREFIX + resolved.id : resolved;
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      async handler(id) {
        const path = id.slice(PREFIX.length);
        const { [path]: exports = {} } = await modules();
        return passOn(exports);
      },
    },
  };
}

/** Where code that Vite's runner evaluates finds what Node has loaded. */
const SHARED = Symbol.for('bifolio.shared-modules');
const shared: unknown[] = [];
Reflect.set(globalThis, SHARED, shared);

/** Code of a module that has the exports of a loaded one. */
function passOn(exports: Readonly<Record<string, unknown>>): string {
  const index = shared.push(exports) - 1;
  return codeOfExports(`globalThis[Symbol.for('${SHARED.description}')][${index}]`, Object.keys(exports));
}
