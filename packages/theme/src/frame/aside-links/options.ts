import { webAddressSchema } from 'bifolio';
import { z } from 'zod';

/** Links beside a page's content: to sponsor the project, to star it, to report a mistake. */
export const asideLinksSchema = z.strictObject({
  /** Where readers can support the project. */
  sponsor: webAddressSchema.optional(),
  /** `true` for `docsRepo`, or another address. @default false */
  star: z.union([z.boolean(), webAddressSchema]).optional(),
  /** `true` for the issues of `docsRepo`, or another address. @default false */
  issue: z.union([z.boolean(), webAddressSchema]).optional(),
});
