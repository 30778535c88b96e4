import { isAsset } from '../../core/routing/url.ts';

/**
 * Whether an address is a page of this site: same origin, below the base, and not a file with another extension. `base` is a
 * path with a slash at both ends.
 */
export function isPageUrl(url: URL, base: string): boolean {
  return url.origin === location.origin && url.pathname.startsWith(base) && !isAsset(url.pathname);
}

/** The page an address shows, without the place in it. */
export function pageAddress(url: URL): string {
  return url.pathname + url.search;
}

/** Whether two addresses differ in their query at most. */
export const samePath = (one: string, other: string): boolean => one.split('?')[0] === other.split('?')[0];
