import { z } from 'zod';
import { DEFAULT_ROUNDS, MAX_ROUNDS, MIN_ROUNDS } from '../lock.ts';

const PASSWORDS = 'a password in quotes, or a list of passwords';

/**
 * One password or several. `env:NAME` stands for the environment variable of that name.
 * @example
 * ```ts
 * import { passwordsSchema } from 'bifolio/markdown';
 *
 * passwordsSchema.parse('quiet-harbor-lantern-42'); // ['quiet-harbor-lantern-42']
 * ```
 */
export const passwordsSchema = z
  .custom<string | readonly string[]>(isPasswords, { error: PASSWORDS })
  .transform(listed);

/** The same in frontmatter, where `false` is none. */
export const pagePasswordsSchema = z
  .custom<false | string | readonly string[]>((value) => value === false || isPasswords(value), {
    error: PASSWORDS,
  })
  .transform((value) => value !== false && listed(value));

/** `encrypt` of the config: which pages are locked, and whose passwords open them. */
export const encryptOptions = z.union(
  [
    z.literal(false),
    z.strictObject({
      /** Lock the whole site; passwords in `admin` unlock it. @default false */
      global: z.boolean().default(false),
      /** Split each text into several passwords at this text. @default none */
      separator: z.string().min(1, { error: 'a text of at least one character' }).optional(),
      /** Passwords that unlock everything. @default [] */
      admin: passwordsSchema.default([]),
      /** Passwords by the pages they unlock. A key that begins with `^` is a regular expression for path or file, one that ends in `.md` or `.mdx` is the end of a file's path, any other is the beginning of a path or file. @default {} */
      rules: z
        .record(
          z.string().refine(isRule, { error: 'a path, a file or a valid regular expression' }),
          passwordsSchema,
        )
        .default({}),
      /** Cost of each guess, 4 to 31; one more doubles it. @default 10 */
      rounds: z
        .number()
        .refine((rounds) => Number.isInteger(rounds) && rounds >= MIN_ROUNDS && rounds <= MAX_ROUNDS, {
          error: `a whole number from ${MIN_ROUNDS} to ${MAX_ROUNDS}`,
        })
        .default(DEFAULT_ROUNDS),
      /** How long pages stay unlocked, in hours. Without it, until the last tab of the site is closed. @default 'session' */
      expires: z
        .union([z.literal('session'), z.number().positive()], { error: '`"session"` or a number of hours' })
        .default('session'),
      /** The search for locked text in the output, before it is published. */
      gate: z
        .strictObject({
          /** Files that everyone may read, although locked pages contain the same text. @since 1.0.0-rc.176 @default [] */
          allow: z.array(z.string().min(1, { error: 'the path of a file' })).default([]),
        })
        .optional(),
    }),
  ],
  { error: '`false` or an object with `global`, `admin`, `rules` and the like' },
);

/**
 * What authors write.
 * @example
 * ```ts
 * import type { EncryptInput } from 'bifolio';
 *
 * const encrypt: EncryptInput = { rules: { '/team/': 'env:TEAM_PASSWORD' } };
 * ```
 */
export type EncryptInput = z.input<typeof encryptOptions>;
/** After the checks. */
export type EncryptOptions = Exclude<z.output<typeof encryptOptions>, false>;

function isRule(pattern: string): boolean {
  if (!pattern.startsWith('^')) return pattern.trim() !== '';
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

function listed(passwords: string | readonly string[]): string[] {
  return [passwords].flat();
}

function isPasswords(value: unknown): value is string | readonly string[] {
  const all = [value].flat();
  return all.length > 0 && all.every((one) => typeof one === 'string' && one.trim() !== '');
}
