import { posix } from 'node:path';
import type { SiteIndex } from '../form/mover.ts';

/** Starlight shows a page that a language lacks in the language at the root: such URLs lead there. */
export function fallbacks(
  { pages, byAddress }: SiteIndex,
  languages: ReadonlyMap<string, unknown>,
): Record<string, string> {
  const others = [...languages.keys()].filter(Boolean);
  if (!languages.has('')) return {};
  const own = pages.filter(({ address, state }) => !state && !others.includes(address.split('/')[1] ?? ''));
  return Object.fromEntries(
    others.flatMap((name) =>
      own
        .map(({ address }) => [posix.join('/', name, address), address] as const)
        .filter(([from]) => !byAddress(from)),
    ),
  );
}
