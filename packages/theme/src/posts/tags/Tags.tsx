import type { ListData } from 'bifolio';
import { Slot } from 'bifolio/client';
import { Link } from '../../frame/link/Link.tsx';
import { useTheme } from '../../hooks/use-theme.ts';
import { EntryList } from '../entries/EntryList.tsx';
import { ListHead, ListPart } from '../entries/ListHead.tsx';
import { Pagination } from '../list/Pagination.tsx';
import type { Blog } from '../use-blog.ts';
import { TagLink } from './TagLink.tsx';

/** All tags, and the posts of the one that is chosen; until then the newest. */
export function Tags({ blog, data }: { blog: Blog; data: ListData['tags'] }) {
  const { text } = useTheme();
  const { tags, chosen, posts, place } = data;
  const { routes } = blog.collection;
  return (
    <>
      <Slot name="posts-tags-before" />
      <ListHead blog={blog} title={blog.collection.titles.tags} />
      <Slot name="posts-tags-title-after" />
      <Slot name="posts-tags-content-before" />
      {tags.length === 0 && <p className="posts-empty">{text.noPostsText}</p>}
      <ul className="post-tag-cloud" data-tags>
        {tags.map((tag) => (
          <li key={tag.name}>
            <TagLink blog={blog} tag={tag} current={tag === chosen} />
          </li>
        ))}
      </ul>
      {!chosen && <Pagination place={place} />}
      <ListPart>
        {posts.length > 0 && (
          <section aria-labelledby="posts-of-tag">
            <h2 id="posts-of-tag" className="post-group">
              {chosen ? chosen.name : text.newestPostsText}
              {chosen && <small>{text.archiveTotalText.replace('{count}', String(chosen.count))}</small>}
            </h2>
            <EntryList posts={posts} withYear />
            {chosen && <Pagination place={place} />}
            {!chosen && routes.posts && posts.length < place.total && (
              <p className="posts-more">
                <Link className="button" link={routes.posts}>
                  {text.allPostsText}
                </Link>
              </p>
            )}
          </section>
        )}
      </ListPart>
      <Slot name="posts-tags-after" />
    </>
  );
}
