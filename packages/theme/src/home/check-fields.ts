import type { Problem } from 'bifolio/client';
import type { z } from 'zod';

/** Hears what is wrong with the frontmatter; without one, everything is thrown. */
export type Report = ((problem: Problem) => void) | undefined;

/** What is wrong with the fields of a home page, each with its place in the frontmatter. */
export class FieldsError extends Error {
  override name = 'FieldsError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`Home page: the frontmatter does not fit.\n${problems.map(({ message }) => message).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * The fields as the schema gives them back. Throws an error that names each wrong key and its place. A key that the schema
 * does not know is left out with a warning when somebody hears it.
 */
export function checkFields<T>(schema: z.ZodType<T>, value: unknown, where: string, report?: Report): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  if (!report || unknown.length === 0)
    throw new FieldsError(issues.map((issue) => fieldProblem(issue, where)));
  for (const path of unknown) report(unknownKey(path, where));
  return checkFields(schema, unknown.reduce(without, value), where);
}

/** What `make` gives, or `otherwise` when the frontmatter does not fit, which is told to whoever hears it. */
export function checked<T>(report: Report, make: () => T, otherwise: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!report || !(error instanceof FieldsError)) throw error;
    for (const problem of error.problems) report(problem);
    return otherwise();
  }
}

/** The path in the frontmatter that a place such as `config[0].effect` names. */
export const optionOf = (where: string): (string | number)[] =>
  where === 'frontmatter'
    ? []
    : [...where.matchAll(/[^.[\]]+/g)].map(([part]) => (/^\d+$/.test(part) ? Number(part) : part));

function fieldProblem({ path, message }: z.core.$ZodIssue, where: string): Problem {
  return {
    severity: 'error',
    code: 'home-block',
    message: `${where}${path.map(keyOf).join('')}: ${message}`,
    hint: 'Correct the value.',
    option: [...optionOf(where), ...path.map(plainKey)],
  };
}

function unknownKey(path: readonly PropertyKey[], where: string): Problem {
  return {
    severity: 'warning',
    code: 'home-block',
    message: `The key \`${String(path.at(-1))}\` means nothing in this block of a home page.`,
    hint: 'Check its spelling, or take it out.',
    option: [...optionOf(where), ...path.map(plainKey)],
  };
}

function without(value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  if (rest.length === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  const inner = without(Reflect.get(value, key), rest);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

const plainKey = (key: PropertyKey) => (typeof key === 'number' ? key : String(key));
const keyOf = (key: PropertyKey) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`);
