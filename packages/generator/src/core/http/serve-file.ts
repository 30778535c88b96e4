import { realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { isInside } from '../files/is-inside.ts';

export interface ServeFileOptions {
  /** The folder that is served; nothing outside it is. */
  root: string;
  /** Encoded, with a slash at the start, relative to `root`. */
  path: string;
  /** Headers of the answer; not asked for when the file is missing. */
  headers?(): Record<string, string>;
  onMissing(): void;
}

/** Answers with a file: conditions and ranges as RFC 9110 has them. Hidden files are for the caller to refuse. */
export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  options: ServeFileOptions,
): void {
  const { root, path, headers, onMissing } = options;
  if (leadsOut(root, path)) {
    onMissing();
    return;
  }
  send(request, path, { root, index: false, dotfiles: 'allow', cacheControl: false })
    .on('headers', () => {
      for (const [name, value] of Object.entries(headers?.() ?? {})) response.setHeader(name, value);
    })
    .on('directory', onMissing)
    .on('error', ({ status, headers: own }: { status: number; headers?: Record<string, string> }) => {
      if (response.headersSent) return response.destroy();
      if (status === 416 && takeLongSuffix(request)) return serveFile(request, response, options);
      if (status === 412 || status === 416) response.writeHead(status, { ...own, 'content-length': 0 }).end();
      else onMissing();
    })
    .pipe(response);
}

/** Whether a symbolic link on the way leads out of the folder: what a host that gets the folder would not have. */
function leadsOut(root: string, path: string): boolean {
  try {
    return !isInside(realpathSync.native(root), realpathSync.native(join(root, decodeURIComponent(path))));
  } catch {
    return false;
  }
}

/** `send` refuses to give the last 100 bytes of a file of 10. Asked for without a range, it gives all of them (RFC 9110, 14.1.2). */
function takeLongSuffix({ headers }: IncomingMessage): boolean {
  const isSuffix = /^bytes=-0*[1-9]/.test(headers.range ?? '');
  if (isSuffix) delete headers.range;
  return isSuffix;
}
