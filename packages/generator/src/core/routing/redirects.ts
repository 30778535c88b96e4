import type { Page } from '../contracts/page.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { LEAD_ON, type LeadOnFacts } from './lead-on.ts';
import { normalizePagePath } from './page-path.ts';
import { fileRoute, type RouteLocale } from './page-route.ts';
import { decodePath, encodeRoute, hasProtocol, isPlainRoute, splitHref, withBase } from './url.ts';

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
export const createRedirects = (input: RedirectInput): Redirect[] => [...eachRedirect(input)];

/** The same one after the other, for who keeps few of them: there is one for each page. */
export function* eachRedirect({ pages, locales, redirects }: RedirectInput): Generator<Redirect> {
  const taken = new Set(pages.map(({ route }) => route));
  const written = Object.entries(redirects).map(([from, to]) => ({ from: decodePath(from), to }));
  yield* written.filter(({ from }) => !taken.has(from)).map((one) => ({ ...one, written: true }));
  for (const { from } of written) taken.add(from);
  for (const page of pages) {
    const locale = locales.find(({ path }) => path === page.locale);
    if (!locale || !page.file || page.fallback) continue;
    const own = fileRoute(page.file, locale);
    // Static hosts find the `index.html` of a folder by themselves.
    const from = isFolderIndex(page.file) ? own : htmlPath(own);
    if (!taken.has(from)) yield { from, to: page.route, written: false };
  }
  for (const { route } of pages.filter(hasNumbers)) {
    const from = `${route}page/1/`;
    if (!taken.has(from)) yield { from, to: route, written: false };
  }
}

/** Lists whose other pages have a number in their address, and every list of all posts, since it may grow. */
const hasNumbers = ({ list }: Page) => list?.page === 1 && (list.pages > 1 || list.kind === 'posts');

const htmlPath = (route: string) => (route.endsWith('/') ? `${route.slice(0, -1)}.html` : route);

const isFolderIndex = (file: string) => /(?:^|\/)(?:readme|index)\.mdx?$/i.test(file);

/** Lines for hosts that read a `_redirects` file (Netlify, Cloudflare Pages), made with little garbage: there is one for each page. */
export function redirectsFile(redirects: Iterable<Redirect>, base: string): string {
  const parts: string[] = [];
  for (const { from, to } of redirects)
    parts.push(redirectHref(from, base), ' ', redirectHref(to, base), ' 301\n');
  return parts.join('');
}

/** Old addresses with the new ones, both as they stand in an `href`, that no rule leads to: `/a.html` of `/a/` is none. */
export function movedAddresses(
  redirects: Iterable<Redirect>,
  base: string,
): Readonly<Record<string, string>> {
  const moved: [from: string, to: string][] = [];
  for (const { from, to } of redirects)
    if (from !== htmlPath(to) && normalizePagePath(from) !== to) moved.push([from, redirectHref(to, base)]);
  return Object.fromEntries(moved);
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
  if (isPlainRoute(path)) return withBase(base, path);
  const { path: route, suffix } = splitHref(path);
  return withBase(base, encodeRoute(decodePath(route))) + suffix;
}
