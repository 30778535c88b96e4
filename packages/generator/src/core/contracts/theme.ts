import type { ComponentType, ReactNode } from 'react';
import type { Problem } from '../errors/bifolio-error.ts';
import type { OptionSchemas, SchemasOf } from '../schemas/option-schemas.ts';
import type { ReaderText } from '../text/reader-text.ts';
import type { Collection, PostList } from './collections.ts';
import type { Extension } from './extension.ts';
import type { Generated, ScannedSite } from './generated.ts';
import type { SealedLock } from './lock.ts';
import type { Block } from './markdown.ts';
import type { PageNavigation, SidebarItem, SiteData, SiteLocale } from './navigation.ts';
import type { CollectionInput } from './options/collections.ts';
import type { EncryptOptions } from './options/locks.ts';
import type { NavbarInput, SidebarInput } from './options/navigation.ts';
import type { ReplaceAssetsOptions } from './options/replace-assets.ts';
import type { Badge, Change, Contributor, Frontmatter, Heading, PageLock, ReadingTime } from './page.ts';
import type { Behind } from './translations.ts';

/**
 * What the components of a theme find in `usePage().theme`. A theme says what that is, and authors' components see it too:
 * `declare module 'bifolio' { interface ThemePageOptions extends MyOptions {} }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: themes fill it in
export interface ThemePageOptions {}

/**
 * A text of the theme that is no page's, such as a notice: Markdown, HTML, or a file of either, given by its path from the folder of
 * the config. `option` is where the config names it.
 */
export type InsertSource = ({ markdown: string } | { html: string } | { file: string }) & {
  option?: Problem['option'];
};

/** What a theme says of one locale, after its own validation. */
export interface ThemeLocale {
  navbar?: NavbarInput;
  sidebar?: SidebarInput;
  collections?: readonly CollectionInput[];
  /** The first entry of a navigation bar that nobody wrote, on sites with a blog. */
  homeText?: string;
  /** Name of the language in the language menu, when the site's locale has none. */
  label?: string;
  /** Addresses that the frame of each page links to, besides navigation: their pages are reached. @default none */
  frameLinks?: readonly string[];
  /** What the generator writes for readers, in the locale's language. @default English */
  text?: ReaderText;
  /** Texts that its layouts show by `<Insert name>`, by name. They are rendered once, with all that pages may use. @default none */
  inserts?: Readonly<Record<string, InsertSource>>;
  /** Everything the theme wants to find again in `usePage().theme`: plain data. */
  options: ThemePageOptions;
}

/**
 * What `theme({...})` returns: plain data, paths and schemas, usable in Node without React. `Markdown` is what authors write under
 * `markdown` for its blocks.
 */
export interface Theme<Markdown extends object = Readonly<Record<string, unknown>>> {
  name: string;
  /** Options of its blocks by their key in `markdown`: `Block.options` of all of them. @default none */
  markdown?: SchemasOf<Markdown>;
  /** Fields of the frontmatter that it reads, by key. @default none */
  frontmatter?: OptionSchemas;
  /** Keys of its options and of frontmatter under which pictures of the public folder stand, at any depth: missing ones are reported. @default none */
  pictureKeys?: readonly string[];
  /** Absolute path of the module that exports a `ThemeServer`. It is bundled by Vite, never imported by Node directly. */
  server: string;
  /** Style sheets by name, absolute paths. `base` is linked by every page, the others by pages that use the block or component folder of that name. */
  styles: Readonly<Record<string, string>>;
  /** A few lines of plain script that run before the first paint (stored appearance). Must not contain `</script`. */
  headScript: string;
  /** Plain browser module imported by the client entry on every page (outline highlight, back to top). No React. */
  client?: string;
  /** Paths that the theme's own `locales` option names; each must be a locale of the site. */
  localePaths?: readonly string[];
  /** Commits a page shows of its history at most; without it, none are read. */
  changesPerPage?: number;
  /** For the reading time of pages. @default 300 */
  wordsPerMinute?: number;
  /** Names of the places that authors can fill with `slots/<name>.tsx`. */
  slots?: readonly string[];
  /** Modules whose component authors can replace with `overrides/<Name>.tsx`: absolute paths by component name. */
  overridable?: Readonly<Record<string, string>>;
  /** Absolute path of the folder with the bundle that `prebuildTheme` makes; sites that add nothing to the theme use it. */
  prebuilt?: string;
  /** Absolute path of a file with the licenses of packages that its modules contain. @default none */
  licenses?: string;
  /** Warnings about its options; `option` finds their places in the config. @default none */
  notes?: readonly Problem[];
  /** Names of its options, for `check --from`, which tells what becomes of another theme's. */
  optionNames?: readonly string[];
  /** Keys of the frontmatter that other pages and files may show of a page: `Face.frontmatter`. @default none */
  publicFields?: readonly string[];
  /** Keys of the frontmatter that shape what stands around a page. They hold for the form of a locked page too, so everybody may know them. @default none */
  frameFields?: readonly string[];
  /**
   * Pages and files that are made of others: lists of posts, archives, feeds. Called after each scan, and once by
   * what renders; makes the same of the same site.
   */
  generate?(site: ScannedSite): Generated;
  /** Extensions that it brings along, such as `feeds()`. They know of the site what `generate` does. @default none */
  extensions?: readonly Extension[];
  /** `encrypt` of the config, when it stands among the theme's options. */
  encrypt?: EncryptOptions;
  /** `replaceAssets` of the config, when it stands among the theme's options. */
  replaceAssets?: ReplaceAssetsOptions;
  /** Keys of the frontmatter that name a picture: one beside the page too, `./cover.jpg`, published as those of its text. @default none */
  imageFields?: readonly string[];
  /**
   * Files of packages for browsers to fetch, such as `artalk/dist/Artalk.mjs`: published with the site, and found by
   * `useFile`. One that isn't installed is an error. @default none
   */
  files?: readonly string[];
  /** `false` when nobody is to search by our index: none is made. @default what the config says */
  search?: false;
  /** Options for a locale. `path` is `/`, `/en/`. */
  locale(path: string, lang: string): ThemeLocale;
}

