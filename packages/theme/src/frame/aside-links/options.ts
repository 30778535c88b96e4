import { webAddressSchema } from 'bifolio';
import { z } from 'zod';

/** Options of the links beside a page's content. */
export const asideLinksOptions = {
  /** Links beside the content. To sponsor the project, to star it, to report a mistake. @default {} */
  asideLinks: z
    .strictObject({
      /** URL for readers who want to sponsor the project. */
      sponsor: webAddressSchema.optional(),
      /** `true` for `docsRepo`, or another URL. @default false */
      star: z.union([z.boolean(), webAddressSchema]).optional(),
      /** `true` for the issues of `docsRepo`, or another URL. @default false */
      issue: z.union([z.boolean(), webAddressSchema]).optional(),
    })
    .default({}),
};
