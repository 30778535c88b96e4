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
  /** Name of the friend. */
  name: z.string(),
  /** URL of the friend's site. */
  link: webAddressSchema,
  /** Image: a path in `public`, or a URL. @default the first letter of the name */
  avatar: z.string().optional(),
  /** A sentence about them. */
  desc: z.string().optional(),
  /** Location of the friend. */
  location: z.string().optional(),
  /** Whom they work for. */
  organization: z.string().optional(),
  /** Social links, as in the theme's `social`. @default [] */
  socials: socialOptions.social,
  /** Color of the text: CSS, or `{ light, dark }`. */
  color: eachAppearance.optional(),
  /** Color of the card. */
  backgroundColor: eachAppearance.optional(),
  /** Color of the name. */
  nameColor: eachAppearance.optional(),
});

const friendGroupSchema = z.strictObject({
  /** Heading of the group. */
  title: z.string().optional(),
  /** A sentence below it. */
  desc: z.string().optional(),
  /** The friends in it. @default [] */
  list: z.array(friendSchema).default([]),
});

export type Friend = z.output<typeof friendSchema>;
export type FriendGroup = z.output<typeof friendGroupSchema>;
export type EachAppearance = z.output<typeof eachAppearance>;

const ofFriends = fieldOf('friends');

/** What a page with `pageLayout: friends` says. */
export const friendsFields = {
  /** Show the page as a list of friends. The older way of writing `pageLayout: friends`. */
  friends: z.boolean().optional(),
  /** Friends, one card each. */
  list: z.array(friendSchema).optional().meta(ofFriends),
  /** Friends in groups with a heading, below those in `list`. */
  groups: z.array(friendGroupSchema).optional().meta(ofFriends),
  /** A sentence below the title of the page. */
  desc: z.string().optional().meta(ofFriends),
  /** Position of the page's own text: before or after the cards. @default 'after' */
  contentPosition: z.enum(['before', 'after']).optional().meta(ofFriends),
  /** Cards in a row on wide screens, from 1 to 4. @default 2 */
  cols: z.number().int().min(1).max(4).optional().meta(ofFriends),
};
