import type { SidebarItem } from '../graph/types.ts';
import { FROM_SERVICE, ICON_TAG, type IconSets } from '../icons/types.ts';
import type { InlineParts } from './csp.ts';

const PLACES = new RegExp(`<${ICON_TAG} name="([^":]+):`, 'g');

/** The sets of which a page's HTML asks the icon service for icons. */
export const setsInHtml = (html: string): string[] =>
  unique([...html.matchAll(PLACES)].map(([, set = '']) => set));

/** The sets of which entries of navigation will ask the icon service for icons. */
export function setsOfItems(items: readonly SidebarItem[], icons: IconSets | undefined): string[] {
  const setsOf = ({ icon = '', items = [] }: SidebarItem): string[] => [
    ...(icons?.find(icon) === FROM_SERVICE ? [icon.slice(0, icon.indexOf(':'))] : []),
    ...items.flatMap(setsOf),
  ];
  return unique(items.flatMap(setsOf));
}

const unique = (names: readonly string[]) => [...new Set(names)];

/** What a page has to allow for its icons: the hosts of the service, with no other path than they are given with. */
export function withIconHosts(inline: InlineParts, hosts: readonly string[]): InlineParts {
  if (hosts.length === 0) return inline;
  const sources = hosts.map((host) => {
    const { origin, pathname } = new URL(host);
    return pathname === '/' ? origin : `${host}/`;
  });
  const all = [...(inline.sources['connect-src'] ?? []), ...sources];
  return { ...inline, sources: { ...inline.sources, 'connect-src': [...new Set(all)].sort() } };
}
