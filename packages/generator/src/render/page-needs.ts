import type { LoadedConfig } from '../config/load.ts';
import type { PageGraph } from '../graph/types.ts';
import { iconHosts, setsOfItems } from '../needs/icon-needs.ts';
import { mergeNeeds, noNeeds } from '../needs/merge-needs.ts';
import type { Needs } from '../needs/types.ts';
import type { PageContext } from '../theme-contract.ts';
import type { Renderer } from './renderer-contract.ts';

/** The needs of a whole page, from those of its parts: with the icons of a sidebar that comes later, and the hosts of the icon service. */
export type PageNeeds = (needs: Needs, context: PageContext) => Needs;

/** `fragments` are the sidebars that pages fetch when they are opened, by id. */
export function createPageNeeds(
  { icons: { service } }: LoadedConfig,
  graph: PageGraph,
  { icons }: Renderer,
  fragments: ReadonlyMap<string, string>,
): PageNeeds {
  const setsBySidebar = new Map(
    graph.sidebars
      .filter(({ id }) => fragments.has(id))
      .map(({ id, items }) => [id, setsOfItems(items, icons)]),
  );
  return (needs, { navigation, sidebarFragment }) => {
    const later = (sidebarFragment && navigation.sidebar && setsBySidebar.get(navigation.sidebar.id)) || [];
    const all = mergeNeeds([needs, { ...noNeeds, iconSets: later }]);
    const hosts = (all.iconSets.length > 0 && service) || [];
    return mergeNeeds([all, { ...noNeeds, sources: iconHosts(hosts) }]);
  };
}
