import type { SidebarItem } from '../graph/types.ts';
import { FROM_SERVICE, ICON_TAG, type IconSets } from '../icons/types.ts';
import type { InlineParts } from './csp.ts';

const PLACES = new RegExp(`<${ICON_TAG} name="([^":]+):`, 'g');

export interface IconUse {
  html: string;
  /** Entries of a large sidebar that the page fetches later. */
  laterItems?: readonly SidebarItem[];
  icons?: IconSets;
}

/** The sets of which readers of a page will ask the icon service for icons. */
export function setsFromService({ html, laterItems = [], icons }: IconUse): string[] {
  const inPage = [...html.matchAll(PLACES)].map(([, set = '']) => set);
  const later = ({ icon = '', items = [] }: SidebarItem): string[] => [
    ...(icons?.find(icon) === FROM_SERVICE ? [icon.slice(0, icon.indexOf(':'))] : []),
    ...items.flatMap(later),
  ];
  return [...new Set([...inPage, ...laterItems.flatMap(later)])];
}

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
