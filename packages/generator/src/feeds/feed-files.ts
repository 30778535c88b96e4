import type { Post, PostCollection } from '../collections/types.ts';
import type { Face } from '../faces/types.ts';
import type { GeneratedFile, ScannedSite } from '../generated/types.ts';

/** Formats of feeds, with the media types that readers know them by. */
export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;

export type FeedFormat = keyof typeof FEED_TYPES;

const FILE_NAMES: Readonly<Record<FeedFormat, string>> = {
  rss: 'rss.xml',
  atom: 'atom.xml',
  json: 'feed.json',
};

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

/** A post of a feed, with its whole text where the feed has it. */
export interface FeedEntry {
  post: Post;
  face?: Face;
  article?: string;
}

/** Address of a collection's feed without the site's base. */
export const feedRoute = ({ routes, linkPrefix }: PostCollection, format: FeedFormat): string =>
  `${routes.posts ?? linkPrefix}${FILE_NAMES[format]}`;

/** The feeds of a collection, made of the faces of its newest posts. None without `hostname`: feeds need whole addresses. */
export function feedFiles(
  site: Pick<ScannedSite, 'base' | 'hostname' | 'locales'>,
  collection: PostCollection,
  settings: FeedSettings,
): GeneratedFile[] {
  const { hostname, base } = site;
  const locale = site.locales.find(({ path }) => path === collection.locale);
  if (!hostname || !locale) return [];
  const articleOf = onceForEach<Promise<string | undefined>>();
  return settings.formats.map((format) => ({
    path: feedRoute(collection, format).slice(1),
    type: FEED_TYPES[format],
    async text({ face, article }) {
      const newest = [...collection.posts]
        .sort((a, b) => b.createTime - a.createTime)
        .slice(0, settings.limit);
      const entries: FeedEntry[] = [];
      for (const post of newest) {
        const isWhole = settings.content === 'full';
        const html = isWhole ? await articleOf(post.route, () => article(post.route)) : undefined;
        entries.push({ post, face: await face(post.route), article: html });
      }
      const { writeFeed } = await import('./write-feed.ts'); // Two libraries that sites without feeds do without.
      return writeFeed({ origin: hostname, base, locale, collection, format, settings, entries });
    },
  }));
}

/** All formats of a feed tell the same posts. */
function onceForEach<T>() {
  const known = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}
