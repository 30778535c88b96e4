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

/** Who wrote a page: on, off, or how to show them. */
export const contributorsSchema = z.union([
  z.boolean(),
  z.strictObject({
    /** Names in the page's footer, or a block of their own with pictures. @default 'inline' */
    mode: z.enum(['inline', 'block']).optional(),
    /** What Git does not know of people. */
    info: z
      .array(
        z.strictObject({
          username: text,
          /** Names and mail addresses that this person has committed with. */
          alias: z.union([text, z.array(text)]).optional(),
          name: text.optional(),
          url: text.optional(),
          avatar: text.optional(),
        }),
      )
      .optional(),
    /** Show pictures: `info`, `avatarPattern`, GitHub for its accounts, else Gravatar. Readers then ask those hosts. @default false */
    avatar: z.boolean().optional(),
    /** Address of a picture with `:username`. */
    avatarPattern: text.optional(),
    /** The last word on the list. */
    transform: z
      .custom<(people: Person[]) => Person[]>((value) => typeof value === 'function', {
        error: 'a function from people to people',
      })
      .optional(),
  }),
]);

export type ContributorsInput = z.input<typeof contributorsSchema>;
/** The option with its shorthands written out. */
export type ContributorsOptions = Exclude<ContributorsInput, boolean> & {
  show: boolean;
  mode: 'inline' | 'block';
};

/** `true` and `false` written out. */
export function resolveContributors(input: ContributorsInput = true): ContributorsOptions {
  if (typeof input === 'boolean') return { show: input, mode: 'inline' };
  return { ...input, show: true, mode: input.mode ?? 'inline' };
}
