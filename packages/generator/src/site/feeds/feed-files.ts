import { textOfOptions } from '../../core/cache/text-of-options.ts';
import type { PostCollection } from '../../core/contracts/collections.ts';
import { FEED_TYPES, type FeedSettings, feedRoute, newestPosts } from '../../core/contracts/feeds.ts';
import type { FilePages, GeneratedFile, ScannedSite } from '../../core/contracts/generated.ts';
import { encodeRoute, withBase } from '../../core/routing/url.ts';
import type { FeedEntry } from './feed-entries.ts';

/** A feed. */
interface FeedFile extends GeneratedFile {
  text(pages: FilePages): Promise<string>;
}

/**
 * The feeds of a collection, made of the faces of its newest posts. None without `hostname`: feeds need whole addresses.
 * @example
 * ```ts
 * import { feedFiles, type Generated, type ScannedSite } from 'bifolio';
 *
 * export const feedsOf = (site: ScannedSite): Generated => ({
 *   files: site.collections.flatMap((collection) =>
 *     collection.type === 'post'
 *       ? feedFiles(site, collection, {
 *           formats: ['rss'],
 *           limit: 20,
 *           content: 'excerpt',
 *           coverOf: () => undefined,
 *           excerptOf: () => undefined,
 *         })
 *       : [],
 *   ),
 * });
 * ```
 */
export function feedFiles(
  site: Pick<ScannedSite, 'base' | 'hostname' | 'locales'>,
  collection: PostCollection,
  settings: FeedSettings,
): FeedFile[] {
  const { hostname, base } = site;
  const locale = site.locales.find(({ path }) => path === collection.locale);
  if (!hostname || !locale) return [];
  const addressOf = (route: string) => `${hostname}${withBase(base, encodeRoute(route))}`;
  /** All formats that are written together tell the same. */
  const written = new WeakMap<FilePages, Promise<FeedEntry[]>>();

  async function makeEntries(pages: FilePages): Promise<FeedEntry[]> {
    const { feedEntries } = await import('./feed-entries.ts'); // A library that sites without feeds do without.
    return feedEntries(pages, { posts: collection.posts, settings, base, addressOf });
  }

  return settings.formats.map((format) => ({
    path: feedRoute(collection, format).slice(1),
    type: FEED_TYPES[format],
    key: ({ hash }) =>
      textOfOptions([
        ...[hostname, base, locale, settings, collection.title, collection.routes, collection.linkPrefix],
        ...newestPosts(collection.posts, settings).map((post) => [post, hash(post.route)]),
      ]),
    async text(pages) {
      const making = written.get(pages) ?? makeEntries(pages);
      written.set(pages, making);
      const { writeFeed } = await import('./write-feed.ts'); // Another one.
      const { author } = settings;
      return writeFeed(await making, { format, author, locale, collection, addressOf });
    },
  }));
}
