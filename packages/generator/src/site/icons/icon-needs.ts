import { FROM_SERVICE, type IconSets, setOf } from '../../core/contracts/icons.ts';
import type { SidebarItem } from '../../core/contracts/navigation.ts';
import type { Sources } from '../../core/needs/types.ts';

/** The sets of which entries of navigation will ask the icon service for icons. */
export function setsOfItems(items: readonly SidebarItem[], icons: IconSets | undefined): string[] {
  const setsIn = ({ icon = '', items = [] }: SidebarItem): string[] => [
    ...(icons?.find(icon) === FROM_SERVICE ? [setOf(icon)] : []),
    ...items.flatMap(setsIn),
  ];
  return [...new Set(items.flatMap(setsIn))];
}

/** What a page has to allow for icons of the service: its hosts, with no other path than they are given with. */
export function iconHosts(hosts: readonly string[]): Sources {
  const sources = hosts.map((host) => {
    const { origin, pathname } = new URL(host);
    return pathname === '/' ? origin : `${host}/`;
  });
  return sources.length > 0 ? { 'connect-src': sources } : {};
}
