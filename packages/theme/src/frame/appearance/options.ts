import { z } from 'zod';
import { APPEARANCE_TRANSITION_NAMES } from './transitions.ts';

const turn = z
  .union([z.boolean(), z.enum(APPEARANCE_TRANSITION_NAMES)])
  .transform((turn) => (turn === true ? 'fade' : turn));

const movement = z.strictObject({
  /** Animate the change from page to page. @default true */
  page: z.boolean().default(true),
  /** Let the posts of a list come in one after the other. @default true */
  postList: z.boolean().default(true),
  /** How the page turns from light to dark; `false` at once. @default 'fade' */
  appearance: turn.prefault(true),
});

/** Options of movement, which may differ between locales. */
export const transitionOptions = {
  /** Animations. `false` for none, or what moves. @default true */
  transition: z
    .union([
      z.boolean().transform((all) => movement.parse({ page: all, postList: all, appearance: all })),
      movement,
    ])
    .prefault(true),
};

/** Options of light and dark. */
export const appearanceOptions = {
  /** Light and dark: `true` follows the system and lets readers choose, `'dark'` starts dark, `'force-dark'` and `false` (light) leave no choice. @default true */
  appearance: z.union([z.boolean(), z.literal('dark'), z.literal('force-dark')]).default(true),
};
