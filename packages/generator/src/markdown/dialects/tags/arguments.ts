/** What stands in a tag after its name. */
export interface TagArguments {
  values: readonly string[];
  named: ReadonlyMap<string, string>;
}

const ARGUMENT = /(?:([\w-]{1,60})=)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s"'`]+))/g;

/** `a "b c" key="value"`, in any order. Of a key that is written twice the first counts. */
export function readArguments(written: string): TagArguments {
  const values: string[] = [];
  const named = new Map<string, string>();
  for (const [, key, double, single, raw, bare] of written.matchAll(ARGUMENT)) {
    const value = raw ?? bare ?? (double ?? single ?? '').replace(/\\(.)/g, '$1');
    if (key === undefined) values.push(value);
    else if (!named.has(key)) named.set(key, value);
  }
  return { values, named };
}
