import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createLogger, createServer as createViteServer, type Logger, mergeConfig, type Plugin } from 'vite';
import { sharedViteConfig } from '../bundle/vite-config.ts';
import type { LoadedConfig } from '../config/load.ts';
import { faultText } from '../errors/fault-text.ts';
import { allowedHosts } from '../http/allowed-hosts.ts';
import { guardRequests } from '../http/guard-requests.ts';
import { keepPlainRange } from '../http/read-range.ts';
import type { Log } from '../log/log.ts';
import { devSearch } from './dev-search.ts';
import { createDevSite } from './dev-site.ts';
import { guardMessages, guardUpgrades } from './guard-messages.ts';
import { tellIslandFailures } from './island-failures.ts';
import { createPageChanges } from './page-changes.ts';
import { lastMiddleware, pageMiddleware } from './page-middleware.ts';
import { startSiteWatcher } from './site-watcher.ts';
import { watchSite } from './watch-site.ts';

export interface DevServer {
  /** Not listening yet. */
  server: Server;
  close(): Promise<void>;
}

export interface DevServerOptions {
  /** What `--host` names. */
  host?: string;
  log: Log;
  /** Called when the config file has changed: the server must be made anew. */
  onRestart(): void;
}

/**
 * Serves a site while it is written. Pages are rendered on demand by the same code as the build, so that starting and
 * saving do not depend on the number of pages.
 */
export async function createDevServer(
  config: LoadedConfig,
  { host, log, onRestart }: DevServerOptions,
): Promise<DevServer> {
  // Before Vite is asked for anything: it would take a bundle for the theme for a build.
  process.env.NODE_ENV ||= 'development';
  const server = createHttpServer();
  const hosts = allowedHosts(config, host);
  const onFault = (error: unknown) => log.error(faultText(error));
  const since = Date.now();
  const site = await createDevSite(config, log);
  const shared = sharedViteConfig({ config, entries: () => site.entries, onIsland: site.addIsland });
  const vite = await createViteServer(
    mergeConfig(shared, {
      appType: 'custom',
      customLogger: quietLogger(),
      plugins: [site.themeModules.plugin, reactElsewherePlugin(config.root), missingInScanPlugin()],
      server: {
        middlewareMode: true,
        hmr: { server: guardUpgrades(server, onFault) },
        allowedHosts: hosts === true ? true : [...hosts],
        watch: null, // See startSiteWatcher.
        fs: { allow: [config.root, join(import.meta.dirname, '../..'), ...themeFolders(config)] },
      },
      optimizeDeps: {
        include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
        // Found when search or a lock is first used, it would have Vite load the page anew.
        exclude: ['stemmer', 'idiomorph', 'bcryptjs'],
        noDiscovery: false,
        // A package with React in it that is found when a later page is opened would have Vite load that page anew.
        entries: [...site.islands],
      },
    }),
  );
  guardMessages(vite.ws, onFault);
  tellIslandFailures(vite, config, log);
  const stopWatcher = startSiteWatcher({ vite, site, config, since });
  site.attach(vite);
  site.warmUp();
  const changes = createPageChanges(vite);
  const stopWatching = watchSite({ vite, site, config, changes, log, onRestart });
  const pages = { vite, site, config, changes };
  const first = pageMiddleware(pages);
  vite.middlewares.use(lastMiddleware(pages));
  const search = devSearch({ vite, site, config, log });
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    search(request, response, () =>
      first(request, response, () => {
        keepPlainRange(request);
        vite.middlewares(request, response);
      }),
    );
  server.on('request', guardRequests(answer, { hosts, onFault }));
  return {
    server,
    async close() {
      stopWatching();
      await stopWatcher();
      await vite.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Vite plugin for a site without React beside it: it is not asked for by name before the first page, where Vite would only
 * complain that it is not there, but found through `resolveOwnPlugin` as soon as an island imports it.
 */
function reactElsewherePlugin(root: string): Plugin {
  const { resolve } = createRequire(join(root, 'index.js'));
  return {
    name: 'bifolio:react-elsewhere',
    enforce: 'post',
    config({ optimizeDeps }) {
      try {
        resolve('react');
      } catch {
        optimizeDeps?.include?.splice(0);
      }
    },
  };
}

/** What modules of the author's throw is told by the page that needs them, with place and remedy. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { error } = logger;
  logger.error = (message, options) => {
    if (!message.includes('Error when evaluating SSR module')) error(message, options);
  };
  return logger;
}

/** What Vite tells plugins and its types do not. */
interface ScanOptions {
  isEntry: boolean;
  scan?: boolean;
}

/**
 * Vite plugin: what islands import and nobody has installed is told by the page that shows them. Otherwise Vite would not
 * look for the packages that are there either.
 */
function missingInScanPlugin(): Plugin {
  return {
    name: 'bifolio:missing-in-scan',
    enforce: 'post',
    resolveId: (id, _importer, { scan }: ScanOptions) => (scan ? { id, external: true } : undefined),
  };
}

/** Where the theme's files lie; outside the site when it is linked. */
function themeFolders({ theme }: LoadedConfig): string[] {
  return [join(theme.server, '../..')];
}
