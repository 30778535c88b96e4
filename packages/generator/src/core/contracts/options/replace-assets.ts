import { z } from 'zod';

type Replace = (address: string) => string;

/** A prefix: an address, or a path of this host. A function returns the whole new address. */
const replacement = z.custom<string | Replace>(
  (value) =>
    typeof value === 'function' || (typeof value === 'string' && /^(?:https?:)?\/\/[^\s/]|^\/\S/.test(value)),
  { error: 'a prefix such as "https://cdn.example.org", or a function of the URL' },
);

const ruleSchema = z.strictObject({
  /** URLs to replace: a regular expression, also as a `string` that begins with `^` or ends with `$`; any other `string` is the end of the URL. */
  find: z.custom<string | RegExp>(isPattern, { error: 'a regular expression, or the end of a URL' }),
  /** What stands before them from now on, or a function that returns the new address. */
  replacement,
});

const rulesSchema = z
  .union([ruleSchema.transform((rule) => [rule]), z.array(ruleSchema)], {
    error: 'a rule `{ find, replacement }` or a list of them',
  })
  .default([]);

const everything = z.strictObject({
  /** Rules for some URLs; the first match takes precedence over the other options. @default [] */
  rules: rulesSchema,
  /** For images. @default none */
  image: replacement.optional(),
  /** For audio and video. @default none */
  media: replacement.optional(),
  /** For all other images, audio and video. @default none */
  all: replacement.optional(),
});

/** `replaceAssets` of the config: where readers get images, sound and film from. */
export const replaceAssetsOptions = z.union(
  [
    z.literal(false),
    replacement.transform((all) => everything.parse({ all })),
    ruleSchema.transform((rule) => everything.parse({ rules: rule })),
    z.array(ruleSchema).transform((rules) => everything.parse({ rules })),
    everything,
  ],
  {
    error:
      '`false`, a prefix, a function, a rule, a list of rules, or an object with `rules`, `image`, `media` and `all`',
  },
);

/**
 * What authors write.
 * @example
 * ```ts
 * import type { ReplaceAssetsInput } from 'bifolio';
 *
 * const replaceAssets: ReplaceAssetsInput = { image: 'https://images.example.org' };
 * ```
 */
export type ReplaceAssetsInput = z.input<typeof replaceAssetsOptions>;
/** After the checks: shorthands written out. */
export type ReplaceAssetsOptions = Exclude<z.output<typeof replaceAssetsOptions>, false>;

function isPattern(value: unknown): boolean {
  if (value instanceof RegExp) return true;
  if (typeof value !== 'string' || value === '') return false;
  try {
    new RegExp(value);
    return true;
  } catch {
    return !isExpression(value);
  }
}

/** Whether a text is meant as a regular expression. */
export const isExpression = (find: string): boolean => find.startsWith('^') || find.endsWith('$');
