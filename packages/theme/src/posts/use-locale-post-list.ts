import type { CategoryStep, Post, PostCollection } from 'bifolio';
import { usePageFor, withBase } from 'bifolio/client';

/** A post for lists of one's own. */
export interface LocalePost {
  /** Its route, for `useFace()`: excerpt, cover, reading time. */
  path: string;
  /** Its address, for `href`. */
  link: string;
  title: string;
  /** `2024/03/01 10:00:00`. */
  createTime: string;
  /** Language tag. */
  lang: string;
  categoryList: readonly CategoryStep[];
  tags: readonly string[];
  /** `true` or its place among the pinned ones. */
  sticky: boolean | number;
  draft: boolean;
}

/**
 * The posts of the page's language: pinned ones first, then the newest. `dir` names the collection, else it is the first blog.
 * Static components only.
 */
export function useLocalePostList(dir?: string): LocalePost[] {
  const { site, locale, collections } = usePageFor('useLocalePostList');
  const blog = blogOfDir(collections, dir);
  const toLocalePost = ({ route, categories, createTime, moment: _, sticky, ...post }: Post): LocalePost => ({
    ...post,
    path: route,
    link: withBase(site.base, encodeURI(route)),
    createTime: new Date(createTime).toISOString().slice(0, 19).replace(/-/g, '/').replace('T', ' '),
    lang: locale.lang,
    categoryList: categories,
    sticky: sticky ?? false,
  });
  return blog?.posts.map(toLocalePost) ?? [];
}

/** The blog of a folder, as options name it; without one, the first. */
export function blogOfDir(
  collections: ReturnType<typeof usePageFor>['collections'],
  dir: string | undefined,
): PostCollection | undefined {
  const blogs = collections.filter((one): one is PostCollection => one.type === 'post');
  if (dir === undefined) return blogs[0];
  return blogs.find((one) => one.dir === dir.replace(/^(?:\.?\/)+|\/+$/g, ''));
}
