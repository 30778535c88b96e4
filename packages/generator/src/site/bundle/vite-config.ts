import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createLogger, type InlineConfig, type Logger, mergeConfig } from 'vite';
import { devPackagesPlugin } from '../../browser/islands/dev-packages-plugin.ts';
import { devReactPlugin } from '../../browser/islands/dev-react-plugin.ts';
import { islandsPlugin } from '../../browser/islands/vite-plugin.ts';
import { workFolder } from '../../core/cache/work-folder.ts';
import { highlightCss } from '../../markdown/highlight/themes/highlight-css.ts';
import { dataModules, dataPlugin } from './author/data-plugin.ts';
import { mdxPlugin } from './author/mdx-plugin.ts';
import { overridesPlugin } from './author/overrides-plugin.ts';
import { PUBLIC_PREFIX } from './author/public-variables.ts';
import { unreadImportsPlugin } from './author/unread-imports-plugin.ts';
import { plainImportsPlugin } from './client/plain-imports-plugin.ts';
import { isInlined } from './given-files.ts';
import { resolveOwnPlugin } from './resolve-own.ts';
import type { BundlerOptions, SiteEntries } from './site-entries.ts';
import { siteModulesPlugin } from './site-modules.ts';

export interface SharedViteOptions {
  config: BundlerOptions;
  entries: () => SiteEntries;
  /** Told the id of each island module the server side reaches. */
  onIsland(id: string, path: string): void;
}

/** Browsers that have everything the theme's CSS uses natively, so that nothing is rewritten. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** What the server build, the client build and the dev server have in common. The author's `vite` option goes on top. */
export function sharedViteConfig({ config, entries, onIsland }: SharedViteOptions): InlineConfig {
  const own: InlineConfig = {
    configFile: false,
    root: config.root,
    base: config.base,
    publicDir: config.publicDir,
    cacheDir: join(workFolder(config.root), 'vite'),
    clearScreen: false,
    logLevel: 'warn',
    envPrefix: PUBLIC_PREFIX,
    build: {
      copyPublicDir: false,
      cssTarget: CSS_TARGET,
      target: 'es2022',
      assetsInlineLimit: (path, { length }) => (isInlined(path, length) ? undefined : false),
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    plugins: [
      devReactPlugin(),
      resolveOwnPlugin(),
      overridesPlugin(entries),
      ...(dataModules(config.root).length > 0 ? [dataPlugin(config.root)] : []),
      siteModulesPlugin({
        entries,
        codeCss: () => highlightCss(config.markdown),
        iconHosts: config.icons.service || [],
      }),
      mdxPlugin(config),
      unreadImportsPlugin(),
      islandsPlugin({ onIsland }),
      devPackagesPlugin(),
      plainImportsPlugin(),
      react(),
    ],
  };
  return mergeConfig(own, config.vite);
}

/** The same for builds. What goes wrong is thrown, and told by whoever catches it. */
export function quietViteConfig(options: SharedViteOptions): InlineConfig {
  const logger = createLogger('warn');
  const customLogger: Logger = {
    ...logger,
    error() {},
    warn: tellUnlessKnown(logger.warn),
    warnOnce: tellUnlessKnown(logger.warnOnce),
  };
  return { ...sharedViteConfig(options), customLogger };
}

/** Files that style sheets name, and modules of Node in islands, are told by `sheetProblems` and `lifelessCode`, which know where they are named. */
const tellUnlessKnown =
  (warn: Logger['warnOnce']): Logger['warnOnce'] =>
  (message, options) => {
    if (!/didn't resolve at build time|externalized for browser compatibility/.test(message))
      warn(message, options);
  };
