import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { Page } from '../../../core/contracts/page.ts';
import { BifolioError } from '../../../core/errors/bifolio-error.ts';
import { isInside } from '../../../core/files/is-inside.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { isReading, refuseMethod } from '../../../core/http/guard-requests.ts';
import { prefersMarkdown } from '../../../core/http/prefers-markdown.ts';
import { redirectHref } from '../../../core/routing/redirects.ts';
import { decodePath, isAsset } from '../../../core/routing/url.ts';
import { withThrow } from '../../bundle/problems/throw-finder.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { isFragmentPath } from '../../render/page/sidebar-fragment.ts';
import { fileAtPath } from '../dev-assets.ts';
import type { DevSite } from '../dev-site.ts';
import { errorPage, mayHoldSecrets } from './error-page.ts';
import type { PageChanges } from './page-changes.ts';
import { pageFailure, pointIntoSources } from './page-failure.ts';
import { EVERY_PAGE } from './page-problems.ts';

export interface PageMiddlewareOptions {
  vite: ViteDevServer;
  site: DevSite;
  config: Pick<LoadedConfig, 'publicDir' | 'base' | 'root' | 'sourceDir'>;
  changes: PageChanges;
}

/**
 * Answers requests for pages of the site, in any form of their address. Everything else goes on: it stands before
 * Vite's own handlers, which would give out a page's source.
 */
export function pageMiddleware(options: PageMiddlewareOptions): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(options.vite, request);
    if (path.startsWith('/@') || isAsset(path) || !isReading(request)) {
      options.site.askAgain(fileAtPath(options.config.root, path)).then(() => next(), next);
      return;
    }
    const { status, redirect } = options.site.resolve(path);
    if (status === 404 && !redirect) {
      request.url = publicPage(options, path) ?? request.url;
      return next();
    }
    answer(options, request, response).catch(next);
  };
}

/** Where Vite serves the page of a public folder: hosts give out its `index.html`, Vite does not. */
function publicPage(
  { config: { publicDir, base } }: PageMiddlewareOptions,
  path: string,
): string | undefined {
  const file = join(publicDir, path, 'index.html');
  return path.endsWith('/') && isInside(publicDir, file) && existsSync(file)
    ? `${base}${encodeURI(path.slice(1))}index.html`
    : undefined;
}

/** Answers whatever is left: sidebar fragments, files that are made of pages, and the 404 page of the language. */
export function lastMiddleware(options: PageMiddlewareOptions): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!refuseMethod(request, response)) answer(options, request, response).catch(next);
  };
}

/** The path asked for, decoded, without the site's base. */
function pathOf({ config: { base } }: ViteDevServer, request: Connect.IncomingMessage): string {
  const [address = '/'] = (request.originalUrl ?? request.url ?? '/').split('?');
  return decodePath(`/${address.startsWith(base) ? address.slice(base.length) : address.slice(1)}`);
}

async function answer(
  { vite, site, config, changes }: PageMiddlewareOptions,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { base } = config;
  const path = pathOf(vite, request);
  const search = request.url?.match(/\?.*$/)?.[0] ?? '';
  const { count } = changes;
  try {
    const fragment = isFragmentPath(path) ? await site.fragment(path) : undefined;
    if (fragment) return send(response, 200, fragment);
    const twin =
      path.endsWith('/') && prefersMarkdown(request) ? await site.file(`${path}index.md`) : undefined;
    const file = twin ?? (await site.file(path));
    if (twin) response.setHeader('vary', 'Accept');
    if (file) return send(response, 200, file.text, file.type);
    const { page, status, redirect } = site.resolve(path);
    if (redirect) {
      const location = redirectHref(redirect, base) + (/[?#]/.test(redirect) ? '' : search);
      response.writeHead(302, { location }).end();
      return;
    }
    const { html } = await site.render(page);
    send(response, status, changes.mark(html.value, count));
  } catch (error) {
    const isOfPage = error instanceof BifolioError;
    const thrown = isOfPage ? error.cause : error;
    if (thrown instanceof Error) await pointIntoSources(vite, thrown);
    const failure = pageFailure(error, config.root);
    site.tell(isOfPage ? path : EVERY_PAGE, withThrow(failure.problems, failure.thrown));
    const isSecret = isSecretPage(site.resolve(path).page, config);
    send(response, 500, changes.mark(await errorPage(failure, { ...config, isSecret }), count));
  }
}

/** Whether readers without a password may not see all of a page. What parts it has is not known when it cannot be rendered. */
const isSecretPage = (page: Page, { sourceDir }: Pick<LoadedConfig, 'sourceDir'>): boolean =>
  page.lock !== undefined || mayHoldSecrets(readText(sourcePath(sourceDir, page)));

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function send(
  response: ServerResponse,
  status: number,
  content: string | Uint8Array,
  type = 'text/html',
): void {
  response
    .writeHead(status, { 'content-type': `${type};charset=utf-8`, 'cache-control': 'no-store' })
    .end(content);
}
