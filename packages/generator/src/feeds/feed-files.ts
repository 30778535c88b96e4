import type { PostCollection } from '../collections/types.ts';
import type { GeneratedFile, ScannedSite } from '../generated/types.ts';
import { FEED_TYPES, type FeedEntry, type FeedSettings, feedRoute } from './feed-settings.ts';

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
