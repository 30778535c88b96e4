import { collectionsSchema, copyrightSchema, navbarSchema, sidebarSchema } from 'bifolio';
import { z } from 'zod';
import { APPEARANCE_TRANSITION_NAMES } from './frame/appearance/transitions.ts';
import { asideLinksSchema } from './frame/aside-links/options.ts';
import { changelogSchema } from './frame/changelog/options.ts';
import { contributorsSchema } from './frame/contributors/options.ts';
import { copyCodeSchema } from './frame/copy-code/options.ts';
import { createTimeSchema, readingTimeSchema } from './frame/doc-meta/options.ts';
import { outlineSchema } from './frame/outline/outline-levels.ts';
import { socialSchema } from './frame/social/options.ts';
import { textsSchema } from './text/options.ts';

const repository = z
  .string()
  .refine(
    (repo) =>
      repo === '' || /^[\w.-]+\/[\w.-]+$/.test(repo) || /^https?:$/.test(URL.parse(repo)?.protocol ?? ''),
    {
      error: '"owner/name" or the address of a repository',
    },
  );

/** Options that may differ between locales. */
const perLocale = {
  /** The bar at the top. @default made by the generator from the site's sections */
  navbar: navbarSchema.optional(),
  /** Sidebars by the address prefix they belong to. */
  sidebar: sidebarSchema.optional(),
  /** Folders of pages that belong together. */
  collections: collectionsSchema.optional(),
  /** Where logo and "take me home" lead. @default the locale's path */
  home: z.string().optional(),
  /** Picture before the site's name: a path in `public`, or an address. */
  logo: z.string().optional(),
  /** The same for dark appearance. */
  logoDark: z.string().optional(),
  /** Where else the site's people are. @default [] */
  social: socialSchema.optional(),
  /** Names of those that stand in the navigation bar; the mobile screen has all. @default ['github', 'twitter', 'discord', 'facebook'] */
  navbarSocialInclude: z.array(z.string()).optional(),
  /** Links beside the content: `sponsor`, `star`, `issue`. @default {} */
  asideLinks: asideLinksSchema.optional(),
  /** Address of a page's source, with `:repo`, `:branch` and `:path`. @default by the repository's host */
  editLinkPattern: z.string().optional(),
  /** Heading levels in the outline: one, a range, `'deep'` for 2 to 6, `false` for none. @default [2, 3] */
  outline: outlineSchema.optional(),
  /** The column with the outline: at the end, at the start (`'left'`), or none (`false`). @default true */
  aside: z.union([z.boolean(), z.literal('left')]).optional(),
  /** Show the sidebar's scrollbar. @default true */
  sidebarScrollbar: z.boolean().optional(),
  /** Name of this language in the language menu. @default `label` of the site's locale */
  selectLanguageName: z.string().optional(),
  /** First step of breadcrumbs. @default the site's title */
  homeText: z.string().optional(),
  /** Mark links that lead to other sites. @default true */
  externalLinkIcon: z.boolean().optional(),
  /** Links to the previous page. @default true */
  prevPage: z.boolean().optional(),
  /** Links to the next page. @default true */
  nextPage: z.boolean().optional(),
  /** When pages were written, below their titles: frontmatter `createTime`, else their first commit. @default true */
  createTime: createTimeSchema.optional(),
  /** Who may do what with the site's own pages: `true` for CC-BY-4.0, a licence, or more. @default false */
  copyright: copyrightSchema.optional(),
  /** Last lines of every page, as HTML; `false` for none. @default what the site is built with */
  footer: z
    .union([
      z.literal(false),
      z.strictObject({ message: z.string().optional(), copyright: z.string().optional() }),
    ])
    .optional(),
  /** Movement: `false` for none, or what moves. @default true */
  transition: z
    .union([
      z.boolean(),
      z.strictObject({
        /** Animate the change from page to page. @default true */
        page: z.boolean().optional(),
        /** How the page turns from light to dark; `false` at once. @default 'fade' */
        appearance: z.union([z.boolean(), z.enum(APPEARANCE_TRANSITION_NAMES)]).optional(),
      }),
    ])
    .optional(),
};

/** What may stand at the top level and, for one locale, under `locales['/en/']`. */
const localeSchema = z.strictObject({ ...perLocale, ...textsSchema.shape });

/** Options of `theme()`. */
export const optionsSchema = z.strictObject({
  ...localeSchema.shape,
  /** Open images of the text large when they are clicked. @default true */
  imagePreview: z.boolean().optional(),
  /** Light and dark: `true` follows the system and lets readers choose, `'dark'` starts dark, `'force-dark'` and `false` (light) leave no choice. @default true */
  appearance: z.union([z.boolean(), z.literal('dark'), z.literal('force-dark')]).optional(),
  /** A button on each code block that copies it; `false` for none. @default true */
  copyCode: copyCodeSchema.optional(),
  /** Repository of the pages: `owner/name` on GitHub, or an address on GitHub, GitLab, Gitee, Bitbucket. @default '' */
  docsRepo: repository.optional(),
  /** @default 'main' */
  docsBranch: z.string().optional(),
  /** Folder of the pages in the repository. @default '' */
  docsDir: z.string().optional(),
  /** Show "Edit this page" where `docsRepo` is set. @default true */
  editLink: z.boolean().optional(),
  /** `false`, or how to write the time: options of `Intl.DateTimeFormat`. @default { dateStyle: 'short', timeStyle: 'short' } */
  lastUpdated: z
    .union([
      z.literal(false),
      z.looseObject({ forceLocale: z.string().optional(), timeZone: z.string().optional() }),
    ])
    .optional(),
  /** Show who wrote a page, in a line or as a block. @default true */
  contributors: contributorsSchema.optional(),
  /** Show the latest commits of a page. @default false */
  changelog: changelogSchema.optional(),
  /** Show how long a page takes to read. @default true */
  readingTime: readingTimeSchema.optional(),
  /** Options of one locale by its path; they go before those at the top level. */
  locales: z.record(z.string(), localeSchema).optional(),
});

/** What authors write in `theme({...})`. */
export type ThemeOptions = z.input<typeof optionsSchema>;
/** What authors write under `locales['/en/']`. */
export type ThemeLocaleOptions = z.input<typeof localeSchema>;
