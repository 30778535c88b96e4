import type { FeedFormat } from 'bifolio';
import { usePage } from 'bifolio/client';
import type { Blog } from '../use-blog.ts';
import { feedFormats } from './feed-formats.ts';

const TYPES: Readonly<Record<FeedFormat, { file: string; type: string; name: string }>> = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', type: 'application/feed+json', name: 'JSON' },
};

/** The feeds of a blog: address without base, media type, name. None on sites without a `hostname`. */
export function useFeeds({ collection, looks }: Blog) {
  const { site } = usePage();
  if (!site.hostname) return [];
  const { routes, linkPrefix } = collection;
  return feedFormats(looks.feed).map((format) => {
    const { file, ...feed } = TYPES[format];
    return { ...feed, route: (routes.posts ?? linkPrefix) + file };
  });
}
