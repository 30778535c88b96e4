import { onceOf } from '../cache/once-of.ts';
import type { Tag } from './collections.ts';

const byName = onceOf((tags: readonly Tag[]) => new Map(tags.map((tag) => [tag.name, tag])));

/**
 * The tag of a name among those of a collection.
 * @example
 * ```tsx
 * import { findTag, usePage } from 'bifolio/client';
 *
 * export default function TeaPosts() {
 *   const { collection } = usePage();
 *   const tag = collection?.type === 'post' ? findTag(collection.tags, 'tea') : undefined;
 *   return tag && <a href={tag.route}>{tag.count} posts on tea</a>;
 * }
 * ```
 */
export const findTag = (tags: readonly Tag[], name: string): Tag | undefined => byName(tags).get(name);
