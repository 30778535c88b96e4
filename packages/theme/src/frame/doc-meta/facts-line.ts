import { useHasSlot, usePage } from 'bifolio/client';
import { useBlog } from '../../posts/use-blog.ts';
import { useMeta } from '../../posts/use-doc-looks.ts';

/** More tags than this are not shown. */
const MAX_TAGS = 4;

/** The tags of the page that its facts show. */
export function useShownTags(): string[] {
  const { tags } = usePage().page.frontmatter;
  const isShown = useMeta().tags && Array.isArray(tags);
  return isShown ? [...new Set(tags.map(String))].slice(0, MAX_TAGS) : [];
}

/**
 * Whether the facts of the page have a line below its title: those of posts, those with tags, and those that authors put something beside.
 * Else the reading time is in the row above the title, and the date at the foot.
 */
export function useHasFactsLine(): boolean {
  const slots = [useHasSlot('doc-meta-before'), useHasSlot('doc-meta-after')];
  const isPost = useBlog() !== undefined;
  return useShownTags().length > 0 || isPost || slots.includes(true);
}
