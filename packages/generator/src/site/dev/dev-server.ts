import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { LoadedConfig } from '../config/load.ts';
import { createPageChanges } from './pages/page-changes.ts';
import { type ServeSiteOptions, serveSite } from './serve-site.ts';

/** A site that is served while it is written. */
export interface DevServer {
  /** Not listening yet. */
  server: Server;
  /** Serves the site by another config. Until it can, and when it cannot, requests are answered as before. */
  restart(config: LoadedConfig, versions?: DevServerOptions['versions']): Promise<void>;
  close(): Promise<void>;
}

/** Where a site is served, and who is told of it. */
export type DevServerOptions = Pick<ServeSiteOptions, 'host' | 'log' | 'versions' | 'onRestart'>;

/**
 * A server that listens for as long as an author writes, while the site behind it may be served anew: a browser that comes
 * meanwhile is not turned away, and would not come back.
 */
export async function createDevServer(config: LoadedConfig, options: DevServerOptions): Promise<DevServer> {
  // Before Vite is asked for anything: it would take a bundle for the theme for a build.
  process.env.NODE_ENV ||= 'development';
  const changes = createPageChanges();
  const all = { ...options, changes, token: randomUUID() };
  let site = await serveSite(config, all);
  changes.connect(site.sockets);
  const server = createServer((request, response) => site.answer(request, response));
  server.on('upgrade', (request, socket, head) => site.upgrade(request, socket, head));
  return {
    server,
    async restart(changed, versions) {
      const last = site;
      site = await serveSite(changed, { ...all, versions });
      changes.connect(site.sockets);
      await last.close();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await site.close();
      await closed;
    },
  };
}
