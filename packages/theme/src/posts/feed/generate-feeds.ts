import { type Face, feedFiles, type Generated, type ScannedSite } from 'bifolio';
import { postLooks } from '../looks.ts';
import { feedFormats } from './feed-formats.ts';

/** Posts in a feed when nothing else is said. */
const LIMIT = 20;

/** The feeds of all blogs of a site. `authorOf` tells who writes in a locale. */
export function generateFeeds(
  site: ScannedSite,
  authorOf: (locale: string) => string | undefined,
): Generated {
  const files = site.collections.flatMap((collection) => {
    if (collection.type !== 'post') return [];
    const { feed, profile } = postLooks.parse(collection.options);
    return feedFiles(site, collection, {
      formats: feedFormats(feed),
      limit: (feed || undefined)?.limit ?? LIMIT,
      content: (feed || undefined)?.content ?? 'full',
      coverOf: ({ frontmatter: { cover } }: Face) => (typeof cover === 'string' ? cover : undefined),
      excerptOf: ({ frontmatter: { excerpt } }: Face) =>
        typeof excerpt === 'string' || typeof excerpt === 'boolean' ? excerpt : undefined,
      author: (profile || undefined)?.name ?? authorOf(collection.locale),
    });
  });
  return { files };
}
