import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { type GuardOptions, guardRequests, refuseMethod } from '../../core/http/guard-requests.ts';
import { prefersMarkdown } from '../../core/http/prefers-markdown.ts';
import { serveFile } from '../../core/http/serve-file.ts';
import { decodePath } from '../../core/routing/url.ts';
import type { LoadedConfig } from '../config/load.ts';
import { createHeadersReader } from './headers-file.ts';

/** A server for the output folder that behaves like a good static host: types, compression, caching, headers, 404 page. */
export function createPreviewServer(
  { outDir, base }: Pick<LoadedConfig, 'outDir' | 'base'>,
  guard: GuardOptions,
): Server {
  if (!existsSync(join(outDir, 'index.html')) && !existsSync(join(outDir, '404.html')))
    throw notBuilt(outDir);
  const headersFor = createHeadersReader(join(outDir, '_headers'));
  const compress = compression({
    // A range counts the bytes of the file, not of what is made of it.
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (refuseMethod(request, response)) return;
    const address = (request.url ?? '/').split('?')[0] ?? '/';
    if (!address.startsWith(base)) return redirectToBase(address, base, response);
    const path = `/${address.slice(base.length)}`;
    const headersOf = (page: string) => headersFor(base + page);
    const answerMissing = () => void notFound(outDir, path, headersOf, response);
    if (isHidden(path)) return answerMissing();
    if (isFolderWithoutSlash(outDir, path)) return redirect(response, `${address}/${queryOf(request)}`);
    // `/a/` is `a/index.html` and never `a.html`, which may be a redirect to it.
    const twin = path.endsWith('/') && markdownOf(outDir, path);
    const file = twin && prefersMarkdown(request) ? twin : path;
    serveFile(request, response, {
      root: outDir,
      path: file.endsWith('/') ? `${file}index.html` : file,
      headers: () => ({
        'Cache-Control': 'no-cache', // A new build shows at once.
        ...(twin && { Vary: 'Accept' }),
        ...headersOf(decodePath(file.slice(1)).replace(/index\.html$/, '')),
      }),
      onMissing: answerMissing,
    });
  };
  return createServer(
    guardRequests(
      (request, response) => compress(request as never, response as never, () => answer(request, response)),
      guard,
    ),
  );
}

/** Hidden files, such as the list of what a build has written, are no part of a site. */
const isHidden = (path: string) => /\/\.(?!well-known\/)/.test(decodePath(path));

/** The path of a page's Markdown version; `undefined` when it has none. */
function markdownOf(outDir: string, path: string): string | undefined {
  const name = decodePath(path);
  return !name.includes('..') && existsSync(join(outDir, name, 'index.md')) ? `${path}index.md` : undefined;
}

const queryOf = (request: IncomingMessage) => request.url?.match(/\?.*$/)?.[0] ?? '';

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { location }).end();
}

function redirectToBase(address: string, base: string, response: ServerResponse): void {
  if (address === '/' || `${address}/` === base) redirect(response, base);
  else response.writeHead(404, { 'content-type': 'text/plain' }).end(`This site is served under ${base}\n`);
}

function isFolderWithoutSlash(outDir: string, path: string): boolean {
  const name = decodePath(path);
  return !name.endsWith('/') && !name.includes('..') && existsSync(join(outDir, name, 'index.html'));
}

/** The nearest 404 page from the address upwards: each language has its own. */
async function notFound(
  outDir: string,
  path: string,
  headersOf: (page: string) => Record<string, string>,
  response: ServerResponse,
): Promise<void> {
  const folder = path.split('/').filter(Boolean)[0];
  const pages = [...(folder ? [`${decodePath(folder)}/404.html`] : []), '404.html'];
  for (const page of pages.filter((name) => !name.includes('..'))) {
    const html = await readFile(join(outDir, page)).catch(() => undefined);
    if (!html) continue;
    response.writeHead(404, { ...headersOf(page), 'content-type': 'text/html;charset=utf-8' }).end(html);
    return;
  }
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
}

const notBuilt = (outDir: string) =>
  new BifolioError({
    severity: 'error',
    code: 'nothing-to-preview',
    message: `There is no built site in ${outDir}.`,
    hint: 'Build it first with: bifolio build',
  });
