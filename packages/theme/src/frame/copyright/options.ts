import { copyrightSchema } from 'bifolio';

/** Options of the note on who may do what with a page. */
export const copyrightOptions = {
  /** Who may do what with the site's own pages: `true` for CC-BY-4.0, a license, or more. @default false */
  copyright: copyrightSchema.default(false),
};
