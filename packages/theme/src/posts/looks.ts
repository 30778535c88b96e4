import { z } from 'zod';
import type { SocialLink } from '../frame/social/options.ts';

const layout = z.enum(['left', 'right', 'odd-left', 'odd-right', 'top']);
const ratio = z.union([
  z.number().refine((value) => value > 0, { error: 'a number above 0' }),
  z.string().regex(/^\d+(?:\.\d+)?\s*[:/]\s*\d+(?:\.\d+)?$/, { error: '"4:3", or a number' }),
]);

const coverSchema = z.strictObject({
  /** Side of the text; `odd-left` and `odd-right` alternate. @default 'right' */
  layout: layout.optional(),
  /** Width to height: `'4:3'` or a number. @default '4:3' */
  ratio: ratio.optional(),
  /** Width in pixels; as wide as the text with the layout `top`. @default 240 */
  width: z
    .number()
    .refine((width) => width > 0, { error: 'a number above 0' })
    .optional(),
  /** Frame post and cover as one card that the cover fills to its edges. @default false */
  compact: z.boolean().optional(),
});

/** How the list shows the cover of a post: frontmatter `coverStyle`. */
export const coverStyleSchema = coverSchema.extend({
  /** Show the cover above the text of the post too. @default false */
  page: z.boolean().optional(),
});
export type CoverStyle = z.infer<typeof coverStyleSchema>;

/** Who writes: beside the lists of posts. */
export const profileSchema = z.strictObject({
  /** A picture: a path in `public`, or an address. */
  avatar: z.string().optional(),
  /** Older name of `avatar`. */
  url: z.string().optional(),
  /** Name of the person. */
  name: z.string().optional(),
  /** A sentence about them. */
  description: z.string().optional(),
  /** Cut the picture to a circle. @default false */
  circle: z.boolean().optional(),
  /** Where they live. */
  location: z.string().optional(),
  /** Whom they work for. */
  organization: z.string().optional(),
  /** Side of the column. @default 'right' */
  layout: z.enum(['left', 'right']).optional(),
  /** Size of the picture in pixels, so that nothing moves when it arrives. @default 112 */
  originalWidth: z.number().optional(),
  /** The same for its height. @default 112 */
  originalHeight: z.number().optional(),
});
export type Profile = z.infer<typeof profileSchema>;

const feedSchema = z.strictObject({
  /** @default true */
  rss: z.boolean().optional(),
  /** @default true */
  atom: z.boolean().optional(),
  /** @default true */
  json: z.boolean().optional(),
  /** Whole posts, or what the list shows of them. @default 'full' */
  content: z.enum(['full', 'excerpt']).optional(),
  /** Posts in a feed, the newest. @default 20 */
  limit: z
    .number()
    .refine((count) => Number.isInteger(count) && count >= 1, { error: 'a whole number of at least 1' })
    .optional(),
});
export type FeedOptions = z.infer<typeof feedSchema>;

/** How the lists and pages of a collection look. */
const drawn = {
  /** Colors of tags: by their names, gray, or the accent. @default 'colored' */
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
export const drawnPosts = {
  ...drawn,
  /** Covers in the list: a layout, or more. @default { layout: 'right', ratio: '4:3', width: 240, compact: false } */
  postCover: z.union([layout, coverSchema]).optional(),
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
export const drawnDocs = {
  ...drawn,
  /** @default the theme's */
  sidebarScrollbar: z.boolean().optional(),
};

/** Reads of a collection's options what concerns its looks. */
export const postLooks = z.object({
  ...drawnPosts,
  social: z.custom<false | readonly SocialLink[]>().optional(),
});
export const docLooks = z.object(drawnDocs);
