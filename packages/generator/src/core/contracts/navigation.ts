import type { ReaderText } from '../text/reader-text.ts';
import type { Collection } from './collections.ts';
import type { Badge, GitData, Page } from './page.ts';
import type { Behind } from './translations.ts';

/** A resolved link of the navigation bar; at most two levels of `items`. */
export interface NavItem {
  text: string;
  /** Route without base, or an absolute URL. Absent for a mere group. */
  link?: string;
  icon?: string;
  badge?: Badge;
  /** Regular expression source tested against the current route. */
  activeMatch?: string;
  items?: NavItem[];
  target?: string;
  rel?: string;
  noIcon?: boolean;
}

/** A resolved entry of a sidebar; depth 5 at most. */
export interface SidebarItem {
  text: string;
  link?: string;
  icon?: string;
  badge?: Badge;
  /** Absent: a fixed group. `true`: starts closed. `false`: starts open. */
  collapsed?: boolean;
  items?: SidebarItem[];
  /** A rule between entries; has no other field but `text: ''`. */
  separator?: boolean;
  target?: string;
  rel?: string;
}

/** One sidebar, shared by all of its pages and never copied per page. */
export interface Sidebar {
  id: string;
  locale: string;
  /** Name of the section, first in breadcrumbs; absent when nobody gave one. */
  title?: string;
  items: SidebarItem[];
}

/** What a page gets of a sidebar. */
export interface OpenBranch {
  items: readonly SidebarItem[];
  /** Place of the page in `items`: child indices from the top down; empty when it is no entry. */
  path: readonly number[];
  /** How many levels of groups start as their author wrote them. */
  levels: number;
}

/** A page that another leads to: the previous one, the next one. */
export interface LinkTarget {
  text: string;
  link: string;
  icon?: string;
}

/** A locale as pages and theme see it. */
export interface SiteLocale {
  /** `/`, `/en/`. */
  path: string;
  lang: string;
  /** The language's own name: `简体中文`, `English`. */
  label: string;
  title: string;
  description: string;
  /** What the generator writes for readers, as the theme says it. @default English */
  text?: ReaderText;
}

/** What is true of the whole site. */
export interface SiteData {
  base: string;
  /** `https://example.org`, without a final slash; absent when the config gives none. */
  hostname?: string;
  locales: readonly SiteLocale[];
  /** Present when the site can be searched. */
  search?: { recent: number; slashKey: boolean };
  /** Present when there are other versions of the site: `PageNavigation.versions`. */
  hasVersions?: true;
  /** Documents name the file of their text, so that they can be compared with those of another build. */
  hasTextMarks?: true;
}

/** Index of a sidebar, then child indices from the top down: `0/3/1`. As an object with a list, it would take four times as much. */
export type SidebarPlace = `${number}${string}`;

/**
 * Everything pages need to know of each other. Built once, frozen.
 * Plain data only, so that it survives a structured clone.
 */
export interface PageGraph {
  site: SiteData;
  pages: readonly Page[];
  /** Drafts that are no pages of this build: named by navigation and links, and led to by none. */
  drafts: readonly Page[];
  /** Route (as written, without base) to index in `pages`. */
  routes: ReadonlyMap<string, number>;
  /** Source file to index in `pages`. */
  files: ReadonlyMap<string, number>;
  /** Of all languages. */
  collections: readonly Collection[];
  navbars: Readonly<Record<string, readonly NavItem[]>>;
  sidebars: readonly Sidebar[];
  /** Route to the place of its entry. */
  sidebarPlaces: ReadonlyMap<string, SidebarPlace>;
  /** Route to its neighbours in sidebar order, after frontmatter overrides. */
  neighbours: ReadonlyMap<string, { prev?: LinkTarget; next?: LinkTarget }>;
  /** Folder of each locale in the source folder by locale path: `''`, `en`. Finds the twin of a page. */
  localeDirs: Readonly<Record<string, string>>;
  /** Source file to its history. */
  git: ReadonlyMap<string, GitData>;
  /** Routes of the pages that readers need a password for. */
  locked: ReadonlySet<string>;
  /** Files of the output that are made of pages, without a slash first: `blog/feed.xml`. */
  generatedFiles: ReadonlySet<string>;
  /** Old addresses that the config redirects, in the form of routes, and where they lead. */
  redirects: ReadonlyMap<string, string>;
  /** Translations whose source is newer, by route. */
  behind?: Pick<ReadonlyMap<string, Behind>, 'get'>;
  /** Present on a site with versions, and on each of those. */
  versions?: SiteVersions;
}

/** The navigation around one page, derived from the graph when the page is rendered. */
export interface PageNavigation {
  navbar: readonly NavItem[];
  /** Of a large one what this page shows of it. */
  sidebar?: { id: string } & OpenBranch;
  breadcrumbs: readonly { text: string; link?: string }[];
  prev?: LinkTarget;
  next?: LinkTarget;
  /** Every locale of the site with the address of this page in it, or that locale's home when there is no twin. */
  alternates: readonly {
    path: string;
    lang: string;
    label: string;
    link: string;
    exists: boolean;
    /** Whether a password opens it. */
    locked: boolean;
    /** Whether a password may open a part of it. */
    hasLockedPart: boolean;
  }[];
  /** This page in every version of the site, the present one first; absent where there is one only. */
  versions?: readonly VersionLink[];
}

/** What readers are told of a version: `old` is behind the present one, `unsupported` gets no mending any more, `next` is not released yet. */
export type VersionState = 'old' | 'unsupported' | 'next';

/** A version of the site as the others know it. */
export interface SiteVersion {
  /** Empty for the present version without a name of its own. */
  label: string;
  /** Where it begins on its host, with a slash at both ends: `/docs/v1/`. */
  base: string;
  state?: VersionState;
  /** Addresses of its pages, without base. */
  routes: ReadonlySet<string>;
  /** Old addresses of its pages and where they lead, both without base. */
  redirects: ReadonlyMap<string, string>;
}

/** All versions of a site. */
export interface SiteVersions {
  /** The present one first, then in the order of the config. */
  all: readonly SiteVersion[];
  /** Which of them this site is. */
  own: number;
}

/** A page in a version of the site. */
export interface VersionLink {
  label: string;
  /** Address of the page, or of what comes nearest to it there. */
  href: string;
  state?: VersionState;
  /** Whether the version has this very page. */
  exists: boolean;
  /** Whether this is the version that is shown. */
  isOwn: boolean;
}
