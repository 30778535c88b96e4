import { z } from 'zod';

/** Without this many, a page shows no more of its history (memory grows with it). */
const DEFAULT_COUNT = 10;

const pattern = (sample: string) =>
  z.string().refine((form) => /^(:repo\b|https?:\/\/)/.test(form), {
    error: `an address such as "${sample}"`,
  });

/** The history of a page: off, on, or with other addresses. */
export const changelogSchema = z.union([
  z.boolean(),
  z.strictObject({
    /** Commits that a page shows at most. @default 10 */
    maxCount: z
      .number()
      .refine((count) => Number.isInteger(count) && count > 0, { error: 'a whole number above 0' })
      .optional(),
    /** Address of the repository. @default `docsRepo` */
    repoUrl: z
      .string()
      .refine((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? ''), {
        error: 'an address with https://',
      })
      .optional(),
    /** Address of a commit, with `:repo` and `:hash`. @default by the repository's host */
    commitUrlPattern: pattern(':repo/commit/:hash').optional(),
    /** Address of an issue, with `:repo` and `:issue`. @default by the repository's host */
    issueUrlPattern: pattern(':repo/issues/:issue').optional(),
    /** Address of a tag, with `:repo` and `:tag`. @default by the repository's host */
    tagUrlPattern: pattern(':repo/releases/tag/:tag').optional(),
  }),
]);

export type ChangelogInput = z.input<typeof changelogSchema>;
/** The option with its shorthands written out. */
export type ChangelogOptions = Exclude<ChangelogInput, boolean> & { maxCount: number };

/** `false` stays; everything else gets a number of commits. */
export function resolveChangelog(input: ChangelogInput = false): false | ChangelogOptions {
  if (input === false) return false;
  const options = input === true ? {} : input;
  return { ...options, maxCount: options.maxCount ?? DEFAULT_COUNT };
}
