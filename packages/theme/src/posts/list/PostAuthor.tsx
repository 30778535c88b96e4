import { useHref } from '../../hooks/use-href.ts';
import { useProfile } from '../aside/PostsAside.tsx';
import type { Blog } from '../use-blog.ts';

/** A name and the address of a face. */
export interface Author {
  name: string;
  url?: string;
}

/** Who writes the blog; `undefined` where nobody has a name, and outside of blogs. */
export function useAuthor(blog: Blog | undefined): Author | undefined {
  const { name, avatar, url = avatar } = useProfile(blog) ?? {};
  return name ? { name, url } : undefined;
}

/** Face and name, in the line below a title. */
export function PostAuthor({ author: { name, url } }: { author: Author }) {
  const href = useHref();
  return (
    <span className="post-author">
      {url && <img className="no-view" src={href(url)} alt="" width="20" height="20" loading="lazy" />}
      {name}
    </span>
  );
}
