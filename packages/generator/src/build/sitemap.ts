import { Readable } from 'node:stream';
import type { SitemapItemLoose } from 'sitemap';
import type { Page } from '../content/page.ts';
import { pageAlternates } from '../graph/navigation.ts';
import { isNotFoundRoute } from '../routing/page-route.ts';
import { withBase } from '../routing/url.ts';
import type { Site } from '../site/read-site.ts';
import { lastChange } from './last-change.ts';

/** `sitemap.xml` with translations and last changes. The 404 pages, locked pages and pages with `sitemap: false` are left out; empty when all are. */
export async function sitemapXml(site: Site): Promise<string> {
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const { graph, config } = site;
  const items = graph.pages
    .filter((page) => isListed(page) && !graph.locked.has(page.route))
    .map((page) => sitemapItem(site, page));
  if (items.length === 0) return '';
  const stream = new SitemapStream({
    hostname: config.hostname,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}

const isListed = (page: Page) => !isNotFoundRoute(page.route) && page.frontmatter.sitemap !== false;

function sitemapItem({ graph, config }: Site, page: Page): SitemapItemLoose {
  const address = (route: string) => `${config.hostname}${withBase(config.base, route)}`;
  const translations = pageAlternates(graph, page).filter(({ exists }) => exists);
  const updatedTime = lastChange(graph, page);
  return {
    url: address(page.route),
    lastmod: updatedTime === undefined ? undefined : new Date(updatedTime).toISOString(),
    links:
      translations.length > 1
        ? translations.map(({ lang, link }) => ({ lang, url: address(link) }))
        : undefined,
  };
}
