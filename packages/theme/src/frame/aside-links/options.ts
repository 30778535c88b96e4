import { z } from 'zod';

const address = z.string().refine((link) => /^(https?:\/\/|mailto:|\/(?!\/))/.test(link), {
  error: 'an address such as "https://example.org"',
});

/** Links beside a page's content: to sponsor the project, to star it, to report a mistake. */
export const asideLinksSchema = z.strictObject({
  /** Where readers can support the project. */
  sponsor: address.optional(),
  /** `true` for `docsRepo`, or another address. @default false */
  star: z.union([z.boolean(), address]).optional(),
  /** `true` for the issues of `docsRepo`, or another address. @default false */
  issue: z.union([z.boolean(), address]).optional(),
});

export type AsideLinksInput = z.input<typeof asideLinksSchema>;
