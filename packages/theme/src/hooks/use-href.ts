import { usePage, withBase } from 'bifolio/client';

/** Turns a route (`/guide/`) into an address under the site's base; every other address stays as it is. */
export function useHref(): (link: string) => string {
  const { base } = usePage().site;
  return (link) => withBase(base, link);
}