/** The exports of a theme's server module. */
export interface ThemeServer {
  /** The whole `<html>` element. Renders `<Head />` and `<Layout />` from the props. */
  Document: ComponentType<DocumentProps>;
  /**
   * By the name frontmatter `pageLayout` uses: `doc`, `home`, `page`, `not-found` ... Locked pages are shown by `locked`, all
   * pages of a locked site by `site-locked`.
   */
  layouts: Readonly<Record<string, ComponentType<GeneratedLayoutProps<never>>>>;
  /** Names of layouts that only generated and locked pages have: messages do not offer them to authors. @default none */
  generatedLayouts?: readonly string[];
  /** Style sheets that pages of a layout link besides `base`, by the layout's name. */
  layoutStyles?: Readonly<Record<string, readonly string[]>>;
  /**
   * Puts elements around parts of a page's text where its layout needs them. Text, headings and ids stay as they are, in their order:
   * search, feeds and Markdown versions are made without it. @default the text is shown as it was rendered
   */
  arrange?(html: string, context: PageContext): string;
  /** What a layout shows of the frontmatter besides the title, as plain text, by the layout's name: search finds it. */
  layoutTexts?: Readonly<Record<string, (frontmatter: Frontmatter) => readonly string[]>>;
  /** Components for Markdown by name. `style` is the name of the style sheet the page must link. */
  components: Readonly<Record<string, { component: ComponentType<never>; style?: string }>>;
  blocks: readonly Block[];
  /** What a locked page shows in place of its content; wraps `<Lock>` of `bifolio/client`. Its style sheet is `lock`. */
  LockForm?: ComponentType<LockFormProps>;
  /**
   * An entry of a sidebar with all below it, for sites whose sidebars do not fit every page (docs/decisions/03-sidebar-fragments.md):
   * a list item. One after the other they become the list that browsers load, so that 100,000 are never in
   * memory together.
   */
  SidebarFragment?: ComponentType<{ item: SidebarItem; levels: number }>;
}

/** What the form of a locked page is given. */
export interface LockFormProps {
  lock: SealedLock;
  /** `passwordHint` of the frontmatter. */
  hint?: string;
}

/** What the document around a layout is given. */
export interface DocumentProps {
  /** Elements of `<head>` that the generator owns: title, meta, links, scripts. Put it first in `<head>`. */
  head: ReactNode;
  /** Put it last in `<body>`: page data for islands. */
  foot: ReactNode;
  lang: string;
  children: ReactNode;
}

/**
 * What every layout is given; all else it asks `usePage()` for.
 * @example
 * ```tsx
 * import type { LayoutProps } from 'bifolio';
 *
 * export default function Wide({ children }: LayoutProps) {
 *   return <main className="wide">{children}</main>;
 * }
 * ```
 */
export interface LayoutProps {
  /** The page's rendered Markdown. */
  children: ReactNode;
}

/** Of layouts for generated pages. */
export interface GeneratedLayoutProps<Data> extends LayoutProps {
  /** What `GeneratedPage.data` has made. */
  data: Data;
}

/** Everything a static component may know while a page is rendered; `usePage()` in `bifolio/client`. */
export interface PageContext {
  site: SiteData;
  locale: SiteLocale;
  /** `ThemeLocale.options` of this locale. */
  theme: ThemePageOptions;
  page: PageData;
  /** Collections of this locale. */
  collections: readonly Collection[];
  /** The one that the page is in, or whose posts it lists. */
  collection?: Collection;
  navigation: PageNavigation;
  /** Address of the sidebar's fragment when this page ships only the open branch. */
  sidebarFragment?: string;
  /** The address that readers get an image, sound or film of the site from. Absent: the one that it has. */
  replaceAsset?(address: string): string;
}

/** The page that is rendered, as its layout and components see it. */
export interface PageData {
  route: string;
  file: string;
  title: string;
  /** Id for the element that shows the title, when it was a heading in the page's text: links may lead to it. */
  titleId?: string;
  description: string;
  layout: string;
  frontmatter: Frontmatter;
  headings: readonly Heading[];
  /** Parts of it open with passwords. Their headings come to the outline then, so there has to be one. */
  hasLockedParts?: true;
  icon?: string;
  badge?: Badge;
  draft: boolean;
  /** That a password has opened it, and whether that has opened the site; absent on pages that everybody may read. */
  unlocked?: PageLock['scope'];
  /** ISO 8601, UTC. */
  updatedTime?: string;
  createdTime?: string;
  contributors: readonly Contributor[];
  /** The latest commits, newest first; empty unless the theme asks for them. */
  changes: readonly Change[];
  /** Absent when nothing may be said of the text. */
  readingTime?: ReadingTime;
  /** The posts that the page lists. */
  list?: PostList;
  /** On a translation whose source is newer: by how many passages, and where the source is. */
  behind?: Behind;
  /** On a page that shows the source page in the place of a translation: where that is, and the language of the text. */
  fallback?: { source: string; lang: string };
  /** Address of the page as Markdown, with `base`; absent when no extension writes that. */
  markdown?: string;
}
