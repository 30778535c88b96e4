import { usePage, withBase } from 'bifolio/client';
import type { Blog } from '../use-blog.ts';
import { useFeeds } from './use-feeds.ts';

/** Lets feed readers find the feeds of a blog; in the head of its pages. */
export function FeedHead({ blog }: { blog: Blog }) {
  const { site } = usePage();
  return useFeeds(blog).map(({ route, type, name }) => (
    <link
      key={type}
      rel="alternate"
      type={type}
      title={`${blog.collection.title} (${name})`}
      href={`${site.hostname}${withBase(site.base, encodeURI(route))}`}
    />
  ));
}
