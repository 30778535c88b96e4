/** `12.` at the start of a file or folder name is its place among its neighbours, not part of its name. `1.0` has no place. */
const ORDER = /^(\d+)\.(?!\d)\s*(?=.)/;

/** The place that a name gives itself: 12 for `12.name`. */
export function orderOfName(name: string): number | undefined {
  const digits = ORDER.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * A title for a file without one: `guide/12.getting-started.md` is `Getting started`; `README.md` and `index.md` are
 * named after their folder. `undefined` at the top, where there is no folder to name it.
 */
export function readableName(file: string): string | undefined {
  const names = file.split('/').filter(Boolean);
  const last = names.pop()?.replace(/\.mdx?$/i, '');
  const name = last !== undefined && /^(?:readme|index)$/i.test(last) ? names.pop() : last;
  if (name === undefined) return undefined;
  const words = name.replace(ORDER, '').replace(/[-_]+/g, ' ').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : name;
}
