import { preview } from '../text/preview.ts';

/**
 * Whether a link leads out of the site's pages: a protocol, `_blank`, or a file that is no page.
 * @example
 * ```ts
 * import { isExternal } from 'bifolio/client';
 *
 * isExternal('https://example.org/'); // true
 * isExternal('/guide/'); // false
 * ```
 */
export function isExternal(href: string, target?: string): boolean {
  return hasProtocol(href) || target === '_blank' || isAsset(splitHref(href).path);
}

const PROTOCOL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Whether an address names its own protocol or host: `https:`, `mailto:`, `//host`. */
export function hasProtocol(href: string): boolean {
  return PROTOCOL.test(href);
}

/** Whether an address runs script or holds a document of its own, as no link of a page may: markdown-it refuses the same. */
export function isUnsafe(href: string): boolean {
  return /^(?:javascript|vbscript|data|file):/i.test(href.replace(/[\s\p{Cc}]+/gu, ''));
}

/** Why such a link is left out. */
export const unsafeLink = (href: string, owner: string) => ({
  severity: 'error' as const,
  code: 'unsafe-link',
  message: `The ${owner} goes to ${preview(href)}, which can run script.`,
  hint: 'Link to a page, or to a URL that begins with https://, mailto: or the like.',
});

/** Whether a path points to a file whose extension is none of `.html`, `.md`, `.mdx`. `/v1.2` has no extension. */
export function isAsset(path: string): boolean {
  const extension = /\.([a-z][a-z\d]*)$/i.exec(path)?.[1];
  return extension !== undefined && !/^(?:html?|mdx?)$/i.test(extension);
}

/** Whether an address may be one of a page of this site: it names no host, and no file of another kind. */
export function mayBePage(href: string): boolean {
  return href !== '' && !hasProtocol(href) && !isAsset(splitHref(href).path);
}

export interface HrefParts {
  /** What stands before the query and hash; may be empty. */
  path: string;
  /** Query and hash as written, with their marks. */
  suffix: string;
  /** Hash without its mark, decoded; empty when there is none. */
  hash: string;
}

/** Takes an address apart. */
export function splitHref(href: string): HrefParts {
  const end = href.search(/[?#]/);
  if (end < 0) return { path: href, suffix: '', hash: '' };
  const suffix = href.slice(end);
  const hash = suffix.indexOf('#');
  return { path: href.slice(0, end), suffix, hash: hash < 0 ? '' : decodePath(suffix.slice(hash + 1)) };
}

/**
 * An address inside the site with the path the site is served under; other addresses as they are.
 * @example
 * ```ts
 * import { withBase } from 'bifolio/client';
 *
 * withBase('/docs/', '/guide/'); // '/docs/guide/'
 * ```
 */
export function withBase(base: string, link: string): string {
  if (base === '/') return link;
  return link.startsWith('/') && !hasProtocol(link) ? base + link.slice(1) : link;
}

const PLAIN_ROUTE = /^[\w/.~-]*$/;

/** Whether an address is made of what most routes are made of, and needs neither encoding nor decoding. */
export const isPlainRoute = (route: string): boolean => PLAIN_ROUTE.test(route);

/** A route as it stands in an `href`: `/指南/` becomes percent-encoded, `#` and `?` of file names too. */
export function encodeRoute(route: string): string {
  if (isPlainRoute(route)) return route;
  return route
    .toWellFormed()
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/%(?:2C|3A|40|24|26|3D|2B|3B)/g, decodeURIComponent))
    .join('/');
}

/** The readable form of a path; percent signs that encode nothing stay as they are. */
export function decodePath(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
