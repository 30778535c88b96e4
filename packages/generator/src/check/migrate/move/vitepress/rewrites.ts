import { isOptions } from '../read/literals.ts';

/** Where a page of the source is among the addresses. */
export type Rewrite = (path: string) => string;

/** `{ 'en/:rest*': ':rest*' }`: the first pattern that a path matches. */
export function createRewrite(written: unknown): Rewrite {
  const rules = Object.entries(isOptions(written) ? written : {}).flatMap(([from, to]) => {
    const pattern = patternOf(from);
    return typeof to === 'string' && pattern ? [{ pattern, to }] : [];
  });
  return (path) => {
    for (const { pattern, to } of rules) {
      const groups = pattern.exec(path)?.groups ?? (pattern.test(path) ? {} : undefined);
      if (groups)
        return to
          .replace(/:(\w+)(?:\([^)]*\))?[*+?]?/g, (_, name: string) => groups[name] ?? '')
          .replace(/^\/|\/(?=\/)/g, '');
    }
    return path;
  };
}

const PART = /:(\w+)(?:\(([^()]*)\))?([*+?]?)|[\s\S]/g;

/** `:name` is one part of a path, `:name*` any number of them, `:name(a|b)` what the expression says. */
function patternOf(from: string): RegExp | undefined {
  const source = from.replace(PART, (sign, name?: string, own?: string, many?: string) => {
    if (name === undefined) return sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return many === '*' || many === '+'
      ? `(?<${name}>.${many})`
      : `(?<${name}>${own ?? '[^/]+?'})${many ?? ''}`;
  });
  try {
    return new RegExp(`^${source}$`);
  } catch {
    return undefined;
  }
}
