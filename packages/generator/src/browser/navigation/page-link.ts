import { isAsset } from '../../core/routing/url.ts';

/**
 * Whether an address is a page of this site: same origin, below the base, and not a file of another kind, such as a page as
 * Markdown. `base` is a path with a slash at both ends.
 */
export function isPageUrl({ origin, pathname }: URL, base: string): boolean {
  return (
    origin === location.origin &&
    pathname.startsWith(base) &&
    !isAsset(pathname) &&
    !/\.mdx?$/i.test(pathname)
  );
}

/** The page an address shows, without the place in it. */
export function pageAddress(url: URL): string {
  return url.pathname + url.search;
}

/** Whether two addresses differ in their query at most. */
export const samePath = (one: string, other: string): boolean => one.split('?')[0] === other.split('?')[0];
