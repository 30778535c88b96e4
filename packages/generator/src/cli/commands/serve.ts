import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Log } from '../../core/log/log.ts';
import { listen } from '../../site/preview/listen.ts';

/** What a command knows of where it is to serve. */
export interface ServePlace {
  port: number;
  host?: string;
  base: string;
}

/** Listens, says which ports were taken, and gives the port with the address that shows the site. */
export async function startServing(
  server: Server,
  { port: wanted, host, base }: ServePlace,
  log: Log,
): Promise<{ port: number; url: string }> {
  const { port, taken } = await listen(server, wanted, host);
  if (taken.length > 0) log.warn(`Port ${taken.join(', ')} is in use; serving on ${port} instead.`);
  return { port, url: siteAddress({ port, host, base }) };
}

/** Serves until it is told to end; without `ending` the process is ended instead. */
export async function closeAtEnd(
  { close }: { close(): Promise<void> },
  ending: AbortSignal | undefined,
): Promise<void> {
  if (!ending) return;
  if (!ending.aborted) await once(ending, 'abort');
  await close();
}

/** Ends a server with the connections that browsers keep open. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** The address to open in a browser on this machine; one that stands for all addresses is none. */
export function siteAddress({ port, host = 'localhost', base }: ServePlace): string {
  const isEvery = host === '0.0.0.0' || host === '::';
  const name = isEvery ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${base}`;
}
