/** The part of a JSON schema that tells which values an option can have. */
export interface Schema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
}

/** One value of one option. */
export interface OptionValue {
  /** `outline=deep`, `bulletin.layout=center`. */
  name: string;
  path: readonly string[];
  value: unknown;
}

/** Below this, options are those of a feature of a feature. */
const DEPTH = 2;

/** Each value, but the default, of each option whose values can be counted. */
export function optionValues(schema: Schema, path: readonly string[] = []): OptionValue[] {
  const here = path.length > 0 ? [...new Set(valuesOf(schema))] : [];
  const below = path.length < DEPTH ? propertiesOf(schema) : [];
  return [
    ...here
      .filter((value) => value !== schema.default)
      .map((value) => ({ name: `${path.join('.')}=${value}`, path, value })),
    ...below.flatMap(([key, part]) => optionValues(part, [...path, key])),
  ].filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at);
}

function valuesOf({ type, enum: choices = [], const: only, anyOf = [] }: Schema): unknown[] {
  const either = type === 'boolean' && only === undefined ? [true, false] : [];
  const one = only === undefined ? [] : [only];
  return [...choices, ...either, ...one, ...anyOf.flatMap(valuesOf)];
}

function propertiesOf({ properties = {}, anyOf = [] }: Schema): [string, Schema][] {
  return [...Object.entries(properties), ...anyOf.flatMap(propertiesOf)];
}

/** `given` with the value at its path. */
export function withValue(
  given: Record<string, unknown>,
  { path, value }: Omit<OptionValue, 'name'>,
): Record<string, unknown> {
  const [key = '', ...rest] = path;
  if (rest.length === 0) return { ...given, [key]: value };
  const inner = given[key];
  const part: Record<string, unknown> = typeof inner === 'object' && inner ? { ...inner } : {};
  return { ...given, [key]: withValue(part, { path: rest, value }) };
}
