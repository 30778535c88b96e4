import { Icon } from '../../frame/icon/Icon.tsx';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import type { Blog } from '../use-blog.ts';
import { useFeeds } from './use-feeds.ts';

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
