import { fieldOf, webAddressSchema } from 'bifolio';
import { z } from 'zod';
import { socialOptions } from '../frame/social/options.ts';

/** A color, or one for each appearance. */
const eachAppearance = z.union([
  z.string(),
  z.strictObject({
    /** In light appearance. */
    light: z.string().optional(),
    /** In dark appearance. */
    dark: z.string().optional(),
  }),
]);

const friendSchema = z.strictObject({
  /** Name of the friend, required. */
  name: z.string(),
  /** URL of the friend's site, required. */
  link: webAddressSchema,
  /** Image: path in `public`, or URL; without it, the first letter of the name. @default the first letter of the name */
  avatar: z.string().optional(),
  /** A sentence about them. */
  desc: z.string().optional(),
  /** Location of the friend. */
  location: z.string().optional(),
  /** Organization that the friend works for. */
  organization: z.string().optional(),
  /** Social links, as in the theme's `social`. @default [] */
  socials: socialOptions.social,
  /** Color of the text. */
  color: eachAppearance.optional(),
  /** Color of the card. */
  backgroundColor: eachAppearance.optional(),
  /** Color of the name. */
  nameColor: eachAppearance.optional(),
});

const friendGroupSchema = z.strictObject({
  /** Title of the page. */
  title: z.string().optional(),
  /** A sentence below it. */
  desc: z.string().optional(),
  /** Friends, one card each. @default [] */
  list: z.array(friendSchema).default([]),
});

export type Friend = z.output<typeof friendSchema>;
export type FriendGroupFields = z.output<typeof friendGroupSchema>;
export type EachAppearance = z.output<typeof eachAppearance>;

const ofFriends = fieldOf('friends');

/** What a page with `pageLayout: friends` says. */
export const friendsFields = {
  /** Show the page as a list of friends. The older way of writing `pageLayout: friends`. */
  friends: z.boolean().optional(),
  /** Friends, one card each. */
  list: z.array(friendSchema).optional().meta(ofFriends),
  /** Groups of friends with a heading, shown after `list`. */
  groups: z.array(friendGroupSchema).optional().meta(ofFriends),
  /** Sentence below the title. */
  desc: z.string().optional().meta(ofFriends),
  /** Position of the text: before or after the cards. @default 'after' */
  contentPosition: z.enum(['before', 'after']).optional().meta(ofFriends),
  /** Cards per row on wide screens, 1 to 4. @default 2 */
  cols: z.number().int().min(1).max(4).optional().meta(ofFriends),
};
