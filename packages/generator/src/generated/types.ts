import type { Collection } from '../collections/types.ts';
import type { Frontmatter, GitData, Page } from '../content/page.ts';
import type { Face } from '../faces/types.ts';
import type { SiteLocale } from '../graph/types.ts';

/** What is known of a site before anything is rendered. */
export interface ScannedSite {
  base: string;
  /** `https://example.org`, without a final slash; absent when the config gives none. */
  hostname?: string;
  locales: readonly (SiteLocale & {
    /** Its folder in the source folder, without slashes at its ends: `en`; empty for the source folder itself. */
    dir: string;
  })[];
  /** Pages with a file, sorted by it. */
  pages: readonly Page[];
  git(page: Page): GitData | undefined;
  /** Of all languages. Their lists of posts are pages already. */
  collections: readonly Collection[];
}

/** A page that a theme makes of others: a list of posts, of tags, an archive. `Data` is JSON. */
export interface GeneratedPage<Data = unknown> {
  /** Path of its locale: `/en/`. */
  locale: string;
  /** Its address without the site's base: `/en/blog/page/2/`. A page that an author has written there wins. */
  route: string;
  /** Name of the layout, which gets `data`. */
  layout: string;
  title: string;
  description?: string;
  /** Read by the frame as that of any page: `sidebar`, `outline`, `pageClass` ... */
  frontmatter?: Frontmatter;
  /** What the layout shows besides faces. Made when the page is rendered, and when a build asks whether it has changed. */
  data?(): Data;
}

/** A file that a theme makes of pages: a feed. */
export interface GeneratedFile {
  /** In the output folder, without a slash first: `blog/feed.xml`. A file of the public folder wins. */
  path: string;
  /** Media type, for the dev server: `application/rss+xml`. */
  type: string;
  /** Files that are written together are given the same object, so that what was made of it may be kept by it. */
  text(pages: FilePages): string | Promise<string>;
}

/** What a generated file may say of pages. */
export interface FilePages {
  face(route: string): Promise<Face | undefined>;
  /**
   * The whole text of a page as HTML, with addresses as the page itself has them. `undefined` when there is no such page or its
   * text is not to be shown.
   */
  article(route: string): Promise<string | undefined>;
}

/** What a theme makes of a site. */
export interface Generated {
  pages?: Iterable<GeneratedPage>;
  files?: Iterable<GeneratedFile>;
}
