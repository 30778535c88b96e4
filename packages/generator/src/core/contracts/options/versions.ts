import { z } from 'zod';

const text = z.string().regex(/\S/, { error: 'a text of at least one character' });

/** Options of sites that are published in several versions. */
export const versionOptions = {
  /** Name of the version in the working tree, in the menu of versions. @since 1.0.0-rc.176 @default the theme's word for the latest version */
  version: text.optional(),
  /** Versions in Git that are built below the site. @since 1.0.0-rc.176 @default [] */
  versions: z
    .array(
      z
        .strictObject({
          /** Tag, branch or commit. A version without one has its `html` beside the config. */
          ref: text.optional(),
          /** Folder with finished HTML. It is copied as it is. Or the `versions.json` of mike, which lists such folders. @default built from its sources */
          html: text
            .refine((path) => !/^\/|(?:^|\/)\.\.(?:\/|$)/.test(path), {
              error: 'a folder inside the project',
            })
            .optional(),
          /** Name in the menu. @default `ref` */
          label: text.optional(),
          /** Path below the site: `v1` is `/v1/`. No page, public file or language may be there. @default from `label` */
          path: z
            .string()
            .regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, { error: 'a path such as "v1"' })
            .optional(),
          /** A notice under the title of its pages; search engines omit the latter two. @default no notice */
          state: z.enum(['old', 'unsupported', 'next']).optional(),
          /** `'today'` reads its pages with the config of the working tree. @default its own config */
          config: z.literal('today').optional(),
        })
        .refine(({ ref, html }) => ref ?? html, { error: 'an object with `ref`, `html`, or both' }),
    )
    .default([]),
};

/** A version as the config names it. */
export type VersionOption = z.output<typeof versionOptions.versions>[number];
