import type { ListData } from 'bifolio';
import { Slot } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { EntryList } from '../entries/EntryList.tsx';
import { ListHead, ListPart } from '../entries/ListHead.tsx';
import { Pagination } from '../list/Pagination.tsx';
import type { Blog } from '../use-blog.ts';

/** Posts by the year in which they were written. */
export function Archives({ blog, data }: { blog: Blog; data: ListData['archives'] }) {
  const { years, place } = data;
  const { text } = useTheme();
  const href = useHref();
  return (
    <>
      <Slot name="posts-archives-before" />
      <ListHead blog={blog} title={blog.collection.titles.archives} />
      <ListPart>
        {years.length === 0 && <p className="posts-empty">{text.noPostsText}</p>}
        {years.map(({ year, count, route, posts }) => (
          <section key={year} className="post-year">
            <h2 className="post-group">
              {route ? <a href={href(route)}>{year}</a> : year}
              <small>{text.archiveTotalText.replace('{count}', String(count))}</small>
            </h2>
            {posts.length > 0 && <EntryList posts={posts} />}
            {route && posts.length > 0 && posts.length < count && (
              <p>
                <a className="post-more" href={href(route)}>
                  {text.archiveMoreText.replace('{year}', year)}
                </a>
              </p>
            )}
          </section>
        ))}
        <Pagination place={place} />
      </ListPart>
      <Slot name="posts-archives-after" />
    </>
  );
}
