import type { SidebarItem } from '../graph/types.ts';
import { FROM_SERVICE, ICON_TAG, type IconSets } from '../icons/types.ts';
import type { InlineParts } from './csp.ts';

export interface IconUse {
  html: string;
  /** Entries of a large sidebar that the page fetches later. */
  laterItems?: readonly SidebarItem[];
  icons?: IconSets;
}

/** Whether readers of a page will ask the icon service. */
export function asksForIcons({ html, laterItems = [], icons }: IconUse): boolean {
  if (html.includes(`<${ICON_TAG} `)) return true;
  const fromService = ({ icon, items = [] }: SidebarItem): boolean =>
    (icon !== undefined && icons?.find(icon) === FROM_SERVICE) || items.some(fromService);
  return laterItems.some(fromService);
}

/** What a page needs to be allowed for its icons: the hosts of the service, and nothing beside the path they are given with. */
export function withIconHosts(inline: InlineParts, hosts: readonly string[]): InlineParts {
  const sources = hosts.map((host) => host.replace(/(:\/\/[^/]+\/.*?)\/*$/, '$1/'));
  const all = [...(inline.sources['connect-src'] ?? []), ...sources];
  return { ...inline, sources: { ...inline.sources, 'connect-src': [...new Set(all)].sort() } };
}
