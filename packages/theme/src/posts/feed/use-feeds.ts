import { FEED_TYPES, type FeedFormat, feedRoute, usePage } from 'bifolio/client';
import type { Blog } from '../use-blog.ts';
import { feedFormats } from './feed-formats.ts';

const NAMES: Readonly<Record<FeedFormat, string>> = { rss: 'RSS', atom: 'Atom', json: 'JSON' };

/** The feeds of a blog: address without base, media type, name. None on sites without a `hostname`. */
export function useFeeds({ collection, looks }: Blog) {
  const { site } = usePage();
  if (!site.hostname) return [];
  return feedFormats(looks.feed).map((format) => ({
    route: feedRoute(collection, format),
    type: FEED_TYPES[format],
    name: NAMES[format],
  }));
}
