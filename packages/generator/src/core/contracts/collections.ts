import type { CategoryStep } from './options/collections.ts';

export type { CategoryStep };

/** A page of a blog, as its lists know it. What it says of itself is its face. */
export interface Post {
  /** Address without base. */
  route: string;
  title: string;
  /** When it was written, milliseconds of the day and time as the author wrote them, read as UTC. */
  createTime: number;
  /** The same as a moment, when its author wrote the time zone, milliseconds. */
  moment?: number;
  /** Place among the pinned posts, higher first; absent for the others. */
  sticky?: number;
  /** Without repetitions, as written. */
  tags: readonly string[];
  categories: readonly CategoryStep[];
  draft: boolean;
}

/** How many posts have a tag, and where they are listed. */
export interface Tag {
  name: string;
  count: number;
  /** Address of its page. */
  route: string;
}

interface CollectionBase {
  /** Path of the locale. */
  locale: string;
  /** As written, without slashes at the ends. */
  dir: string;
  /** The same from the source folder: `en/blog`. */
  folder: string;
  title: string;
  /** Whether the author gave the title. */
  isTitled: boolean;
  /** With the path of the locale, a slash at both ends. */
  linkPrefix: string;
  /** Everything its option says, for the theme. */
  options: Readonly<Record<string, unknown>>;
}

/** A group of docs. */
export interface DocCollection extends CollectionBase {
  type: 'doc';
}

/** A blog: its posts, and the addresses of its lists. */
export interface PostCollection extends CollectionBase {
  type: 'post';
  /** In the order of the list: pinned ones first, then the newest. */
  posts: readonly Post[];
  /** Most used first. */
  tags: readonly Tag[];
  /** How much there is of each, to be shown: see `roughCount`. Whoever asks for no more is not drawn anew when a post changes. */
  counts: { readonly posts: string; readonly tags: string; readonly categories: string };
  /** Addresses of its lists; absent for those that are switched off. */
  routes: { readonly [list in PostListKind]?: string };
  titles: { readonly [list in PostListKind]: string };
  /** Posts on a page of the list; `Infinity` for all of them. */
  perPage: number;
}

/** Pages that belong together, as their author has grouped them. */
export type Collection = DocCollection | PostCollection;

/** The kinds of pages that list posts. */
export type PostListKind = 'posts' | 'tags' | 'archives' | 'categories';

/** What a page lists. */
export interface PostList {
  /** Index in `PageGraph.collections`. */
  collection: number;
  kind: PostListKind;
  /** The tag, the year or the id of the category, when it lists those of one only. */
  of?: string;
  /** From 1. */
  page: number;
  pages: number;
}
