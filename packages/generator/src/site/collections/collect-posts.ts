import type { Post } from '../../core/contracts/collections.ts';
import type { PostCollectionInput } from '../../core/contracts/options/collections.ts';
import type { Page } from '../../core/contracts/page.ts';
import { createMoment, hasZone, parseCreateTime } from '../../core/frontmatter/create-time.ts';
import { createPostCategories } from './post-categories.ts';
import { createIsPost } from './post-files.ts';
import { comparePosts, stickyOf } from './post-order.ts';

export interface CollectPostsInput {
  /** Pages of the collection's folder. */
  pages: readonly Page[];
  /** Folder in the source folder, without slashes at the ends. */
  folder: string;
  options: PostCollectionInput;
  /** When a page without a date of its own was written, milliseconds: its first commit, else its file. */
  dateOf(file: string): number;
}

/** The posts of a collection in the order of its list. A date that is none counts as missing. */
export function collectPosts({ pages, folder, options, dateOf }: CollectPostsInput): Post[] {
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
        ...(writtenTime(page) ?? { createTime: dateOf(page.file) }),
        sticky: stickyOf(page.frontmatter.sticky),
        tags: tagsOf(page),
        categories: categoriesTransform(categoriesOf(inside)),
        draft: page.draft,
      },
    ];
  });
  return posts.sort(comparePosts);
}

function writtenTime({ frontmatter }: Page): Pick<Post, 'createTime' | 'moment'> | undefined {
  const written = typeof frontmatter.createTime === 'string' ? frontmatter.createTime : '';
  const createTime = parseCreateTime(written);
  if (createTime === undefined) return undefined;
  return { createTime, ...(hasZone(written) && { moment: createMoment(written) }) };
}

/** Without repetitions and empty ones. */
function tagsOf({ frontmatter: { tags } }: Page): string[] {
  const names = Array.isArray(tags) ? tags.map((tag) => String(tag).trim()) : [];
  return [...new Set(names.filter(Boolean))];
}
