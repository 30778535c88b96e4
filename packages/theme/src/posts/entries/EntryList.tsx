import type { PostEntry } from 'bifolio';
import { useHref } from '../../hooks/use-href.ts';
import { isoDay, monthDay } from '../list/post-date.ts';

export interface EntryListProps {
  posts: readonly PostEntry[];
  /** Dates with the year, where posts of several years stand together. */
  withYear?: boolean;
}

/** Posts by date and title, a line for each. */
export function EntryList({ posts, withYear }: EntryListProps) {
  const href = useHref();
  return (
    <ol className="post-entries">
      {posts.map(({ route, title, createTime }) => (
        <li key={route}>
          <time dateTime={isoDay(createTime)}>{withYear ? isoDay(createTime) : monthDay(createTime)}</time>
          <a href={href(encodeURI(route))}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
