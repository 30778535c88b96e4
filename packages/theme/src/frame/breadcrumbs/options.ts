import { z } from 'zod';

/** Options of the path above a page's title. */
export const breadcrumbsOptions = {
  /** First entry of the breadcrumbs. @default the site's title */
  homeText: z.string().optional(),
};
