/** Finds a file that a chapter names: the path to it from there. `undefined` when there is none. */
export type FindFile = (path: string) => string | undefined;

/** `file.rs:2:5` and `file.rs:anchor`, as we write them. */
export function includeTarget(written: string, find: FindFile): string | undefined {
  const [first = ''] = written.split(/\s+/);
  const [path = '', from = '', to] = first.split(':');
  const target = find(path);
  if (!target) return undefined;
  if (from && !/^\d+$/.test(from)) return `${target}#${from}`;
  if (!from && to === undefined) return target;
  return `${target}{${from || '1'}${to === undefined ? '' : `-${to}`}}`;
}

/** A line that imports code; lines are named before the language. */
export function codeImport(language: string, target: string): string {
  const [, path = target, range = ''] = /^(.*?)(\{[^{}]*\})?$/.exec(target) ?? [];
  return `@[code${range} ${language || 'text'}](${path})`;
}
