import { z } from 'zod';

/** Somebody who wrote a page, as it is shown. */
export interface Person {
  name: string;
  /** Account on the repository's host. */
  username?: string;
  url?: string;
  avatar?: string;
  commits: number;
}

const text = z.string();

const settings = z.strictObject({
  /** Names in the page's footer, or a block of their own with pictures. @default 'inline' */
  mode: z.enum(['inline', 'block']).default('inline'),
  /** What Git does not know of people. */
  info: z
    .array(
      z.strictObject({
        /** Account on the repository's host. */
        username: text,
        /** Names and mail addresses that this person has committed with. */
        alias: z.union([text, z.array(text)]).optional(),
        /** Name that is shown. @default the name in Git */
        name: text.optional(),
        /** Where the name leads. @default the account's page */
        url: text.optional(),
        /** Address of a picture. */
        avatar: text.optional(),
      }),
    )
    .optional(),
  /** Show pictures: `info`, `avatarPattern`, GitHub for its accounts, else Gravatar. Readers then ask those hosts. @default false */
  avatar: z.boolean().default(false),
  /** Address of a picture with `:username`. */
  avatarPattern: text.optional(),
  /** The last word on the list. */
  transform: z
    .custom<(people: Person[]) => Person[]>((value) => typeof value === 'function', {
      error: 'a function from people to people',
    })
    .optional(),
});

/** Options of the people who wrote a page. */
export const contributorsOptions = {
  /** Show who wrote a page, in a line or as a block. @default true */
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
  /** Show who wrote the page; names are added to those of Git. @default the theme's `contributors` */
  contributors: z.union([z.boolean(), z.string(), z.array(z.string())]).optional(),
};
