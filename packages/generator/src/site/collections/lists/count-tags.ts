import type { Post, Tag } from '../../../core/contracts/collections.ts';
import { tagRoutes } from './tag-routes.ts';

const collator = new Intl.Collator(['en', 'zh'], { numeric: true });

/** The tags of some posts, the most used first. Their pages are below `start`. */
export function countTags(posts: readonly Post[], start: string): Tag[] {
  const counts = new Map<string, number>();
  for (const name of posts.flatMap(({ tags }) => tags)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const routes = tagRoutes(start, [...counts.keys()]);
  const tags = [...counts].map(([name, count]) => ({ name, count, route: routes.get(name) ?? start }));
  return tags.sort((a, b) => b.count - a.count || collator.compare(a.name, b.name));
}
