import type { ListData } from 'bifolio';
import { Slot } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { ListHead, ListPart } from '../entries/ListHead.tsx';
import type { Blog } from '../use-blog.ts';
import { hangingYear } from './hanging-year.ts';
import { Pagination } from './Pagination.tsx';
import { PostItem } from './PostItem.tsx';

/** The posts of a page of the list, and the way to the others. */
export function PostList({ blog, data }: { blog: Blog; data: ListData['posts'] }) {
  const { text, transition } = useTheme();
  return (
    <>
      <ListHead blog={blog} title={blog.collection.titles.posts} />
      <Slot name="posts-post-list-before" />
      <ListPart>
        {data.posts.length === 0 && <p className="posts-empty">{text.noPostsText}</p>}
        <ol
          className="post-list"
          data-enter={transition.postList || undefined}
          data-front={data.place.page === 1 || undefined}
        >
          {data.posts.map((post, at) => (
            <li key={post.route} data-year={hangingYear(data.posts, at)}>
              <PostItem
                blog={blog}
                post={post}
                at={at}
                heading="h2"
                isLead={at === 0 && data.place.page === 1}
              />
            </li>
          ))}
        </ol>
        <Slot name="posts-post-list-after" />
        <Pagination place={data.place} />
      </ListPart>
      <Slot name="posts-post-list-pagination-after" />
    </>
  );
}
