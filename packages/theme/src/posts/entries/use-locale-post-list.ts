import type { CategoryStep, Face, Post, PostCollection } from 'bifolio';
import { FacesContext, usePageFor, withBase } from 'bifolio/client';
import { useContext } from 'react';
import type { CoverStyle } from '../cover/cover-options.ts';

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
  /** Whether readers need a password. */
  readonly encrypt: boolean;
  /** Its picture, as written. */
  readonly cover?: string;
  readonly coverStyle?: CoverStyle;
  /** HTML of what stands before `<!-- more -->`, or what the page says instead; empty when there is nothing. */
  readonly excerpt: string;
}

/**
 * The posts of the page's language: pinned ones first, then the newest. `dir` names the collection, else it is the first blog.
 * The face of a post is asked for when a field of it is read, so that a list of titles depends on no text. Static components only.
 * @example
 * ```tsx
 * import { useLocalePostList } from '@bifolio/theme/hooks';
 *
 * export default function LatestPosts() {
 *   const posts = useLocalePostList().slice(0, 3);
 *   return (
 *     <ul>
 *       {posts.map(({ path, link, title }) => (
 *         <li key={path}>
 *           <a href={link}>{title}</a>
 *         </li>
 *       ))}
 *     </ul>
 *   );
 * }
 * ```
 */
export function useLocalePostList(dir?: string): LocalePost[] {
  const { site, locale, collections } = usePageFor('useLocalePostList');
  const blog = blogOfDir(collections, dir);
  const faceOf = useContext(FacesContext);
  const toLocalePost = ({ route, categories, createTime, moment: _, sticky, ...post }: Post): LocalePost => ({
    ...post,
    get encrypt() {
      return faceOf?.(route)?.locked ?? false;
    },
    get cover() {
      return faceOf?.(route)?.frontmatter.cover;
    },
    get coverStyle() {
      return faceOf?.(route)?.frontmatter.coverStyle;
    },
    get excerpt() {
      return excerptOf(faceOf?.(route));
    },
    path: route,
    link: withBase(site.base, encodeURI(route)),
    createTime: new Date(createTime).toISOString().slice(0, 19).replace(/-/g, '/').replace('T', ' '),
    lang: locale.lang,
    categoryList: categories,
    sticky: sticky ?? false,
  });
  return blog?.posts.map(toLocalePost) ?? [];
}

function excerptOf(face: Face | undefined): string {
  const own = face?.frontmatter.excerpt;
  if (own === false) return '';
  return typeof own === 'string'
    ? own.replace(/[&<]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    : (face?.excerpt ?? '');
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
