import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isHostAllowed } from 'host-validation-middleware';
import { readRange } from './read-range.ts';
import { readTarget } from './read-target.ts';

export interface GuardOptions {
  /** Names that this server answers to, beside `localhost` and IP addresses, as in Vite's `server.allowedHosts`. `true`: any. */
  hosts: readonly string[] | true;
  /** Told what a handler has thrown; the browser only hears that something is wrong. */
  onFault(error: unknown): void;
}

/** Answers a request, or throws or rejects. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * The door of a server: whatever stands in a request, and whatever a handler throws, the server lives on. Handlers get a
 * path that begins with one slash, a name of this server, and a range that can be read (RFC 9110 and 9112).
 */
export function guardRequests(handle: Handler, { hosts, onFault }: GuardOptions): RequestListener {
  return async (request, response) => {
    try {
      const target = readTarget(request.url ?? '');
      if (!target || isOfManyHosts(request))
        return refuse(response, 400, 'The address of this request cannot be read.\n');
      const host = (target.host ?? request.headers.host)?.toLowerCase();
      if (hosts !== true && !isHostAllowed(host, hosts)) return refuse(response, 403, strangerText(host));
      request.url = target.path;
      request.headers.host = host;
      request.headers.range = readRange(request);
      await handle(request, response);
    } catch (error) {
      onFault(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The server could not answer; its terminal says why.\n');
    }
  };
}

/** A request with two hosts is none (RFC 9112, section 3.2); Node takes the first. */
const isOfManyHosts = ({ headersDistinct }: IncomingMessage): boolean =>
  (headersDistinct.host?.length ?? 0) > 1;

/** Whether a request asks for something and changes nothing. */
export const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Ends requests of other methods than GET and HEAD. Returns whether it has. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (isReading(request)) return false;
  response.setHeader('allow', 'GET, HEAD');
  refuse(response, 405, 'Pages can be read and nothing else.\n');
  return true;
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'content-type': 'text/plain;charset=utf-8', 'x-content-type-options': 'nosniff' })
    .end(text);
}

/** Names are checked because a page of another site can give itself any: https://en.wikipedia.org/wiki/DNS_rebinding. */
const strangerText = (host = '') =>
  `This server does not answer to the name "${host}".\n` +
  `If the name is yours, add it in bifolio.config.ts:\n\n` +
  `  vite: { server: { allowedHosts: [${JSON.stringify(host.replace(/:\d*$/, ''))}] } }\n`;
