import type { BorrowedNeeds } from '../needs/types.ts';
import type { Badge } from './options/badge.ts';
import type { Frontmatter, Heading, ReadingTime } from './page.ts';

/**
 * Everything that anything outside a page may say of it: lists of posts, link cards, feeds, search, social tags. Plain data.
 * A locked page's face has what its author gave on purpose, nothing of its text.
 */
export interface Face {
  /** Address without the site's base: `/en/guide/intro/`. */
  route: string;
  /** Path of its locale: `/en/`. */
  locale: string;
  title: string;
  /** Id for the element that shows the title, when it was a heading in the page's text. */
  titleId?: string;
  /** What the page says of itself, else the beginning of its text. Plain text; empty when nothing is known. */
  description: string;
  /** HTML: what stands before `<!-- more -->`, without headings. */
  excerpt?: string;
  /** What pages need that show it; `FaceExcerpt` tells them. */
  excerptNeeds?: BorrowedNeeds;
  headings: readonly Heading[];
  tags: readonly string[];
  /** First and latest commit, ISO 8601, UTC. */
  createdTime?: string;
  updatedTime?: string;
  /** Absent when nothing may be said of the text. */
  readingTime?: ReadingTime;
  /** Parts of it open with passwords, and may bring headings. */
  hasLockedParts?: true;
  draft: boolean;
  icon?: string;
  badge?: Badge;
  /** Whether readers need a password. */
  locked: boolean;
  /** The frontmatter that others may show: the keys that `publicFields` of the theme and of the config name. */
  frontmatter: Frontmatter;
}

/** Which pages a list shows. Drafts, generated pages, 404 pages and the page that asks are never among them. */
export interface FaceQuery {
  /** Beginnings of routes: `/guide/`, or several. A page that is left out of search or sitemap is found by its whole route only. @default all pages of the language */
  in?: string | readonly string[];
  /** What fields have to be, or one of several; of a field with a list, what the list has to hold: `{ status: 'stable', tags: ['a', 'b'] }`. */
  where?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  /** A field, with `-` before it for the other way round: `-createTime`. Pages that are equal in it are sorted by route. @default the route */
  sort?: string;
  /** At most 200. @default 50 */
  limit?: number;
}

/** What a field may be compared with. */
export type QueryValue = string | number | boolean;

/** The face of the page at a route; `undefined` when there is no such page, or as long as it is not known. */
export interface FindFace {
  (route: string): Face | undefined;
  /** A field of its frontmatter that others may show. */
  field?(route: string, key: string): unknown;
  /** Routes of the pages that a query selects, in its order. Throws a `BifolioError` for a query that nobody can answer. */
  select?(query: FaceQuery): readonly string[];
}
