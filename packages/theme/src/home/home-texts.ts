import type { Frontmatter } from 'bifolio';

/** Fields of blocks that readers see as text. */
const SEEN = new Set(['name', 'tagline', 'text', 'title', 'description', 'details', 'linkText', 'list']);

/** Everything that the blocks of a home page say, in order, for search. */
export const homeTexts = ({ config, hero, features }: Frontmatter): string[] =>
  [config ?? [hero, features]].flatMap(textsIn);

function textsIn(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => (typeof item === 'string' ? [item] : textsIn(item)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'string') return SEEN.has(key) ? [inner] : [];
    return key === 'actions' ? [] : textsIn(inner);
  });
}
