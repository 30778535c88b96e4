import {
  type Extension,
  type Face,
  feedFiles,
  type Generated,
  generatorVersion,
  type ScannedSite,
} from 'bifolio';
import { postLooks } from '../looks.ts';
import { feedFormats } from './feed-formats.ts';

/** Posts in a feed when nothing else is said. */
const LIMIT = 20;

/** Feeds for all blogs of a site. `authorOf` tells who writes in a locale. */
export const feeds = (authorOf: AuthorOf): Extension => ({
  name: 'feeds',
  version: generatorVersion,
  generate: (site) => generateFeeds(site, authorOf),
});

type AuthorOf = (locale: string) => string | undefined;

function generateFeeds(site: ScannedSite, authorOf: AuthorOf): Generated {
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
