import picomatch from 'picomatch';
import type { PostCollectionInput } from '../../core/contracts/options/collections.ts';
import type { Page } from '../../core/contracts/page.ts';

/** What a blog is made of when nothing else is said. */
const EVERYTHING = ['**/*.md', '**/*.mdx'];

/** Layouts of pages that list posts or welcome readers rather than being one. */
const NO_POST = new Set(['posts', 'blog', 'home', 'friends']);

/**
 * Whether a page of a collection's folder is one of its posts: named by `include`, not by `exclude`, and no page that says
 * `article: false` or lists posts itself. `file` is relative to the folder; its own `README.md` is the list, not a post.
 */
export function createIsPost({ include = EVERYTHING, exclude = [] }: PostCollectionInput) {
  const isIncluded = picomatch([include].flat(), { ignore: [exclude].flat(), dot: true });
  return (file: string, { frontmatter }: Page): boolean => {
    if (/^(?:readme|index)\.mdx?$/i.test(file) || frontmatter.article === false) return false;
    return !NO_POST.has(String(frontmatter.pageLayout)) && isIncluded(file);
  };
}
