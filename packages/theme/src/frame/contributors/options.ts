import { z } from 'zod';

/** Somebody who wrote a page, as it is shown. */
export interface Person {
  name: string;
  /** Account on the host of the repository; required. */
  username?: string;
  url?: string;
  avatar?: string;
  commits: number;
}

const text = z.string();

const settings = z.strictObject({
  /** Names on one line, or a section with images. @default 'inline' */
  mode: z.enum(['inline', 'block']).default('inline'),
  /** Details of people that Git doesn't have. */
  info: z
    .array(
      z.strictObject({
        /** Account on the host of the repository; required. */
        username: text,
        /** Other names, emails and former accounts of this person. */
        alias: z.union([text, z.array(text)]).optional(),
        /** Replaces the data from Git. @default the name in Git */
        name: text.optional(),
        /** Replaces the data from Git. @default page of the account */
        url: text.optional(),
        /** URL of an image. */
        avatar: text.optional(),
      }),
    )
    .optional(),
  /** Replaces the data from Git. From `info`, `avatarPattern`, GitHub, or else Gravatar. Browsers of readers then contact these hosts. @default false */
  avatar: z.boolean().default(false),
  /** URL of an image, with `:username`. */
  avatarPattern: text.optional(),
  /** Changes the list of contributors. */
  transform: z
    .custom<(people: Person[]) => Person[]>((value) => typeof value === 'function', {
      error: 'a function from people to people',
    })
    .optional(),
});

/** Options of the people who wrote a page. */
export const contributorsOptions = {
  /** Contributors of a page, in a line or as a block. @default true */
  contributors: z
    .union([
      z.boolean().transform((show) => ({ ...settings.parse({}), show })),
      settings.transform((own) => ({ ...own, show: true })),
    ])
    .prefault(true),
};

/** Whether and how the people who wrote a page are shown. */
export type ContributorsOptions = z.output<typeof contributorsOptions.contributors>;

/** What a page says of the people who wrote it. */
export const contributorsFields = {
  /** `false` hides the contributors; names are added to those from Git. @default the theme's `contributors` */
  contributors: z.union([z.boolean(), z.string(), z.array(z.string())]).optional(),
};
