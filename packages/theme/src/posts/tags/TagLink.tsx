import type { Tag } from 'bifolio';
import { findTag } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import type { Blog } from '../use-blog.ts';
import { countLabel, tagColor } from './tag-color.ts';

export interface TagLinkProps {
  blog: Blog;
  tag: Pick<Tag, 'name' | 'route'> & { count?: number };
  current?: boolean;
}

/** A tag that leads to the posts which have it. */
export function TagLink({ blog: { looks, collection }, tag, current }: TagLinkProps) {
  const href = useHref();
  const { tagsTheme = 'gray' } = looks;
  const link = (
    <>
      {tag.name}
      {tag.count !== undefined && <small> {countLabel(tag.count)}</small>}
    </>
  );
  const color = tagsTheme === 'colored' ? tagColor(tag.name) : tagsTheme;
  if (!collection.routes.tags)
    return (
      <span className="post-tag" data-tag-color={color}>
        {link}
      </span>
    );
  return (
    <a
      className="post-tag"
      data-tag-color={color}
      data-tag={tag.name}
      href={href(encodeURI(tag.route))}
      aria-current={current ? 'true' : undefined}
    >
      {link}
    </a>
  );
}

/** The tags of a page, as links to their posts. Those of a blog without tags have no address. */
export function tagsOf({ collection }: Blog, names: readonly string[]): { name: string; route: string }[] {
  return names.map((name) => ({
    name,
    route: findTag(collection.tags, name)?.route ?? collection.linkPrefix,
  }));
}
