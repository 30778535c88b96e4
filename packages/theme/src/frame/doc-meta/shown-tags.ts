import { usePage } from 'bifolio/client';
import { useMeta } from '../../posts/use-doc-looks.ts';

/** More tags than this are not shown. */
const MAX_TAGS = 4;

/** The tags of the page that its facts show. */
export function useShownTags(): string[] {
  const { tags } = usePage().page.frontmatter;
  const isShown = useMeta().tags && Array.isArray(tags);
  return isShown ? [...new Set(tags.map(String))].slice(0, MAX_TAGS) : [];
}
