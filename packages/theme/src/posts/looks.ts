import { z } from 'zod';
import type { SocialLink } from '../frame/social/options.ts';
import { profileSchema } from './aside/profile-options.ts';
import { coverLayout, coverSchema } from './cover/cover-options.ts';
import { feedSchema } from './feed/options.ts';

/** How the lists and pages of a collection look. */
const sharedLooks = {
  /** Colors of tags: by their names, gray, or the accent. @default 'gray' */
  tagsTheme: z.enum(['colored', 'gray', 'brand']).optional(),
  /** What stands below the title of a page. @default all of it */
  meta: z
    .strictObject({
      /** @default true */
      tags: z.boolean().optional(),
      /** @default true */
      readingTime: z.boolean().optional(),
      /** @default true */
      wordCount: z.boolean().optional(),
      /** The date: with the whole name of the month (`'long'`), a short one (`'short'`), or none. @default 'short' */
      createTime: z.union([z.boolean(), z.enum(['short', 'long'])]).optional(),
    })
    .optional(),
};

/** How a blog looks; its `social` is checked with the options of the theme. */
export const postLookOptions = {
  ...sharedLooks,
  /** Covers of posts: a layout, or more. @default { layout: 'right', ratio: '4:3', width: 240, compact: false, page: true } */
  postCover: z.union([coverLayout, coverSchema]).optional(),
  /** Feeds of the newest posts, on sites with a `hostname`; `false` for none. @default { rss: true, atom: true, json: true, content: 'full', limit: 20 } */
  feed: z.union([z.literal(false), feedSchema]).optional(),
  /** Levels of the category tree that begin open. @default 'deep' */
  categoriesExpand: z
    .union([
      z.literal('deep'),
      z.number().refine((n) => Number.isInteger(n) && n >= 0, { error: 'a whole number of at least 0' }),
    ])
    .optional(),
  /** @default the theme's */
  profile: z.union([z.literal(false), profileSchema]).optional(),
};

/** How a documentation looks. */
export const docLookOptions = {
  ...sharedLooks,
  /** @default the theme's */
  sidebarScrollbar: z.boolean().optional(),
};

/** Reads of the options of a blog what concerns its looks. */
export const postLooks = z.object({
  ...postLookOptions,
  social: z.custom<false | readonly SocialLink[]>().optional(),
});
/** The same of the options of any collection, as far as all kinds have it. */
export const docLooks = z.object(docLookOptions);
