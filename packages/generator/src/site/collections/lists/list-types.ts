import type { Post, Tag } from '../../../core/contracts/collections.ts';

/** A post by name and date, for lists that show no more of it. */
export type PostEntry = Pick<Post, 'route' | 'title' | 'createTime'>;

/** Where a list is and how many pages it has. */
export interface ListPlace {
  /** Address of its first page; `page/2/` follows it. */
  start: string;
  page: number;
  pages: number;
  /** Posts in the whole list. */
  total: number;
}

/** What the layout of a list gets, by its kind. */
export interface ListData {
  posts: { kind: 'posts'; place: ListPlace; posts: readonly Post[] };
  tags: {
    kind: 'tags';
    place: ListPlace;
    tags: readonly Tag[];
    chosen?: Tag;
    /** Those that have the chosen tag; as long as there is none, the newest of all. */
    posts: readonly PostEntry[];
  };
  archives: { kind: 'archives'; place: ListPlace; years: readonly ArchiveYear[] };
  categories: {
    kind: 'categories';
    place: ListPlace;
    /** Categories around the chosen one and itself; empty for the whole. */
    path: readonly CategoryLink[];
    items: readonly CategoryItem[];
  };
}

/** A year of the archives. */
export interface ArchiveYear {
  year: string;
  count: number;
  /** Address of its own page; absent when all is on one. */
  route?: string;
  /** None when they are on its own page only. */
  posts: readonly PostEntry[];
}

/** A category with its own page, or one that is shown whole. */
export interface CategoryLink {
  id: string;
  title: string;
  count: number;
  route?: string;
}

/** What is in a category: categories below it, and posts. */
export type CategoryItem =
  | (CategoryLink & { type: 'category'; items: readonly CategoryItem[] })
  | (PostEntry & { type: 'post' });
