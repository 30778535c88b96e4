import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ViteDevServer } from 'vite';
import { readTarget } from '../../core/http/read-target.ts';

type OnFault = (error: unknown) => void;
type Sockets = Pick<ViteDevServer['ws'], 'on'>;

/** Hears of a browser that wants to be told of changes. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Hands browsers whose address can be read to the server that Vite waits at. Vite throws at others, which would end the process. */
export function guardUpgrades(server: Server, onFault: OnFault): UpgradeListener {
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const target = readTarget(request.url ?? '');
    if (!target) return socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
    request.url = target.path;
    try {
      server.emit('upgrade', request, socket, head);
    } catch (error) {
      onFault(error);
      socket.destroy();
    }
  };
}

/** Drops messages that Vite's listeners and ours would throw at; any program on this machine can send some. */
export function guardMessages(ws: Sockets, onFault: OnFault): void {
  ws.on('connection', (socket) => {
    const emit = socket.emit.bind(socket);
    socket.emit = (event: string | symbol, ...args: unknown[]) => {
      if (event !== 'message') return emit(event, ...args);
      if (!isReadable(String(args[0]))) return true;
      try {
        return emit(event, ...args);
      } catch (error) {
        onFault(error);
        return true;
      }
    };
  });
}

interface Message {
  event?: unknown;
  data?: { id?: unknown };
}

/** Whether a message is JSON with data; calls of Vite's functions need an id to be answered. */
function isReadable(text: string): boolean {
  try {
    const { event, data } = JSON.parse(text) as Message;
    if (typeof data !== 'object' || data === null) return false;
    return event !== 'vite:invoke' || typeof data.id === 'string';
  } catch {
    return false;
  }
}
