import type { PageGraph, SiteVersion, VersionLink } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import { isNotFoundRoute } from '../../core/routing/page-route.ts';
import { encodeRoute, withBase } from '../../core/routing/url.ts';

/**
 * A page in every version of the site, the present one first; `undefined` where there is but one. From what is not found, links lead to where
 * the language begins.
 */
export function pageVersions(
  { versions }: Pick<PageGraph, 'versions'>,
  { route, locale }: Pick<Page, 'route' | 'locale'>,
): VersionLink[] | undefined {
  return versions?.all.map((version, index) => {
    const isOwn = index === versions.own;
    const same = isNotFoundRoute(route) ? undefined : isOwn ? route : sameRoute(version, route);
    const { label, base, state } = version;
    return {
      label,
      href: withBase(base, encodeRoute(same ?? nearestRoute(version, route, locale))),
      ...(state && { state }),
      exists: same !== undefined,
      isOwn,
    };
  });
}

function sameRoute({ routes, redirects }: SiteVersion, route: string): string | undefined {
  const moved = redirects.get(route) ?? '';
  return [route, moved].find((one) => routes.has(one));
}

/** The page of the nearest folder above, else the start of the language, else that of the version. */
function nearestRoute(version: SiteVersion, route: string, locale: string): string {
  const above = route.replace(/[^/]+\/?$/, '');
  if (above.length > locale.length && above !== route)
    return version.routes.has(above) ? above : nearestRoute(version, above, locale);
  return version.routes.has(locale) ? locale : '/';
}
