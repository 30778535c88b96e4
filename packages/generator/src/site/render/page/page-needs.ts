import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import { mergeNeeds, mergeSources, noNeeds } from '../../../core/needs/merge-needs.ts';
import { sheetSources } from '../../../core/needs/sheet-sources.ts';
import type { Needs } from '../../../core/needs/types.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { iconHosts, setsOfItems } from '../../icons/icon-needs.ts';
import type { Renderer } from '../renderer-contract.ts';

/** The needs of a whole page, from those of its parts: with the icons of a sidebar that comes later, the hosts of the icon service, and those that the author's style sheets name. */
export type PageNeeds = (needs: Needs, context: PageContext) => Needs;

/** `fragments` are the sidebars that pages fetch when they are opened, by id. */
export function createPageNeeds(
  { icons: { service }, root, styles }: Pick<LoadedConfig, 'icons' | 'root' | 'styles'>,
  graph: PageGraph,
  { icons }: Renderer,
  fragments: ReadonlyMap<string, string>,
): PageNeeds {
  const setsBySidebar = new Map(
    graph.sidebars
      .filter(({ id }) => fragments.has(id))
      .map(({ id, items }) => [id, setsOfItems(items, icons)]),
  );
  const ofSheets = mergeSources(styles.map((path) => sheetSources(textOf(join(root, path)))));
  return (needs, { navigation, sidebarFragment }) => {
    const later = (sidebarFragment && navigation.sidebar && setsBySidebar.get(navigation.sidebar.id)) || [];
    const all = mergeNeeds([needs, { ...noNeeds, iconSets: later }]);
    const hosts = (all.iconSets.length > 0 && service) || [];
    const sources = mergeSources([ofSheets, iconHosts(hosts)]);
    return mergeNeeds([all, { ...noNeeds, sources }]);
  };
}

/** One that was deleted while the site is served is told where the config names it. */
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
