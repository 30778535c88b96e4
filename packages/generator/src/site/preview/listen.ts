import type { Server } from 'node:http';
import { BifolioError } from '../../core/errors/bifolio-error.ts';

/** How many ports are tried after the wanted one. */
const ATTEMPTS = 50;

/** Listens on the wanted port or the next free one, and tells which ports were taken. Port 0 lets the system choose. */
export async function listen(
  server: Server,
  wanted: number,
  host = 'localhost',
): Promise<{ port: number; taken: number[] }> {
  const taken: number[] = [];
  for (let port = wanted; port < wanted + ATTEMPTS && port <= 65_535; port++) {
    if (await tryListen(server, port, host)) {
      const address = server.address();
      return { port: typeof address === 'object' && address ? address.port : port, taken };
    }
    taken.push(port);
  }
  throw new BifolioError({
    severity: 'error',
    code: 'no-free-port',
    message: `All ports from ${wanted} to ${wanted + taken.length - 1} are in use.`,
    hint: 'Choose another one with --port.',
  });
}

function tryListen(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(listenError(error, port, host));
    };
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

const listenError = (error: NodeJS.ErrnoException, port: number, host: string) =>
  new BifolioError({
    severity: 'error',
    code: 'cannot-listen',
    message: `Cannot listen on ${host}:${port}: ${error.code === 'EACCES' ? 'permission denied' : error.message}.`,
    hint: 'Choose another port with --port, or another host with --host.',
  });
