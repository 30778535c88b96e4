import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  createLogger,
  createServer as createViteServer,
  type Logger,
  mergeConfig,
  type ViteDevServer,
} from 'vite';
import { faultText } from '../../core/errors/fault-text.ts';
import { guardRequests } from '../../core/http/guard-requests.ts';
import { keepPlainRange } from '../../core/http/read-range.ts';
import type { Log } from '../../core/log/log.ts';
import { PACKAGE_FOLDER } from '../../core/own-files.ts';
import { sharedViteConfig } from '../bundle/vite-config.ts';
import { allowedHosts } from '../config/allowed-hosts.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { VersionServer } from '../preview/version-server.ts';
import { devPlugins } from './dev-plugins.ts';
import { devSearch } from './dev-search.ts';
import { createDevSite } from './dev-site.ts';
import { guardMessages, guardUpgrades, type UpgradeListener } from './guard-messages.ts';
import { tellIslandFailures } from './island-failures.ts';
import { openFilesPlugin } from './open-files.ts';
import type { PageChanges } from './pages/page-changes.ts';
import { lastMiddleware, pageMiddleware } from './pages/page-middleware.ts';
import { startSiteWatcher } from './watch/site-watcher.ts';
import { watchSite } from './watch/watch-site.ts';

export interface ServeSiteOptions {
  /** What `--host` names. */
  host?: string;
  log: Log;
  /** Counts on when the site is served anew. */
  changes: PageChanges;
  /** What pages prove with that they come from here, whichever of these servers has sent them. */
  token: string;
  /** The other versions of the site. @default there is one only */
  versions?: VersionServer;
  /** Called when the config has changed: the site must be served anew. */
  onRestart(): void;
}

/** A site as one config has it, behind a server that listens. */
export interface ServedSite {
  answer: RequestListener;
  upgrade: UpgradeListener;
  /** Browsers that want to be told of changes. */
  sockets: ViteDevServer['ws'];
  /** Answers what has been asked, for some seconds at most, then ends. */
  close(): Promise<void>;
}

/** What asks for longer is a page that never comes. */
const PATIENCE_MS = 5000;

/**
 * Serves a site while it is written. Pages are rendered on demand by the same code as the build, so that starting and
 * saving do not depend on the number of pages.
 */
export async function serveSite(
  config: LoadedConfig,
  { host, log, changes, token, versions, onRestart }: ServeSiteOptions,
): Promise<ServedSite> {
  const upgrades = new Server();
  const hosts = allowedHosts(config, host);
  const onFault = (error: unknown) => log.error(faultText(error));
  const since = Date.now();
  const site = await createDevSite(config, log, versions?.shown);
  const shared = sharedViteConfig({ config, entries: () => site.entries, onIsland: site.addIsland });
  const vite = await createViteServer(
    mergeConfig(shared, {
      appType: 'custom',
      customLogger: quietLogger(),
      plugins: [
        site.themeModules.plugin,
        site.pageScript.plugin,
        openFilesPlugin(config, site),
        ...devPlugins(config, token),
      ],
      server: {
        middlewareMode: true,
        hmr: { server: upgrades },
        allowedHosts: hosts === true ? true : [...hosts],
        watch: null, // See startSiteWatcher.
        fs: { allow: [config.root, PACKAGE_FOLDER, ...packageFolders(config)] },
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
  // It would end the sockets that browsers listen to, when a file of variables changes: the site is served anew then.
  vite.restart = async () => onRestart();
  guardMessages(vite.ws, onFault);
  tellIslandFailures(vite, config, log);
  const stopWatcher = startSiteWatcher({ vite, site, config, since });
  site.attach(vite);
  site.warmUp();
  const stopWatching = watchSite({ vite, site, config, changes, log, since, onRestart });
  const pages = { vite, site, config, changes };
  const first = pageMiddleware(pages);
  vite.middlewares.use(lastMiddleware(pages));
  const search = devSearch({ vite, site, config, log });
  const answerPresent = (request: IncomingMessage, response: ServerResponse) =>
    search(request, response, () =>
      first(request, response, () => {
        keepPlainRange(request);
        vite.middlewares(request, response);
      }),
    );
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    versions?.answer
      ? versions.answer(request, response, () => answerPresent(request, response))
      : answerPresent(request, response);
  const open = new Set<ServerResponse>();
  const guarded = guardRequests(answer, { hosts, onFault });
  return {
    answer(request, response) {
      open.add(response);
      response.on('close', () => open.delete(response));
      guarded(request, response);
    },
    upgrade: guardUpgrades(upgrades, onFault),
    sockets: vite.ws,
    async close() {
      stopWatching();
      await stopWatcher();
      await Promise.race([ended(open), setTimeout(PATIENCE_MS, undefined, { ref: false })]);
      await vite.close();
    },
  };
}

/** What modules of the author's throw is told by the page that needs them, with place and remedy. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { error } = logger;
  logger.error = (given, options) => {
    const message = String(given); // Vite hands over errors too.
    if (!message.includes('Error when evaluating SSR module')) error(message, options);
  };
  return logger;
}

const ended = (responses: Iterable<ServerResponse>) =>
  Promise.all(Array.from(responses, (response) => new Promise((resolve) => response.on('close', resolve))));

/** Folders outside the site that browsers may load modules from: the theme when it is linked, and packages of a workspace. */
function packageFolders({ theme }: Pick<LoadedConfig, 'theme'>): string[] {
  const installed = createRequire(theme.server).resolve.paths('any') ?? [];
  return [join(theme.server, '../..'), ...installed.filter((folder) => basename(folder) === 'node_modules')];
}
