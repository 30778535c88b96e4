import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { parseCreateTime } from './create-time.ts';
import type { PostCollectionInput } from './options.ts';
import { createPostCategories } from './post-categories.ts';
import { createIsPost } from './post-files.ts';
import { comparePosts, stickyOf } from './post-order.ts';
import type { Post } from './types.ts';

export interface CollectPostsInput {
  /** Pages of the collection's folder. */
  pages: readonly Page[];
  /** Folder in the source folder, without slashes at the ends. */
  folder: string;
  options: PostCollectionInput;
  /** When a page without a date of its own was written, milliseconds: its first commit, else its file. */
  dateOf(file: string): number;
  report(problem: Problem): void;
}

/** The posts of a collection in the order of its list. A date that is none is reported and counts as missing. */
export function collectPosts({ pages, folder, options, dateOf, report }: CollectPostsInput): Post[] {
  const isPost = createIsPost(options);
  const { categoriesTransform = (categories) => categories } = options;
  const categoriesOf = createPostCategories();
  const posts = pages.flatMap((page): Post[] => {
    const inside = page.file.slice(folder.length + 1);
    if (!isPost(inside, page)) return [];
    return [
      {
        route: page.route,
        title: page.title,
        createTime: writtenTime(page, report) ?? dateOf(page.file),
        sticky: stickyOf(page.frontmatter.sticky),
        tags: tagsOf(page),
        categories: categoriesTransform(categoriesOf(inside)),
        draft: page.draft,
      },
    ];
  });
  return posts.sort(comparePosts);
}

function writtenTime({ frontmatter: { createTime }, file }: Page, report: (problem: Problem) => void) {
  if (typeof createTime !== 'string') return undefined;
  const time = parseCreateTime(createTime);
  if (time === undefined) {
    report({
      severity: 'warning',
      code: 'invalid-date',
      message: `Invalid date "${createTime}" in \`createTime\`; the post takes the date of its file.`,
      hint: 'Write it as 2024/03/01 10:00:00.',
      file,
      option: ['createTime'],
    });
  }
  return time;
}

/** Without repetitions and empty ones. */
function tagsOf({ frontmatter: { tags } }: Page): string[] {
  const names = Array.isArray(tags) ? tags.map((tag) => String(tag).trim()) : [];
  return [...new Set(names.filter(Boolean))];
}
