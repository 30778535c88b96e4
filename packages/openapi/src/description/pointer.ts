/** Way to a value of a description: keys and indexes. */
export type Pointer = readonly (string | number)[];

/** The way that `#/components/schemas/Pet` describes. */
export const pointerOf = (fragment: string): Pointer =>
  fragment
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decoded(part).replaceAll('~1', '/').replaceAll('~0', '~'));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at the end of a way; `undefined` where there is none. */
export function valueAt(value: unknown, pointer: Pointer): unknown {
  let at: unknown = value;
  for (const key of pointer) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}
