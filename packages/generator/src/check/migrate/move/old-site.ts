import type { SlugStyle } from '../../../markdown/headings/slug-styles.ts';

/** A site of another generator, read as data, and what becomes of it. Paths are relative to its folder. */
export interface OldSite {
  /** Folder of the pages. */
  source: string;
  /** Folder of files that are copied as they are, after the move. */
  public: string;
  /** Whether that folder of the old site was public. @default false */
  hasPublic?: boolean;
  /** Folders that the old generator wrote: they are not copied. */
  output?: readonly string[];
  /** Options of `bifolio.config.ts` beside those of folders, pages and navigation. */
  config: Readonly<Record<string, unknown>>;
  /** Options of the theme. */
  theme: Readonly<Record<string, unknown>>;
  slug: SlugStyle;
  /** Whether `:tada:` was an emoji. @default true */
  hasEmoji?: boolean;
  /** Further options of Markdown. */
  markdown?: Readonly<Record<string, unknown>>;
  pages: readonly OldPage[];
  /** Files that pages include, which are no pages. */
  parts?: readonly Omit<OldPage, 'address'>[];
  /** Pages that the old generator made without a file. */
  made?: readonly MadePage[];
  /** Files that get another place. */
  files: readonly MovedFile[];
  /** Sidebars by the path below which they stand; a page may name another one. */
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  navbar: readonly SidebarItem[];
  /** Old addresses that no page has. */
  redirects: Readonly<Record<string, string>>;
  left: readonly Left[];
}

/** A page that had no file. */
export interface MadePage {
  /** In the folder of pages. */
  to: string;
  text: string;
}

/** A page, its place after the move, and its address, which stays. */
export interface OldPage extends MovedFile {
  address: string;
  /** Changed so that Bifolio reads it. */
  text: string;
}

export interface MovedFile {
  from: string;
  to: string;
}

/** An entry of the new sidebar. */
export interface SidebarItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  icon?: string;
  badge?: string;
  items?: readonly SidebarItem[];
}

/** Something that a person has to do. */
export interface Left {
  /** `error`: something would be lost, or public that was not. */
  severity: 'error' | 'warning';
  what: string;
  todo: string;
  file: string;
  line?: number;
}

/** What `bifolio move` knows of one generator. */
export interface Generator {
  /** Its name in `--from`. */
  name: string;
  /** Its name in messages. */
  title: string;
  /** Its config in a folder, if that is a site of it. */
  recognise(root: string): string | undefined;
  /** Reads the site whose config is `config`. Nothing of it is run. */
  read(root: string, config: string): Promise<OldSite>;
}
