import { z } from 'zod';

const level = z.int().min(1).max(6);

/** Heading levels in the outline: one level, a range, `'deep'` for 2 to 6, `false` for no outline. */
export const outlineSchema = z.union([z.literal(false), level, z.tuple([level, level]), z.literal('deep')]);

/** Levels that an outline shows when nothing else is said. */
export const DEFAULT_LEVELS: [number, number] = [2, 3];

/** Options of the outline and of the column that it is in. */
export const outlineOptions = {
  /** Heading levels in the outline: one, a range, `'deep'` for 2 to 6, `false` for none. @default [2, 3] */
  outline: outlineSchema.default(DEFAULT_LEVELS),
  /** Column with the outline: at the end, at the start (`'left'`), or none. @default true */
  aside: z.union([z.boolean(), z.literal('left')]).default(true),
};

/** The same for one page. */
export const outlineFields = {
  /** Heading levels in the outline: one, a range, `'deep'` for 2 to 6, `false` for none. @default the theme's `outline` */
  outline: z.union([z.literal(true), outlineSchema]).optional(),
  /** Column with the outline: at the end, at the start (`'left'`), or none. @default the theme's `aside` */
  aside: z.union([z.boolean(), z.literal('left')]).optional(),
};
