import type { Page } from '../contracts/page.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { LEAD_ON, type LeadOnFacts } from './lead-on.ts';
import { normalizePagePath } from './page-path.ts';
import { fileRoute, type RouteLocale } from './page-route.ts';
import { decodePath, encodeRoute, hasProtocol, splitHref, withBase } from './url.ts';

/** A path of the site without its base, decoded, and where it leads: a route, or an address as the config has it. */
export interface Redirect {
  from: string;
  to: string;
  /** Whether the config asks for it; else it is the address that a page had elsewhere. */
  written: boolean;
}

export interface RedirectInput {
  pages: readonly Page[];
  locales: readonly RouteLocale[];
  /** `redirects` of the config. */
  redirects: Readonly<Record<string, string>>;
}

/**
 * All redirects of a site: those of the config first, then the address that each page has by its file, if no page and no config
 * entry claims it: its old `.html` path, or its folder's, and the first page of a list by its number. A redirect never takes the address of a page; see `redirectProblems`.
 */
export function createRedirects({ pages, locales, redirects }: RedirectInput): Redirect[] {
  const routes = new Set(pages.map(({ route }) => route));
  const written = Object.entries(redirects).map(([from, to]) => ({
    from: decodePath(from),
    to,
    written: true,
  }));
  const chosen = written.filter(({ from }) => !routes.has(from));
  const taken = new Set([...routes, ...written.map(({ from }) => from)]);
  const old = pages.flatMap((page) => {
    const locale = locales.find(({ path }) => path === page.locale);
    if (!locale || !page.file || page.fallback) return [];
    const own = fileRoute(page.file, locale);
    // Static hosts find the `index.html` of a folder by themselves.
    const from = isFolderIndex(page.file) ? own : own.replace(/\/$/, '.html');
    return taken.has(from) ? [] : { from, to: page.route, written: false };
  });
  const firstPages = pages
    .filter(hasNumbers)
    .map(({ route }) => ({ from: `${route}page/1/`, to: route, written: false }));
  return [...chosen, ...old, ...firstPages.filter(({ from }) => !taken.has(from))];
}

/** Lists whose other pages have a number in their address, and every list of all posts, since it may grow. */
const hasNumbers = ({ list }: Page) => list?.page === 1 && (list.pages > 1 || list.kind === 'posts');

const isFolderIndex = (file: string) => /(?:^|\/)(?:readme|index)\.mdx?$/i.test(file);

/** Lines for hosts that read a `_redirects` file (Netlify, Cloudflare Pages). */
export function redirectsFile(redirects: readonly Redirect[], base: string): string {
  return redirects
    .map(({ from, to }) => `${redirectHref(from, base)} ${redirectHref(to, base)} 301\n`)
    .join('');
}

/** Old addresses with the new ones, both as they stand in an `href`, that no rule leads to: `/a.html` of `/a/` is none. */
export function movedAddresses(
  redirects: readonly Redirect[],
  base: string,
): Readonly<Record<string, string>> {
  const moved = redirects.filter(({ from, to }) => normalizePagePath(from) !== to);
  return Object.fromEntries(moved.map(({ from, to }) => [from, redirectHref(to, base)]));
}

export interface RedirectPageOptions {
  base: string;
  /** For the canonical link, without a final slash. */
  hostname?: string;
  /** Address of the script that keeps query and hash. */
  leadOn: string;
}

/** A small HTML page that leads on, for hosts that know no redirects. Without script, query and hash are lost. */
export function redirectPage(
  { to }: Pick<Redirect, 'to'>,
  { base, hostname = '', leadOn }: RedirectPageOptions,
): string {
  const target = redirectHref(to, base);
  const facts: LeadOnFacts = { to: target };
  const canonical = escapeHtml(hasProtocol(target) ? target : hostname + target);
  const link = escapeHtml(target);
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    `<title>${link}</title>`,
    `<link rel="canonical" href="${canonical}">`,
    '<meta name="robots" content="noindex">',
    `<noscript><meta http-equiv="refresh" content="0; url=${link}"></noscript>`,
    `<script type="module" src="${escapeHtml(leadOn)}" ${LEAD_ON}="${escapeHtml(JSON.stringify(facts))}"></script>`,
    `<a href="${link}">${link}</a>`,
    '',
  ].join('\n');
}

/** Where a redirect leads, as it stands in an `href`. */
export function redirectHref(path: string, base: string): string {
  if (hasProtocol(path)) return path;
  const { path: route, suffix } = splitHref(path);
  return withBase(base, encodeRoute(decodePath(route))) + suffix;
}
