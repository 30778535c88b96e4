import { z } from 'zod';

const standfirst = z.union([z.enum(['opening', 'description']), z.literal(false)]);

/** Options of the larger lines at the top of a page. */
export const standfirstOptions = {
  /** Larger lines at the top of a page: the first paragraph, the `description`, or none. @since 1.0.0-rc.176 @default 'opening' */
  standfirst: standfirst.default('opening'),
};

/** What a page says of its standfirst. */
export const standfirstFields = {
  /** Larger lines at the top of a page: the first paragraph, the `description`, or none. @since 1.0.0-rc.176 @default the theme's `standfirst` */
  standfirst: standfirst.optional(),
};
