import { onceOf } from '../../../core/cache/once-of.ts';
import type { Collection } from '../../../core/contracts/collections.ts';
import { findTag } from '../../../core/contracts/find-tag.ts';
import type { PageGraph, PageNavigation, Sidebar, SidebarItem } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Answers } from '../../../core/ledger/answers.ts';
import type { Asker } from '../../../core/ledger/facts.ts';
import { shortHash } from '../../../core/ledger/hash.ts';
import { findPost } from '../../collections/find-post.ts';
import { isLarge } from '../../collections/lists/list-pages.ts';
import { pageNavigation } from '../../graph/navigation.ts';
import { pageCollection } from '../../graph/page-collection.ts';
import { pageListData } from '../../graph/page-list.ts';
import type { LeadOn } from '../content/lead-on.ts';

/** Where the data of pages comes from. */
export interface PageDataSource {
  /** What a generated page has made for its layout. */
  dataOf(page: Page): unknown;
  leadOnOf(page: Page): LeadOn | undefined;
}

/** What a page's layout gets besides its content. */
export const layoutData = (
  graph: PageGraph,
  page: Page,
  { dataOf }: Pick<PageDataSource, 'dataOf'>,
): unknown => pageListData(graph, page) ?? (page.kind === 'generated' ? dataOf(page) : undefined);

/** Answers what a page asks about itself and what is around it. */
export function pageAnswers(
  graph: PageGraph,
  from: PageDataSource,
): Pick<Answers, 'source' | 'around' | 'collections' | 'data' | 'history'> {
  const ofPage =
    (answer: (page: Page, of: string) => unknown) =>
    (of: string, { route }: Asker): string => {
      const page = graph.pages[graph.routes.get(route) ?? -1];
      return page ? shortHash(answer(page, of) ?? null) : '';
    };
  return {
    source: ofPage((page) => [page, graph.locked.has(page.route), graph.behind?.get(page.route)]),
    around: ofPage((page, part) =>
      partText(graph, pageNavigation(graph, page), part as keyof PageNavigation | ''),
    ),
    collections: ofPage((page) => [shownOfCollection(graph, page), collectionTexts(graph)]),
    data: ofPage((page) => [layoutData(graph, page, from), from.leadOnOf(page)?.facts]),
    history: (_, { file }) => shortHash(graph.git.get(file) ?? null),
  };
}

function partText(graph: PageGraph, navigation: PageNavigation, part: keyof PageNavigation | ''): unknown {
  const { navbar, sidebar } = navigation;
  switch (part) {
    case '':
      return partsOf(navigation).map((name) => [name, partText(graph, navigation, name)]);
    case 'navbar':
      return hashOfShared(navbar);
    case 'sidebar':
      return (
        sidebar && [sidebar.id, sidebar.path, sidebar.levels, entriesText(sidebar.items), iconSets(graph)]
      );
    default:
      return navigation[part];
  }
}

const partsOf = (navigation: PageNavigation) => Object.keys(navigation) as (keyof PageNavigation)[];

/** Of what many pages share. */
const hashOfShared = onceOf(shortHash);

/** A page needs the icons of a sidebar that it fetches later. */
const iconSets = onceOf(({ sidebars }: PageGraph) =>
  [...new Set(sidebars.flatMap(({ items }: Sidebar) => iconSetsOf(items)))].sort(),
);

const iconSetsOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({ icon, items: below }) => [
    ...(icon?.includes(':') ? [icon.slice(0, icon.indexOf(':'))] : []),
    ...(below ? iconSetsOf(below) : []),
  ]);

/** Entries are shared by many pages, so each is read once. Groups around the page are made for it alone. */
const entriesText = (items: readonly SidebarItem[]): string =>
  Object.isFrozen(items) ? sharedEntriesText(items) : items.map(entryText).join();
const sharedEntriesText = onceOf((items: readonly SidebarItem[]) => items.map(entryText).join());

const entryText = (item: SidebarItem): string =>
  Object.isFrozen(item) ? sharedEntryText(item) : textOfEntry(item);
const textOfEntry = ({ items, ...own }: SidebarItem): string => shortHash([own, items && entriesText(items)]);
const sharedEntryText = onceOf(textOfEntry);

/** All that is said of collections but their posts, which lists show. */
const collectionTexts = onceOf(({ collections }: PageGraph) => shortHash(collections.map(withoutPosts)));

function withoutPosts(collection: Collection): Partial<Collection> {
  if (collection.type === 'doc') return collection;
  const { posts: _, tags: __, counts: ___, ...rest } = collection;
  return rest;
}

/** What a page shows of its collection: numbers on a list, on a post where its tags lead and its categories. */
function shownOfCollection(graph: PageGraph, page: Page): unknown[] {
  const collection = pageCollection(graph, page);
  if (collection?.type !== 'post') return [];
  if (page.list) return [collection.counts];
  const { tags } = page.frontmatter;
  const routes = Array.isArray(tags) ? tags.map((name) => findTag(collection.tags, String(name))?.route) : [];
  return [routes, findPost(collection, page.route)?.categories, isLarge(collection)];
}
