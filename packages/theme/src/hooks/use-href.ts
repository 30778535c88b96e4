import { usePage } from 'bifolio/client';

/** Turns a route (`/guide/`) into an address under the site's base; every other address stays as it is. */
export function useHref(): (link: string) => string {
  const { base } = usePage().site;
  return (link) => (/^\/(?!\/)/.test(link) ? base + link.slice(1) : link);
}
