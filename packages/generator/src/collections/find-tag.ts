import type { Tag } from './types.ts';

/** Every post asks for its own. */
const byName = new WeakMap<readonly Tag[], ReadonlyMap<string, Tag>>();

/** The tag of a name among those of a collection. */
export function findTag(tags: readonly Tag[], name: string): Tag | undefined {
  const known = byName.get(tags) ?? new Map(tags.map((tag) => [tag.name, tag]));
  byName.set(tags, known);
  return known.get(name);
}
