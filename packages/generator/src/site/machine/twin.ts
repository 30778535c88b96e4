import type { BesidePage, ScannedSite } from '../../core/contracts/generated.ts';
import { decodePath, encodeRoute, hasProtocol, splitHref, withBase } from '../../core/routing/url.ts';
import type { Addresses } from './markdown/addresses.ts';
import { toMarkdown } from './markdown/to-markdown.ts';

type Site = Pick<ScannedSite, 'base' | 'hostname' | 'locales'>;

/** The Markdown version of a page, in the output folder: `/guide/` has `guide/index.md`. */
export const twinPath = (route: string): string => `${route.slice(1)}index.md`;

/** A path of the site as other programs need it. */
export const addressOf = ({ hostname = '', base }: Site, path: string): string =>
  `${hostname}${withBase(base, encodeRoute(path))}`;

/** A page as Markdown: what it is and where, then its text. Links lead to the Markdown of the pages whose routes are `twins`. */
export function twinText(page: BesidePage, site: Site, twins: ReadonlySet<string>): string {
  const { face, lang } = page;
  const { route, locale, title, updatedTime, description } = face;
  const head = [
    ...(title ? [`title: ${JSON.stringify(title)}`] : []),
    `url: ${addressOf(site, route)}`,
    `lang: ${lang}`,
    ...(updatedTime ? [`updated: ${updatedTime.slice(0, 10)}`] : []),
  ];
  const text = toMarkdown(page.html(), twinAddresses(page, site, twins));
  const hasTitle = text.startsWith('# '); // The first block of a home page.
  const parts = [
    `---\n${head.join('\n')}\n---`,
    `> ${addressOf(site, `${locale}llms.txt`)}`,
    ...(title && !hasTitle ? [`# ${title.replace(/\s+/g, ' ')}`] : []),
    text.trimEnd() || description,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function twinAddresses(
  { face: { route }, isListed }: BesidePage,
  site: Site,
  twins: ReadonlySet<string>,
): Addresses {
  const { hostname = '', base } = site;
  const whole = (address: string) => (address.startsWith('/') ? `${hostname}${address}` : address);
  return {
    image: whole,
    link(href) {
      if (href.startsWith('#')) return href;
      if (hasProtocol(href) || !href.startsWith(base)) return whole(href);
      const { path, suffix } = splitHref(href);
      const place = suffix.slice(suffix.search(/#|$/));
      const target = decodePath(`/${path.slice(base.length)}`);
      if (target === route && place) return place;
      const isTwin = target.endsWith('/') && isListed(target) && twins.has(target);
      return isTwin ? `${addressOf(site, `/${twinPath(target)}`)}${place}` : whole(href);
    },
  };
}
