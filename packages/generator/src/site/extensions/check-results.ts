import { z } from 'zod';
import { isPromise } from '../../core/clock/is-promise.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { formatOptionPath } from '../../core/schemas/option-path.ts';
import { parseOptions } from '../../core/schemas/parse-options.ts';

/** Where a result comes from: `['generate', 'files', 'a.txt', 'text']`. */
export type Member = readonly (string | number)[];

const content = z.custom<string | Uint8Array>(
  (value) => typeof value === 'string' || value instanceof Uint8Array,
  { error: 'text or a Uint8Array' },
);
const optionalPath = z.string({ error: 'a path, or undefined' }).optional();
const keyText = z.string();

/** What `text` or `make` gives. Throws a `BifolioError` that names the member. */
export const checkContent = (made: unknown, member: Member): string | Uint8Array =>
  parseOptions(content, made, { path: member, noun: 'result' });

/** What `path` gives. */
export const checkPath = (made: unknown, member: Member): string | undefined =>
  parseOptions(optionalPath, refusePromise(made, member), { path: member, noun: 'result' });

/** What `key` gives. */
export const checkKey = (made: unknown, member: Member): string =>
  parseOptions(keyText, refusePromise(made, member), { path: member, noun: 'result' });

/** A result that must be there at once. Throws a `BifolioError` for a promise, as of an `async` function. */
export function refusePromise<T>(made: T, member: Member): T {
  if (!isPromise(made)) return made;
  made.then(undefined, () => {}); // What it rejects with would end the process.
  throw new BifolioError({
    severity: 'error',
    code: 'invalid-option',
    message: `Expected result \`${formatOptionPath(member)}\` at once, got a promise.`,
    hint: 'Remove `async`. Read what takes time in `pages` of a source, or in `text` or `make`.',
  });
}
