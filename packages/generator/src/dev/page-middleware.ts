import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { BifolioError } from '../errors.ts';
import { decodePath, encodeRoute } from '../routing/url.ts';
import type { DevSite } from './dev-site.ts';
import { errorPage } from './error-page.ts';

/** Answers requests for pages; everything else goes on to the next handler. */
export function pageMiddleware(
  vite: ViteDevServer,
  site: DevSite,
  sourceDir: string,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    answer(vite, site, sourceDir, request, response).catch(next);
  };
}

async function answer(
  vite: ViteDevServer,
  site: DevSite,
  sourceDir: string,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { base } = vite.config;
  const [address = '/', query] = (request.originalUrl ?? request.url ?? '/').split('?');
  const path = `/${address.startsWith(base) ? address.slice(base.length) : address.slice(1)}`;
  const search = query ? `?${query}` : '';
  try {
    const fragment = path.startsWith('/assets/sidebar-') ? await site.fragment(path) : undefined;
    if (fragment) return send(response, 200, fragment);
    const { page, status, redirect } = site.resolve(decodePath(path));
    if (redirect) {
      response.writeHead(302, { location: base + encodeRoute(redirect).slice(1) + search }).end();
      return;
    }
    const { html } = await site.render(page);
    send(response, status, html);
  } catch (error) {
    if (error instanceof Error && !(error instanceof BifolioError)) vite.ssrFixStacktrace(error);
    send(response, 500, await errorPage(error, { sourceDir, base }));
  }
}

function send(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' })
    .end(html);
}
