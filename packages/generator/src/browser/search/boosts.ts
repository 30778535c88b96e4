/** A factor, and the numbers of the pages that it counts for as differences. */
export type Boost = [factor: number, ...pages: number[]];

/** The factors of the pages with these routes, by the longest of the given paths that a route begins with. */
export function boostsOf(routes: readonly string[], factors: Readonly<Record<string, number>>): Boost[] {
  const paths = Object.keys(factors).sort((a, b) => b.length - a.length);
  const boosts = new Map<number, { last: number; boost: Boost }>();
  for (const [page, route] of routes.entries()) {
    const factor = factors[paths.find((path) => route.startsWith(path)) ?? ''];
    if (factor === undefined || factor === 1) continue;
    const known = boosts.get(factor) ?? { last: 0, boost: [factor] };
    known.boost.push(page - known.last);
    boosts.set(factor, { ...known, last: page });
  }
  return [...boosts.values()].map(({ boost }) => boost);
}

/** Factor by number of page; those that are not there count once. */
export function readBoosts(boosts: readonly Boost[]): ReadonlyMap<number, number> {
  return new Map(
    boosts.flatMap(([factor, ...steps]) => {
      let page = 0;
      return steps.map((step) => {
        page += step;
        return [page, factor] as const;
      });
    }),
  );
}
