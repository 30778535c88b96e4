import type { Collection } from './collections.ts';
import type { Face } from './face.ts';
import type { SiteLocale } from './navigation.ts';
import type { Frontmatter, GitData, Page } from './page.ts';

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
  /** Its file as it was written; `undefined` when others may not know all of it, or it has no file. */
  text(page: Page): string | undefined;
  /** Of all languages. Their lists of posts are pages already. */
  collections: readonly Collection[];
}

/**
 * A page that a theme makes of others: a list of posts, of tags, an archive. `Data` is JSON.
 * @example
 * ```ts
 * import type { GeneratedPage } from 'bifolio';
 *
 * const page: GeneratedPage = { locale: '/en/', route: '/en/teas/', layout: 'menu', title: 'All teas' };
 * ```
 */
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

/**
 * A file that is made of pages: a feed.
 * @example
 * ```ts
 * import type { GeneratedFile } from 'bifolio';
 *
 * const file: GeneratedFile = {
 *   path: 'home.txt',
 *   type: 'text/plain',
 *   text: async (pages) => (await pages.face('/'))?.description ?? '',
 * };
 * ```
 */
export interface GeneratedFile {
  /** In the output folder, without a slash first: `blog/feed.xml`. A file of the public folder wins. */
  path: string;
  /** Media type, for the dev server: `application/rss+xml`. */
  type: string;
  /** Stands for everything that the file is made of. While it is the same, the file is not made again. @default it is made in every build */
  key?(pages: KeyPages): string;
  /** Files that are written together are given the same object, so that what was made of it may be kept by it. */
  text(pages: FilePages): string | Uint8Array | Promise<string | Uint8Array>;
}

/** What the key of a generated file may ask of pages. */
export interface KeyPages {
  /** Changes when the page or what others may say of it does; empty when there is no such page. */
  hash(route: string): string;
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

/**
 * A file for each page, written with its document: a Markdown version, a picture. Pages that are locked, drafts, unlisted or
 * generated have none.
 * @example
 * ```ts
 * import type { BesideFile } from 'bifolio';
 *
 * const file: BesideFile = {
 *   type: 'text/plain',
 *   path: ({ route }) => `${route.slice(1)}about.txt`,
 *   make: ({ face }) => `${face.title}: ${face.description}`,
 * };
 * ```
 */
export interface BesideFile {
  /** Media type, for the dev server: `text/markdown`. */
  type: string;
  /** In the output folder, without a slash first: `guide/intro/index.md`; `undefined` for no file. Makes the same of the same page. */
  path(page: Page): string | undefined;
  /**
   * Stands for everything that the file is made of. While it is the same, the file is not made again, whatever changes in the page.
   * @default it is made whenever the page is rendered
   */
  key?(page: Page): string;
  make(page: BesidePage): string | Uint8Array | Promise<string | Uint8Array>;
}

/** A page as files beside it are made of it. */
export interface BesidePage {
  page: Page;
  /** BCP 47 tag of its language. */
  lang: string;
  face: Face;
  /** The whole text as HTML, with addresses as the page has them, without what is locked. */
  html(): string;
  /** Whether there is a page at a route that everybody may find, so that it has files beside it. */
  isListed(route: string): boolean;
  /** Warns the author of something in the page. A file with a warning is made again in the next build, whatever its key. */
  warn(message: string, hint?: string): void;
}

/**
 * What is made of a site.
 * @example
 * ```ts
 * import type { Generated, ScannedSite } from 'bifolio';
 *
 * const generate = ({ locales }: ScannedSite): Generated => ({
 *   pages: locales.map(({ path }) => ({ locale: path, route: `${path}teas/`, layout: 'menu', title: 'Teas' })),
 * });
 * ```
 */
export interface Generated {
  pages?: Iterable<GeneratedPage>;
  files?: Iterable<GeneratedFile>;
  beside?: Iterable<BesideFile>;
}
