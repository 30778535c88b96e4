import { onceOf } from '../cache/once-of.ts';
import type { Tag } from './collections.ts';

const byName = onceOf((tags: readonly Tag[]) => new Map(tags.map((tag) => [tag.name, tag])));

/** The tag of a name among those of a collection. */
export const findTag = (tags: readonly Tag[], name: string): Tag | undefined => byName(tags).get(name);
