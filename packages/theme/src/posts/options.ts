import { docCollectionSchema, postCollectionSchema } from 'bifolio';
import { z } from 'zod';
import { socialOptions } from '../frame/social/options.ts';
import { profileSchema } from './aside/profile-options.ts';
import { coverSchema } from './cover/cover-options.ts';
import { docLookOptions, postLookOptions } from './looks.ts';

const ownSocial = {
  /** Social links below the author card. @default the theme's */
  social: z.union([z.literal(false), socialOptions.social]).optional(),
};

/** A collection of the theme: where its pages are, and how they look. */
export const themeCollectionSchema = z.discriminatedUnion(
  'type',
  [
    postCollectionSchema.extend({ ...postLookOptions, ...ownSocial }),
    docCollectionSchema.extend(docLookOptions),
  ],
  { error: '"post" or "doc"' },
);
/** A collection as authors write it. */
export type ThemeCollection = z.input<typeof themeCollectionSchema>;

/** Options of blogs. */
export const postsOptions = {
  /** Author card beside the lists of posts. @default none */
  profile: profileSchema.optional(),
};

/** Keys of the frontmatter of posts, besides those the generator reads. */
export const postFields = {
  /** Image for lists, feeds and link previews. */
  cover: z.string().optional(),
  /** Options of `postCover` for this post. @default the collection's `postCover` */
  coverStyle: coverSchema.optional(),
  /** Text in the list; `false` shows none. @default text before `<!-- more -->`, else the description */
  excerpt: z.union([z.boolean(), z.string()]).optional(),
};
