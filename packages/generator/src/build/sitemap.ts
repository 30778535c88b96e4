import type { Page } from '../content/page.ts';
import { pageAlternates } from '../graph/navigation.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { isNotFoundRoute } from '../routing/page-route.ts';
import { encodeRoute, withBase } from '../routing/url.ts';
import type { Site } from '../site/read-site.ts';
import { lastChange } from './last-change.ts';

type SitemapSite = Pick<Site, 'graph'> & { config: Pick<Site['config'], 'hostname' | 'base'> };

/** `sitemap.xml` with translations and last changes. The 404 pages, locked pages and pages with `sitemap: false` are left out; empty when all are. */
export function sitemapXml(site: SitemapSite): string {
  const { graph } = site;
  const pages = graph.pages.filter((page) => isListed(page) && !graph.locked.has(page.route));
  if (pages.length === 0) return '';
  const entries = pages.map((page) => `${entryOf(site, page)}\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${ROOT}\n${entries}</urlset>\n`;
}

/** https://www.sitemaps.org/protocol.html, with translations as search engines read them. */
const ROOT =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

const isListed = (page: Page) => !isNotFoundRoute(page.route) && page.frontmatter.sitemap !== false;

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
