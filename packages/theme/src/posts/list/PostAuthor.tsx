import { useHref } from '../../hooks/use-href.ts';
import { useProfile } from '../aside/PostsAside.tsx';
import type { Blog } from '../use-blog.ts';

/** Who writes the blog, in the line below a title: face and name. Nothing where nobody has a name. */
export function PostAuthor({ blog }: { blog: Blog }) {
  const href = useHref();
  const { name, avatar, url = avatar } = useProfile(blog) ?? {};
  if (!name) return null;
  return (
    <span className="post-author">
      {url && <img className="no-view" src={href(url)} alt="" width="20" height="20" loading="lazy" />}
      {name}
    </span>
  );
}
