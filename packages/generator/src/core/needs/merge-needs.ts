import type { Needs, Sources } from './types.ts';

/** The needs of what has none. */
export const noNeeds: Needs = { sources: {}, iconSets: [], eagerIslands: [] };

/** The needs of several pieces of HTML, each once. */
export function mergeNeeds(all: readonly Needs[]): Needs {
  const some = all.filter((needs) => !isEmpty(needs));
  if (some.length === 0) return noNeeds;
  return {
    sources: mergeSources(some.map(({ sources }) => sources)),
    iconSets: unique(some.flatMap(({ iconSets }) => iconSets)),
    eagerIslands: unique(some.flatMap(({ eagerIslands }) => eagerIslands)),
  };
}

const isEmpty = ({ sources, iconSets, eagerIslands }: Needs) =>
  iconSets.length === 0 && eagerIslands.length === 0 && Object.keys(sources).length === 0;

/** Sources of several places, sorted, so that the same needs make the same policy. */
export function mergeSources(all: readonly Sources[]): Sources {
  const merged = new Map<string, Set<string>>();
  for (const [directive, sources] of all.flatMap((one) => Object.entries(one)))
    merged.set(directive, new Set([...(merged.get(directive) ?? []), ...sources]));
  return Object.fromEntries(
    [...merged].sort(byName).map(([directive, sources]) => [directive, [...sources].sort()]),
  );
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

const unique = (names: readonly string[]) => [...new Set(names)];
