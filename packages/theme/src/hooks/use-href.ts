import { usePage, withBase } from 'bifolio/client';

/**
 * Turns a route (`/guide/`) into an address under the site's base, and that of a picture into the one that readers get it from;
 * every other address stays as it is. Spaces, which file names may have, are encoded.
 */
export function useHref(): (link: string) => string {
  const { site, replaceAsset = (address) => address } = usePage();
  return (link) => replaceAsset(withBase(site.base, link)).replaceAll(' ', '%20');
}
