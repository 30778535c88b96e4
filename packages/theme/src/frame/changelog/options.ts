import { switchable } from 'bifolio';
import { z } from 'zod';

const pattern = (sample: string) =>
  z.string().refine((form) => /^(:repo\b|https?:\/\/)/.test(form), {
    error: `a URL such as "${sample}"`,
  });

/** Options of the history of a page. */
export const changelogOptions = {
  /** History of a page: its latest commits. @default false */
  changelog: switchable(
    {
      /** Maximum number of commits. @default 10 */
      maxCount: z
        .number()
        .refine((count) => Number.isInteger(count) && count > 0, { error: 'a whole number above 0' })
        .default(10),
      /** URL of the repository. @default `docsRepo` */
      repoUrl: z
        .string()
        .refine((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''), {
          error: 'a URL with https://',
        })
        .optional(),
      /** URL of a commit, such as `:repo/commit/:hash`. @default by the repository's host */
      commitUrlPattern: pattern(':repo/commit/:hash').optional(),
      /** URL of an issue, such as `:repo/issues/:issue`. @default by the repository's host */
      issueUrlPattern: pattern(':repo/issues/:issue').optional(),
      /** URL of a tag, such as `:repo/releases/tag/:tag`. @default by the repository's host */
      tagUrlPattern: pattern(':repo/releases/tag/:tag').optional(),
    },
    false,
  ),
};

/** What is shown of a page's history, and where its links lead. */
export type ChangelogOptions = Exclude<z.output<typeof changelogOptions.changelog>, false>;

/** What a page says of its history. */
export const changelogFields = {
  /** `false` hides the page history. @default the theme's `changelog` */
  changelog: z.boolean().optional(),
};
