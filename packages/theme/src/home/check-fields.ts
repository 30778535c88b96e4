import type { Problem } from 'bifolio/client';
import { BifolioError, parseOptions } from 'bifolio/markdown';
import type { z } from 'zod';

/** Hears what is wrong with the frontmatter; without one, everything is thrown. */
export type ReportField = ((problem: Problem) => void) | undefined;

export interface FieldsOrigin {
  /** Where the fields stand in the frontmatter: `config[0]`. */
  where: string;
  /** Keys that are checked elsewhere. */
  otherKeys?: readonly string[];
}

/**
 * The fields as the schema gives them back. Throws a `BifolioError` that names each wrong key and its place. Empty values are
 * left out, and so is a key that the schema does not know, with a warning when somebody hears it.
 */
export function checkFields<T>(
  schema: z.ZodType<T>,
  value: unknown,
  origin: FieldsOrigin,
  report?: ReportField,
): T {
  const path = optionOf(origin.where);
  try {
    return parseOptions(schema, withoutEmpty(value), { path, otherKeys: origin.otherKeys });
  } catch (error) {
    const unknown = problemsOf(error).filter(({ code }) => code === 'unknown-option');
    if (!report || unknown.length === 0) throw error;
    for (const problem of unknown) report({ ...problem, severity: 'warning' });
    const rest = unknown.reduce((left, { option = [] }) => without(left, option.slice(path.length)), value);
    return checkFields(schema, rest, origin, report);
  }
}

const problemsOf = (error: unknown) => (error instanceof BifolioError ? error.problems : []);

/** What `make` gives, or `otherwise` when the frontmatter does not fit: a warning, since no frontmatter ends a build. */
export function checked<T>(report: ReportField, make: () => T, otherwise: () => T): T {
  try {
    return make();
  } catch (error) {
    const problems = problemsOf(error);
    if (!report || problems.length === 0) throw error;
    for (const problem of problems) report({ ...problem, severity: 'warning' });
    return otherwise();
  }
}

/** The path in the frontmatter that a place such as `config[0].effect` names. */
export const optionOf = (where: string): (string | number)[] =>
  where === 'frontmatter'
    ? []
    : [...where.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part));

function without(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  if (rest.length === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  const inner = without(Reflect.get(value, key), rest);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

/** `tagline:` without a value is no tagline. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const written = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(written.map(([key, field]) => [key, withoutEmpty(field)]));
}
