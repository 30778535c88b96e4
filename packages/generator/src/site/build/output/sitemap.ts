import type { Page } from '../../../core/contracts/page.ts';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import { isNotFoundRoute } from '../../../core/routing/page-route.ts';
import { encodeRoute, withBase } from '../../../core/routing/url.ts';
import { pageAlternates } from '../../graph/navigation.ts';
import type { Site } from '../../read/read-site.ts';
import { lastChange } from '../last-change.ts';

type SitemapSite = Pick<Site, 'graph'> & { config: Pick<Site['config'], 'hostname' | 'base'> };

/** How much a file of a sitemap may hold: https://www.sitemaps.org/protocol.html#index. */
const LIMITS = { pages: 50_000, bytes: 50 * 1024 ** 2 };

/**
 * `sitemap.xml` with translations and last changes; of large sites it names the files that hold them. The 404 pages, locked pages
 * and pages with `sitemap: false` are left out; no file when all are.
 */
export function sitemapFiles(site: SitemapSite, limits = LIMITS): [name: string, text: string][] {
  const parts = partsOf(site, limits).map(
    (entries) => `${PROLOG}<urlset ${NAMESPACE} ${TRANSLATIONS}>\n${entries.join('')}</urlset>\n`,
  );
  const [first, second] = parts;
  if (first === undefined) return [];
  if (second === undefined) return [['sitemap.xml', first]];
  const files = parts.map((text, at): [string, string] => [`sitemap-${at + 1}.xml`, text]);
  const address = (name: string) => escapeHtml(site.config.hostname + withBase(site.config.base, `/${name}`));
  const entries = files.map(([name]) => `<sitemap><loc>${address(name)}</loc></sitemap>\n`).join('');
  return [['sitemap.xml', `${PROLOG}<sitemapindex ${NAMESPACE}>\n${entries}</sitemapindex>\n`], ...files];
}

/** https://www.sitemaps.org/protocol.html, with translations as search engines read them. */
const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const TRANSLATIONS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Entries of pages by the file that they stand in. */
function partsOf(site: SitemapSite, limits: typeof LIMITS): string[][] {
  const { graph } = site;
  const parts: string[][] = [];
  let pagesLeft = 0;
  let bytesLeft = 0;
  for (const page of graph.pages) {
    if (!isListed(page) || graph.locked.has(page.route)) continue;
    const entry = `${entryOf(site, page)}\n`;
    const bytes = Buffer.byteLength(entry);
    if (pagesLeft < 1 || bytesLeft < bytes) {
      parts.push([]);
      pagesLeft = limits.pages;
      bytesLeft = limits.bytes - FRAME_BYTES;
    }
    parts.at(-1)?.push(entry);
    pagesLeft -= 1;
    bytesLeft -= bytes;
  }
  return parts;
}

/** More than stands around the entries. */
const FRAME_BYTES = 500;

const isListed = ({ route, fallback, frontmatter }: Page) =>
  !isNotFoundRoute(route) && !fallback && frontmatter.sitemap !== false;

function entryOf({ graph, config }: SitemapSite, page: Page): string {
  const address = (route: string) =>
    escapeHtml(`${config.hostname}${withBase(config.base, encodeRoute(route))}`);
  const translations = pageAlternates(graph, page).filter(({ exists }) => exists);
  const updatedTime = lastChange(graph, page);
  return [
    `<url><loc>${address(page.route)}</loc>`,
    updatedTime === undefined ? '' : `<lastmod>${new Date(updatedTime).toISOString()}</lastmod>`,
    ...(translations.length > 1
      ? translations.map(
          ({ lang, link }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(link)}"/>`,
        )
      : []),
    '</url>',
  ].join('');
}
