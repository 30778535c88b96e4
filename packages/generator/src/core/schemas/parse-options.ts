import type { z } from 'zod';
import type { $ZodIssue } from 'zod/v4/core';
import { BifolioError, type Problem } from '../errors/bifolio-error.ts';
import { nearest } from '../errors/nearest.ts';
import { foreignAdvice } from '../foreign-options/foreign-advice.ts';
import { preview, previewSecret } from '../text/preview.ts';
import { expectation, unnestUnions } from './expectation.ts';
import { knownKeys } from './known-keys.ts';
import { formatOptionPath, valueAt } from './option-path.ts';
import { meantSwitch } from './switch-words.ts';

/** Where checked options come from. */
export interface OptionsOrigin {
  /** As problems should name it; leave it out for options of a theme, `loadConfig` then fills it in. */
  file?: string;
  /** Where the value sits in the config, such as `['theme']`. */
  path?: readonly (string | number)[];
  /** What authors call such a value. @default 'option' */
  noun?: string;
  /** Keys beside those of the schema's top level that are checked elsewhere; they are suggested too. @default [] */
  otherKeys?: readonly string[];
  /** What to say of an unknown key at a path that belongs to another place. @default nothing */
  placeOf?(key: string, at: readonly (string | number)[]): string | undefined;
}

/**
 * The checked value with defaults filled in. Throws a `BifolioError` that lists every wrong or unknown option, with its
 * full path, what was expected and what came. In a schema, the message of a `refine` is the noun phrase after "Expected
 * option … to be": `{ error: 'a regular expression' }`.
 * @example
 * ```ts
 * import { parseOptions } from 'bifolio';
 * import { z } from 'zod';
 *
 * const { cups } = parseOptions(z.strictObject({ cups: z.number().default(2) }), {});
 * ```
 */
export function parseOptions<S extends z.ZodType>(
  schema: S,
  value: unknown,
  origin: OptionsOrigin = {},
): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap((issue) => unnestUnions(issue, value));
  throw new BifolioError(issues.flatMap((issue) => issueProblems(issue, { schema, value, ...origin })));
}

interface IssueContext extends OptionsOrigin {
  schema: z.ZodType;
  value: unknown;
}

function issueProblems(
  issue: $ZodIssue,
  { schema, value, file, path = [], noun = 'option', otherKeys = [], placeOf }: IssueContext,
): Problem[] {
  const at = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const option = [...path, ...at];
  if (issue.code === 'unrecognized_keys') {
    const known = [...knownKeys(schema, at), ...(at.length === 0 ? otherKeys : [])];
    return issue.keys.map((key) =>
      unknownOption({ key, known, option, file, noun, place: placeOf?.(key, at) }),
    );
  }
  const name = option.length > 0 ? `${noun} \`${formatOptionPath(option)}\`` : 'the options';
  const what = issue.code === 'invalid_key' ? 'key of ' : '';
  const given = issue.code === 'invalid_key' ? at.at(-1) : valueAt(value, at);
  const got = isSecret(option) ? previewSecret(given) : preview(given);
  return [
    {
      severity: 'error',
      code: 'invalid-option',
      message: `Expected ${what}${name} to be ${expectation(issue)}, got ${got}.`,
      hint: isSecret(option)
        ? undefined
        : (listHint(issue, given, noun) ??
          switchHint(issue, given) ??
          wordHint(issue, given) ??
          foreignHint(option, given)),
      file,
      option,
    },
  ];
}

/** Other generators read text with commas as a list. */
function listHint(issue: $ZodIssue, given: unknown, noun: string): string | undefined {
  if (issue.code !== 'invalid_type' || issue.expected !== 'array' || typeof given !== 'string')
    return undefined;
  const items = given.split(/[,，、]/).map((item) => item.trim());
  if (items.length < 2) return undefined;
  const written = items.map((item) => (noun === 'option' ? JSON.stringify(item) : item));
  return `Write a list: [${written.join(', ')}].`;
}

/** An object of options that another generator has below this one. */
function foreignHint(option: readonly (string | number)[], given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const advice = Object.keys(given).map((key) => foreignAdvice([...option.map(String), key]));
  return advice.find((one) => one !== undefined);
}

/** `no` and `'true'` are text. */
function switchHint(issue: $ZodIssue, given: unknown): string | undefined {
  const meant = meantSwitch(given);
  return meant !== undefined && /\b(?:true|false)\b/.test(expectation(issue)) ? `Write ${meant}.` : undefined;
}

/** One of the words that a value may be, written almost right. */
function wordHint(issue: $ZodIssue, given: unknown): string | undefined {
  const meant = typeof given === 'string' ? nearest(given, wordsOf(issue)) : undefined;
  return meant && `Did you mean "${meant}"?`;
}

const wordsOf = (issue: $ZodIssue): string[] =>
  issue.code === 'invalid_value'
    ? issue.values.filter((value) => typeof value === 'string')
    : issue.code === 'invalid_union'
      ? issue.errors
          .flat()
          .filter(({ path }) => path.length === 0)
          .flatMap(wordsOf)
      : [];

/** Values that no log may show. */
const isSecret = (option: readonly (string | number)[]) =>
  option.some((part) => part === 'encrypt' || part === 'password');

interface UnknownOption {
  key: string;
  known: readonly string[];
  option: readonly (string | number)[];
  noun: string;
  file?: string;
  place?: string;
}

function unknownOption({ key, known, option, noun, file, place }: UnknownOption): Problem {
  const path = [...option, key];
  const advice = place ?? foreignAdvice(path.map(String));
  const meant = advice ? undefined : nearest(key, known);
  return {
    severity: 'error',
    code: 'unknown-option',
    message: `Unknown ${noun} \`${formatOptionPath(path)}\`.`,
    hint:
      advice ?? (meant ? `Did you mean \`${formatOptionPath([...option, meant])}\`?` : knownOptions(known)),
    file,
    option: path,
  };
}

/** More names than this are no help: the theme has some two hundred. */
const MOST_NAMES = 80;

const knownOptions = (known: readonly string[]): string =>
  known.length > MOST_NAMES
    ? 'Remove it, or choose another option: https://bifolio.dev/en/config/intro/'
    : `Known options here: ${known.map((name) => `\`${name}\``).join(', ')}.`;
