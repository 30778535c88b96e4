import type { FeedFormat, PostCollection } from 'bifolio';
import { usePage, withBase } from 'bifolio/client';
import { Icon } from '../../frame/icon/Icon.tsx';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import type { Blog } from '../use-blog.ts';
import { feedFormats } from './feed-formats.ts';

const TYPES: Readonly<Record<FeedFormat, { file: string; type: string; name: string }>> = {
  rss: { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', type: 'application/feed+json', name: 'JSON' },
};

function useFeeds({ collection, looks }: Blog) {
  const { site } = usePage();
  if (!site.hostname) return [];
  return feedFormats(looks.feed).map((format) => ({
    ...TYPES[format],
    route: start(collection) + TYPES[format].file,
  }));
}

const start = ({ routes, linkPrefix }: PostCollection) => routes.posts ?? linkPrefix;

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

/** The button that subscribes to a blog: its first feed. */
export function FeedButton({ blog }: { blog: Blog }) {
  const { text } = useTheme();
  const href = useHref();
  const [feed] = useFeeds(blog);
  if (!feed) return null;
  return (
    <a className="posts-feed" href={href(encodeURI(feed.route))} type={feed.type}>
      <Icon name="feed" />
      {text.feedText}
    </a>
  );
}
