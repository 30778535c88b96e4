import type { Collection, PostCollection } from '../../core/contracts/collections.ts';
import type { CollectionInput, PostCollectionInput } from '../../core/contracts/options/collections.ts';
import type { Page } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { addressInLocale, collectionPaths } from '../../core/routing/collection-paths.ts';
import type { ResolvedLocale } from '../config/load.ts';
import { collectPosts } from './collect-posts.ts';
import { countTags } from './lists/count-tags.ts';
import { roughCount } from './lists/rough-count.ts';

/** Posts on a page of a list when nothing else is said. */
const PER_PAGE = 15;

export interface ReadCollectionsInput {
  locale: ResolvedLocale;
  /** What the theme's options say of this locale. */
  inputs: readonly CollectionInput[];
  /** Pages of this locale. */
  pages: readonly Page[];
  /** When a page without a date of its own was written, milliseconds. */
  dateOf(file: string): number;
  report(problem: Problem): void;
}

/** The collections of a language with their posts. A page belongs to the collection whose folder is the nearest above it. */
export function readCollections(input: ReadCollectionsInput): Collection[] {
  const { locale, inputs, report } = input;
  const unique = inputs.filter((one, at) => {
    const first = inputs.find(({ dir }) => folderOf(dir) === folderOf(one.dir));
    if (first !== one) report(sameFolder(one.dir, locale, at));
    return first === one;
  });
  const pagesOf = pagesByFolder(
    input,
    unique.map((one) => collectionPaths(one, locale).folder),
  );
  return unique.map((one) => {
    const { folder } = collectionPaths(one, locale);
    const pages = pagesOf.get(folder) ?? [];
    if (pages.length === 0) report(emptyFolder(one, folder));
    return one.type === 'post' ? postCollection(one, pages, input) : { ...base(one, locale), type: 'doc' };
  });
}

function postCollection(
  options: PostCollectionInput,
  pages: readonly Page[],
  { locale, dateOf }: ReadCollectionsInput,
): PostCollection {
  const shared = base(options, locale);
  const posts = collectPosts({ pages, folder: shared.folder, options, dateOf });
  const routes = listRoutes(options, locale);
  const tags = countTags(posts, routes.tags ?? shared.linkPrefix);
  const categories = new Set(posts.flatMap((post) => post.categories.map(({ id }) => id)));
  return {
    ...shared,
    type: 'post',
    posts,
    tags,
    counts: {
      posts: roughCount(posts.length),
      tags: roughCount(tags.length),
      categories: roughCount(categories.size),
    },
    routes,
    titles: {
      posts: shared.title,
      tags: options.tagsText ?? 'Tags',
      archives: options.archivesText ?? 'Archives',
      categories: options.categoriesText ?? 'Categories',
    },
    perPage: perPageOf(options.pagination),
  };
}

function base(options: CollectionInput, locale: ResolvedLocale) {
  const { dir, folder, linkPrefix } = collectionPaths(options, locale);
  // The graph is plain data; this function has done its work when posts are collected.
  const { categoriesTransform: _, ...plain } = options as PostCollectionInput;
  return {
    locale: locale.path,
    dir,
    folder,
    title: options.title ?? dir.split('/').at(-1) ?? dir,
    isTitled: options.title !== undefined,
    linkPrefix,
    options: plain,
  };
}

function listRoutes(options: PostCollectionInput, locale: ResolvedLocale): PostCollection['routes'] {
  const { linkPrefix, ownPrefix } = collectionPaths(options, locale);
  const { postList = true, tags = true, archives = true, categories = true } = options;
  const own = (link: string | undefined) => link && addressInLocale(link, locale.path);
  return {
    ...(postList && { posts: own(options.link) ?? ownPrefix }),
    ...(tags && { tags: own(options.tagsLink) ?? `${linkPrefix}tags/` }),
    ...(archives && { archives: own(options.archivesLink) ?? `${linkPrefix}archives/` }),
    ...(categories && { categories: own(options.categoriesLink) ?? `${linkPrefix}categories/` }),
  };
}

function perPageOf(pagination: PostCollectionInput['pagination']): number {
  if (pagination === false) return Number.POSITIVE_INFINITY;
  return (typeof pagination === 'object' ? pagination.perPage : pagination) ?? PER_PAGE;
}

/** One pass over the pages, however many collections there are. */
function pagesByFolder({ pages }: ReadCollectionsInput, folders: readonly string[]): Map<string, Page[]> {
  const nearestFirst = [...folders].sort((a, b) => b.length - a.length);
  const found = new Map<string, Page[]>(folders.map((folder) => [folder, []]));
  for (const page of pages) {
    const folder = nearestFirst.find((one) => page.file.startsWith(`${one}/`));
    if (folder !== undefined) found.get(folder)?.push(page);
  }
  return found;
}

const folderOf = (dir: string) => dir.replace(/^(?:\.?\/)+|\/+$/g, '');

const sameFolder = (dir: string, { path }: ResolvedLocale, at: number): Problem => ({
  severity: 'error',
  code: 'collection-folder',
  message: `Two collections of ${path} have the folder "${dir}".`,
  hint: 'Remove one of them, or give it another `dir`.',
  option: ['theme', 'collections', at],
});

const emptyFolder = ({ dir, type }: CollectionInput, folder: string): Problem => ({
  severity: 'warning',
  code: 'empty-collection',
  message: `The collection "${dir}" has no pages: the folder "${folder}" is missing or empty.`,
  hint:
    type === 'post'
      ? `Write a first post: bifolio new post "Title" --dir ${folder}`
      : 'Correct `dir`, or remove the collection.',
});
