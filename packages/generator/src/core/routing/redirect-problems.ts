import type { Page } from '../contracts/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { nearest } from '../errors/nearest.ts';
import { normalizePagePath } from './page-path.ts';
import { decodePath, hasProtocol, isAsset, splitHref } from './url.ts';

type Redirects = Readonly<Record<string, string>>;

/** What is wrong with the redirects of the config: they hide a page, lead in a circle or to no page. */
export function redirectProblems(pages: readonly Page[], redirects: Redirects): Problem[] {
  const routes = new Map(pages.map((page) => [page.route, page]));
  const next = new Map(
    Object.entries(redirects).map(([from, to]) => [normalizePagePath(decodePath(from)), to] as const),
  );
  const isPage = (to: string) => hasProtocol(to) || routes.has(pathOf(to));
  return Object.entries(redirects).flatMap(([from, to]): Problem[] => {
    const hidden = routes.get(decodePath(from));
    if (hidden) return [hidingProblem(from, hidden)];
    const circle = circleFrom(from, to, (path) => (isPage(path) ? undefined : next.get(pathOf(path))));
    if (circle) return [circleProblem(circle)];
    if (isPage(to) || next.has(pathOf(to)) || isAsset(splitHref(to).path)) return [];
    return [deadProblem(from, to, nearest(pathOf(to), routes.keys()))];
  });
}

const pathOf = (address: string) => normalizePagePath(decodePath(splitHref(address).path));

/** The way from an address back to itself, if there is one. */
function circleFrom(
  from: string,
  to: string,
  follow: (path: string) => string | undefined,
): string[] | undefined {
  const way = [from, to];
  const seen = new Set([pathOf(from)]);
  for (let at: string | undefined = to; at !== undefined && !hasProtocol(at); at = way.at(-1)) {
    const following = follow(at);
    if (following === undefined) return undefined;
    if (pathOf(at) === pathOf(from)) return way;
    if (seen.has(pathOf(at))) return undefined; // Another circle, which its own addresses tell of.
    seen.add(pathOf(at));
    way.push(following);
  }
  return undefined;
}

const hidingProblem = (from: string, { file, route }: Page): Problem => ({
  severity: 'error',
  code: 'redirect-page',
  written: from,
  message: `The redirect from ${from} would hide the page ${file || route}.`,
  hint: 'Remove the redirect, or move the page.',
});

const circleProblem = (way: readonly string[]): Problem => ({
  severity: 'error',
  code: 'redirect-circle',
  written: way[0],
  message: `The redirect from ${way[0]} leads back to itself: ${way.join(' → ')}.`,
  hint: 'Redirect one of them to a page.',
});

const deadProblem = (from: string, to: string, meant: string | undefined): Problem => ({
  severity: 'warning',
  code: 'dead-redirect',
  written: to,
  message: `Broken redirect from ${from}, no such page: "${to}".`,
  hint: meant && `Did you mean "${meant}"?`,
});
