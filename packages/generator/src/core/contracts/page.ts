import type { PostList } from './collections.ts';
import type { CoreFields } from './frontmatter.ts';
import type { Badge } from './options/badge.ts';
import type { RowPlace } from './sources/source.ts';

export type { Badge };

/** What a page's file says about itself, known after the scan and before anything is rendered. */
export interface Page {
  /** Source file relative to the source folder, forward slashes: `en/guide/intro.md`. Empty for generated pages. */
  file: string;
  kind: 'md' | 'mdx' | 'generated';
  /** Stands for the content of its file; absent for generated pages. */
  hash?: string;
  /** Key of the locale in the config, such as `/` or `/en/`. */
  locale: string;
  /** Address without the site's base, always with a slash at both ends: `/en/guide/intro/`. `/404.html` and `/en/404.html` are the exceptions. */
  route: string;
  title: string;
  description: string;
  icon?: string;
  badge?: Badge;
  draft: boolean;
  /** Validated frontmatter, without passwords; keys that no schema knows are kept as they were written. */
  frontmatter: Frontmatter;
  /** The posts that the page lists. */
  list?: PostList;
  /** How it is locked; absent when everybody may read it. */
  lock?: PageLock;
  /** Whether a part of its text may be locked: then it cannot be shown elsewhere as a whole. */
  hasLockedPart?: boolean;
  /** On a page that a source made; absent when an author has written it. */
  origin?: PageOrigin;
  /** On a page that shows the source page in the place of a translation that does not exist; `file` is that of the source page. */
  fallback?: Fallback;
}

/** Where a page comes from that no author has written. */
export interface PageOrigin {
  /** The module that made it, from the folder of the config: `sources/pets.ts`. */
  source: string;
  /** Its file, relative to the source folder. */
  path: string;
  /** What an author has written that it is made of. */
  from?: RowPlace;
}

/** What a page shows in the place of a translation. */
export interface Fallback {
  /** Route of the source page. */
  route: string;
  /** Language tag of its text. */
  lang: string;
  /** The file that a translation would have. */
  file: string;
}

/** How a page is locked. Says nothing of passwords, so it may go wherever the page goes. */
export interface PageLock {
  /** `site`: nothing of the layout is shown either. */
  scope: 'site' | 'page';
  /** Keys in `encrypt.rules` that match the page. */
  rules: readonly string[];
  /** Whether its own frontmatter has a password. */
  own: boolean;
}

/** Frontmatter after validation, see `frontmatterSchema`. */
export type Frontmatter = Readonly<Partial<CoreFields> & ThemeFields & Record<string, unknown>>;

/**
 * The fields of a theme: `declare module 'bifolio' { interface ThemeFields extends MyFields {} }`.
 * @example
 * ```ts
 * declare module 'bifolio' {
 *   interface ThemeFields {
 *     steep?: number;
 *   }
 * }
 *
 * export {};
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: themes fill it in
export interface ThemeFields {}

/** A heading of the rendered page, in document order. */
export interface Heading {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The id, unique in its page (reference 1.8). */
  id: string;
  /** Plain text. */
  text: string;
  /** Deepest level that the outline shows below this heading, when it says so itself. */
  outline?: Heading['level'];
}

/** Dates and people of a file, from one `git log` call. */
export interface GitData {
  /** Milliseconds since the epoch, UTC. */
  createdTime?: number;
  updatedTime?: number;
  contributors: readonly Contributor[];
  /** The latest commits, newest first; as many as the theme shows. */
  changes?: readonly Change[];
}

/** A commit that changed a file. */
export interface Change {
  /** Milliseconds since the epoch, UTC. */
  time: number;
  /** All 40 characters. */
  hash: string;
  /** First line. */
  message: string;
  author: string;
  /** Tags that were set on it. */
  tags: readonly string[];
}

/** A person who has changed a file. Sorted by number of commits, most first. */
export interface Contributor {
  name: string;
  email: string;
  commits: number;
}

/** How long a text is. */
export interface ReadingTime {
  /** To two decimals. */
  minutes: number;
  words: number;
}
