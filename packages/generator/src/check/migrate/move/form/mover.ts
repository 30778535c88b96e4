import type { Left, MadePage, MovedFile, OldSite, SidebarItem } from '../old-site.ts';
import type { FieldChanges, FieldsAndBody } from '../text/front-matter.ts';

/** What a folder of a generator fills in; `read-site.ts` does the rest. Configs are read as data and never run. */
export interface Mover {
  /** Its name in `--from`. */
  name: string;
  /** Its name in messages. */
  title: string;
  /** Its config in a folder, if that is a site of it. */
  recognise(root: string): string | undefined;
  rules(old: OldFolder): Promise<MoverRules>;
}

/** The site that is read. */
export interface OldFolder {
  root: string;
  configFile: string;
  left: Left[];
}

/** What a config says of its site, and how its pages change. */
export interface MoverRules
  extends Pick<
    OldSite,
    'source' | 'public' | 'hasPublic' | 'output' | 'config' | 'theme' | 'slug' | 'hasEmoji' | 'markdown'
  > {
  folders: readonly SourceFolder[];
  /** The place of a page; `undefined` for files that were none, which are copied and excluded. */
  place(page: SourcePage): NewPlace | undefined;
  /** The place of another file, from the site; `undefined` if it stays. */
  asset?(path: string, folder: SourceFolder): string | undefined;
  /** Whether it was not for everybody, beside `draft: true`. */
  privacy?(page: SourcePage): OldState | undefined;
  /** Whether layouts show the title of the frontmatter over a text that has a heading of level 1 itself. */
  showsTitle?: boolean;
  /** Fields under our names; `undefined` removes one. */
  fields(page: PlacedPage): FieldChanges;
  /** The text before code is put aside. */
  raw?(body: string, page: ChangedPage): string;
  /** A fence, with its first and last line. */
  fence?(source: string, page: ChangedPage): string;
  /** The text without its code. */
  prose(text: string, page: ChangedPage): string;
  navigation(site: SiteIndex): MovedNavigation;
  redirects?: Readonly<Record<string, string>>;
  /** Redirects that depend on the pages there are. */
  pageRedirects?(site: SiteIndex): Readonly<Record<string, string>>;
  /** Pages that the old generator made without a file. */
  made?(site: SiteIndex): readonly MadePage[];
  /** Other files that get a place. */
  files?: readonly MovedFile[];
}

export interface SourceFolder {
  /** From the site. */
  from: string;
  /** In the new folder of pages. */
  to: string;
  /** What the generator calls it. */
  kind: string;
}

/** `draft` is in no build; `unlisted` answers, and is named nowhere. */
export type OldState = 'draft' | 'unlisted';

/** A page as it was. */
export interface SourcePage extends FieldsAndBody {
  folder: SourceFolder;
  /** In its folder. */
  path: string;
  /** From the site. */
  file: string;
  /** Its whole text, the fields in YAML. */
  source: string;
  title: string;
}

export interface NewPlace {
  /** In the new folder of pages. */
  to: string;
  address: string;
  /** Old addresses that lead to it. */
  aliases?: readonly string[];
}

export interface PlacedPage extends SourcePage, NewPlace {
  state?: OldState;
}

/** All pages and files of a site, once each has its place. */
export interface SiteIndex {
  pages: readonly PlacedPage[];
  byFile(file: string): PlacedPage | undefined;
  byAddress(address: string): PlacedPage | undefined;
  /** The new path of a file that is no page; its old one is from the site. */
  asset(file: string): string | undefined;
}

/** A page that is changed. */
export interface ChangedPage {
  page: PlacedPage;
  site: SiteIndex;
  /** Notes what a person has to do. `at`: text of the page by which the line is found. */
  left(one: Omit<Left, 'file' | 'line'> & { at?: string }): void;
}

export interface MovedNavigation {
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  navbar: readonly SidebarItem[];
  /** Bars of other languages, by their path. */
  navbars?: Readonly<Record<string, readonly SidebarItem[]>>;
}
