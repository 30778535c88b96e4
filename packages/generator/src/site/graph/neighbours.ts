import type { Collection, PostCollection } from '../../core/contracts/collections.ts';
import type { LinkTarget, PageGraph, SidebarItem } from '../../core/contracts/navigation.ts';
import type { Page } from '../../core/contracts/page.ts';
import { type EntryContext, findEntry } from './sidebar/find-entry.ts';
import { prune } from './sidebar/prune.ts';
import { type PlacedItem, readSidebarPlace } from './sidebar/sidebar-places.ts';

export interface NeighboursInput {
  pages: readonly Page[];
  places: PageGraph['sidebarPlaces'];
  entries: readonly (readonly PlacedItem[])[];
  collections: readonly Collection[];
  /** For links in the frontmatter of a page. */
  contextOf(page: Page): EntryContext;
  /** Address of the folder of the page's file, where its relative links start. */
  folderOf(page: Page): string;
}

interface Pair {
  prev?: LinkTarget;
  next?: LinkTarget;
}

/** The pages before and after each page: the order of its blog or of its sidebar, unless `prev` or `next` of the frontmatter says otherwise. */
export function pageNeighbours(input: NeighboursInput): PageGraph['neighbours'] {
  const { pages, places, entries, collections } = input;
  const ofPosts = new Map(collections.flatMap((one) => (one.type === 'post' ? neighboursOfPosts(one) : [])));
  const inOrder = entries.map(neighboursInOrder);
  const neighbours = new Map<string, Pair>();
  for (const page of pages) {
    const place = places.get(page.route);
    const found =
      ofPosts.get(page.route) ?? (place && inOrder[readSidebarPlace(place).sidebar]?.get(page.route));
    const prev = override(page, 'prev', found?.prev, input);
    const next = override(page, 'next', found?.next, input);
    if (prev || next) neighbours.set(page.route, prune({ prev, next }));
  }
  return neighbours;
}

function neighboursInOrder(entries: readonly PlacedItem[]): Map<string, Pair> {
  const targets = new Map<string, LinkTarget>();
  for (const { item } of entries) {
    const link = item.link ?? '';
    if (link.startsWith('/') && !targets.has(link)) targets.set(link, toTarget(item, link));
  }
  const list = [...targets.values()];
  return new Map(list.map(({ link }, index) => [link, { prev: list[index - 1], next: list[index + 1] }]));
}

function neighboursOfPosts({ posts }: PostCollection): [route: string, pair: Pair][] {
  const targets = posts.map(({ route, title }) => ({ text: title, link: route }));
  return targets.map(({ link }, at) => [link, { prev: targets[at - 1], next: targets[at + 1] }]);
}

const TARGET_KEYS = new Set(['text', 'link', 'icon']);

/** Most entries have nothing else, and serve as they are: another object for each page would be one too many. */
function toTarget(item: SidebarItem, link: string): LinkTarget {
  const { text, icon } = item;
  return Object.keys(item).every((key) => TARGET_KEYS.has(key))
    ? (item as LinkTarget)
    : prune({ text, link, icon });
}

/** `false` for none, a path for another page, any other text for another label. */
function override(
  page: Page,
  key: 'prev' | 'next',
  found: LinkTarget | undefined,
  { contextOf, folderOf }: NeighboursInput,
): LinkTarget | undefined {
  const written = page.frontmatter[key] as false | string | Partial<LinkTarget> | undefined;
  if (written === false) return undefined;
  if (written === undefined) return found;
  const isPath = typeof written === 'string' && /^\.{0,2}\/|\.mdx?$/.test(written);
  const own = typeof written !== 'string' ? written : isPath ? { link: written } : { text: written };
  if (own.link === undefined) return found && { ...found, ...own };
  const context = contextOf(page);
  const option = typeof written === 'string' ? [key] : [key, 'link'];
  const target = findEntry(own.link, [folderOf(page)], `\`${key}\` of the frontmatter`, {
    ...context,
    report: (problem) => context.report({ ...problem, option }),
  });
  if (!target) return undefined;
  const text = own.text ?? target.page?.title ?? target.link;
  return prune({ text, link: target.link, icon: own.icon ?? target.page?.icon });
}
