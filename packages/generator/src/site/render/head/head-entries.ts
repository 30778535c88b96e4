import type { HeadEntry } from '../../../core/contracts/extension.ts';
import { withBase } from '../../../core/routing/url.ts';

export type { HeadEntry };

/** What an entry says of the page, where it can be said once only: `description`, `og:title`, `canonical`. */
function headKey([tag, attributes = {}]: HeadEntry): string | undefined {
  if (tag === 'link') return attributes.rel === 'canonical' ? 'canonical' : undefined;
  const key = tag === 'meta' ? (attributes.name ?? attributes.property) : undefined;
  return typeof key === 'string' ? key.toLowerCase() : undefined;
}

/** What the entries say, so that nothing says it a second time. */
export const headKeys = (entries: readonly HeadEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => headKey(entry) ?? []));

/** The entries of the config and those of a page, which win. What else was said of a replaced `og:image` goes with it: `og:image:width`. */
export function mergeHead(site: readonly HeadEntry[], page: readonly HeadEntry[]): readonly HeadEntry[] {
  if (page.length === 0) return site;
  const said = headKeys(page);
  const isSaid = (key = '') => said.has(key) || said.has(/^og:\w+(?=:)/.exec(key)?.[0] ?? '');
  return [...site.filter((entry) => !isSaid(headKey(entry))), ...page];
}

/** With the path of the site before paths such as `/favicon.svg`, unless an author has written it. */
export function headUnder(base: string, entries: readonly HeadEntry[]): readonly HeadEntry[] {
  if (base === '/') return entries;
  const under = (value: string | boolean) =>
    typeof value === 'string' && !value.startsWith(base) ? withBase(base, value) : value;
  return entries.map(([tag, attributes = {}, content]) => {
    const { href, src } = attributes;
    const addresses = {
      ...(href !== undefined && { href: under(href) }),
      ...(src !== undefined && { src: under(src) }),
    };
    return [tag, { ...attributes, ...addresses }, content];
  });
}
