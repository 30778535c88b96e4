import { z } from 'zod';

const standfirst = z.union([z.enum(['opening', 'description']), z.literal(false)]);

/** Options of the larger lines at the top of a page. */
export const standfirstOptions = {
  /** Larger lines at the top of pages: the first paragraph (`'opening'`), the frontmatter `description`, or none (`false`). @default 'opening' */
  standfirst: standfirst.default('opening'),
};

/** What a page says of its standfirst. */
export const standfirstFields = {
  /** Larger lines at the top of a page: its first paragraph (`opening`), the `description`, or none (`false`). @default the theme's `standfirst` */
  standfirst: standfirst.optional(),
};
