import type { Post, PostCollection } from './collections.ts';
import type { Face } from './face.ts';

/**
 * Formats of feeds, with the media types that readers know them by.
 * @example
 * ```ts
 * import { FEED_TYPES } from 'bifolio/client';
 *
 * FEED_TYPES.rss; // 'application/rss+xml'
 * ```
 */
export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;

/** The formats that feeds come in. */
export type FeedFormat = keyof typeof FEED_TYPES;

const FILE_NAMES: Readonly<Record<FeedFormat, string>> = {
  rss: 'rss.xml',
  atom: 'atom.xml',
  json: 'feed.json',
};

/** What the feed of a blog holds. */
export interface FeedSettings {
  formats: readonly FeedFormat[];
  /** Posts in the feed, the newest. */
  limit: number;
  /** Whole posts, or what lists show of them. */
  content: 'full' | 'excerpt';
  /** The cover of a post: an address of the site or another. */
  coverOf(face: Face): string | undefined;
  /** What a list would show of the post instead of its excerpt; `false` for nothing. */
  excerptOf(face: Face): string | boolean | undefined;
  /** Who writes. */
  author?: string;
}

/**
 * Address of a collection's feed without the site's base.
 * @example
 * ```ts
 * import { feedRoute } from 'bifolio/client';
 *
 * feedRoute({ linkPrefix: '/blog/', routes: { posts: '/blog/' } }, 'atom'); // '/blog/atom.xml'
 * ```
 */
export const feedRoute = (
  { routes, linkPrefix }: Pick<PostCollection, 'routes' | 'linkPrefix'>,
  format: FeedFormat,
): string => `${routes.posts ?? linkPrefix}${FILE_NAMES[format]}`;

/** The posts of a feed, the newest first. */
export const newestPosts = (posts: readonly Post[], { limit }: Pick<FeedSettings, 'limit'>): Post[] =>
  [...posts].sort((a, b) => b.createTime - a.createTime).slice(0, limit);
