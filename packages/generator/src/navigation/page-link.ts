/**
 * Whether an address is a page of this site: same origin, below the base, and no file other than HTML. `base` is a
 * path with a slash at both ends.
 */
export function isPageUrl(url: URL, base: string): boolean {
  if (url.origin !== location.origin || !url.pathname.startsWith(base)) return false;
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return !file.includes('.') || /\.html?$/.test(file);
}

/** The page an address shows, without the place in it. */
export function pageAddress(url: URL): string {
  return url.pathname + url.search;
}
