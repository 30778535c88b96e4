import { usePage, useReport } from 'bifolio/client';
import type { z } from 'zod';
import { Link } from '../../frame/link/Link.tsx';
import { useTheme } from '../../hooks/use-theme.ts';
import { blogOfDir } from '../../posts/entries/use-locale-post-list.ts';
import { PostItem } from '../../posts/list/PostItem.tsx';
import { blogOf } from '../../posts/use-blog.ts';
import { optionOf } from '../check-fields.ts';
import { type BlockPlace, defineHomeBlock } from '../home-block.tsx';
import { postsSchema } from './options.ts';

/** So many of the newest posts are shown where the list has no pages. */
const WITHOUT_PAGES = 15;

/** The first page of a blog's list, and the way to the rest. */
function Posts({ collection: wanted, where }: z.infer<typeof postsSchema> & BlockPlace) {
  const { collections } = usePage();
  const { text } = useTheme();
  const report = useReport();
  const collection = blogOfDir(collections, wanted);
  if (!collection) {
    report?.({
      severity: 'warning',
      code: 'home-block',
      message: wanted ? `There is no blog in the folder "${wanted}".` : 'The site has no blog to show.',
      hint: `Add it to \`collections\` of the theme: { type: 'post', dir: '${wanted ?? 'blog'}' }.`,
      option: optionOf(where),
    });
    return null;
  }
  const blog = blogOf(collection);
  const { posts, perPage, titles, routes } = collection;
  return (
    <div className="home-posts">
      <h2>{titles.posts}</h2>
      <ol className="post-list">
        {posts.slice(0, Number.isFinite(perPage) ? perPage : WITHOUT_PAGES).map((post, at) => (
          <li key={post.route}>
            <PostItem blog={blog} post={post} at={at} heading="h3" />
          </li>
        ))}
      </ol>
      {routes.posts && (
        <p>
          <Link className="button" link={routes.posts}>
            {text.allPostsText}
          </Link>
        </p>
      )}
    </div>
  );
}

export default defineHomeBlock(postsSchema, Posts, ['home-posts']);
