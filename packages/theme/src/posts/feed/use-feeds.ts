import { FEED_TYPES, type FeedFormat, feedRoute, usePage } from 'bifolio/client';
import type { Blog } from '../use-blog.ts';
import { feedFormats } from './feed-formats.ts';

const NAMES: Readonly<Record<FeedFormat, string>> = { rss: 'RSS', atom: 'Atom', json: 'JSON' };

/** The feeds of a blog: address without base, media type, name. None without a `hostname`, nor in versions beside the present one. */
export function useFeeds({ collection, looks }: Blog) {
  const { site, navigation } = usePage();
  const isPresent = navigation.versions?.[0]?.isOwn ?? true;
  if (!site.hostname || !isPresent) return [];
  return feedFormats(looks.feed).map((format) => ({
    route: feedRoute(collection, format),
    type: FEED_TYPES[format],
    name: NAMES[format],
  }));
}
