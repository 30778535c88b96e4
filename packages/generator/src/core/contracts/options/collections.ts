import { z } from 'zod';
import { sidebarItemsSchema } from './navigation.ts';

const text = z.string().min(1);
const globs = z.union([z.string(), z.array(z.string())]);
const perPage = z
  .number()
  .refine((count) => Number.isInteger(count) && count >= 1, { error: 'a whole number of at least 1' });

/** Fields of a new page. */
export type NewFields = Record<string, unknown>;

/**
 * Gives the fields that `bifolio new` writes, from those that it would write. `locale` is the path of the language: `/en/`.
 * @example
 * ```ts
 * import type { FrontmatterTransform } from 'bifolio';
 *
 * const addAuthor: FrontmatterTransform = (fields) => ({ ...fields, author: 'Ana' });
 * ```
 */
export type FrontmatterTransform = (
  fields: NewFields,
  file: {
    /** Absolute path. */
    filepath: string;
    /** Path from the source folder. */
    relativePath: string;
  },
  locale: string,
) => NewFields | Promise<NewFields>;

/** Options of every collection. */
const shared = {
  /** Folder inside the folder of the locale. */
  dir: z.string().refine((dir) => /[^/.]/.test(dir), { error: 'a folder inside the folder of the locale' }),
  /** Name in navigation, breadcrumbs and page titles. @default the last part of `dir` */
  title: text.optional(),
  /** Start of the path of pages without `permalink`. @default `/<dir>/` */
  linkPrefix: text.optional(),
  /** Fields that `bifolio new` writes into a new page; `false` for none. @default all */
  autoFrontmatter: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Write the title. @default true */
        title: z.boolean().optional(),
        /** Write the current time. @default true */
        createTime: z.boolean().optional(),
        /** Write a random path; `'filepath'` writes none. @default true for posts */
        permalink: z.union([z.boolean(), z.literal('filepath')]).optional(),
        /** Changes the fields of a new page. */
        transform: z
          .custom<FrontmatterTransform>((value) => typeof value === 'function', {
            error: 'a function that is given fields and returns fields',
          })
          .optional(),
      }),
    ])
    .optional(),
};

/** A blog: posts in the order of their dates, with lists of them by page, tag, year and category. */
export const postCollectionSchema = z.strictObject({
  /** A blog, or docs with a sidebar. */
  type: z.literal('post'),
  ...shared,
  /** Description of the list, for search engines and link previews. @default titles of its first posts */
  description: text.optional(),
  /** Globs of posts, relative to `dir`. @default '**\/*.md' and '**\/*.mdx' */
  include: globs.optional(),
  /** Globs of pages that aren't posts, relative to `dir`. @default [] */
  exclude: globs.optional(),
  /** Posts on a page of the list; `false` for all on one. @default 15 */
  pagination: z
    .union([
      z.literal(false),
      perPage,
      z.strictObject({
        /** Posts on a page of the list. @default 15 */
        perPage: perPage.optional(),
      }),
    ])
    .optional(),
  /** Path of the list. @default `/<dir>/` */
  link: text.optional(),
  /** Path of the page of this name. @default `tags/` below `linkPrefix` */
  tagsLink: text.optional(),
  /** Path of the page of this name. @default `archives/` below `linkPrefix` */
  archivesLink: text.optional(),
  /** Path of the page of this name. @default `categories/` below `linkPrefix` */
  categoriesLink: text.optional(),
  /** Generate the page of this name. @default true */
  postList: z.boolean().optional(),
  /** Generate the page of this name. @default true */
  tags: z.boolean().optional(),
  /** Generate the page of this name. @default true */
  archives: z.boolean().optional(),
  /** Generate the page of this name. @default true */
  categories: z.boolean().optional(),
  /** Title of the page of this name. @default the word of the locale */
  tagsText: text.optional(),
  /** Title of the page of this name. @default the word of the locale */
  archivesText: text.optional(),
  /** Title of the page of this name. @default the word of the locale */
  categoriesText: text.optional(),
  /** Changes the categories. Receives those that the folders of a post give. */
  categoriesTransform: z
    .custom<CategoriesTransform>((value) => typeof value === 'function', { error: 'a function' })
    .optional(),
});

/** A handbook, a reference: pages in the order of a sidebar. */
export const docCollectionSchema = z.strictObject({
  /** A blog, or docs with a sidebar. */
  type: z.literal('doc'),
  ...shared,
  /** Sidebar of the collection. `'auto'` for the pages of the folder. */
  sidebar: sidebarItemsSchema.optional(),
  /** Groups of `'auto'` start closed. @default false */
  sidebarCollapsed: z.boolean().optional(),
});

/** One category above a post, the outermost first. */
export interface CategoryStep {
  /** First six hex digits of a hash of the names so far. */
  id: string;
  /** The number before its name, such as 12 for `12.name`; those without come last. */
  sort: number;
  name: string;
}

/**
 * Gets the categories of a post, the outermost first; gives those to show.
 * @example
 * ```ts
 * import type { CategoriesTransform } from 'bifolio';
 *
 * const withoutOutermost: CategoriesTransform = (categories) => categories.slice(1);
 * ```
 */
export type CategoriesTransform = (categories: CategoryStep[]) => CategoryStep[];

/**
 * Folders of pages that belong together. A theme may extend both schemas with options of its own.
 * @example
 * ```ts
 * import { collectionSchema } from 'bifolio';
 * import { z } from 'zod';
 *
 * const options = z.strictObject({ collections: z.array(collectionSchema) });
 * options.safeParse({ collections: [{ type: 'post', dir: 'blog' }] }).success; // true
 * ```
 */
export const collectionSchema = z.discriminatedUnion('type', [postCollectionSchema, docCollectionSchema], {
  error: '"post" or "doc"',
});

/**
 * A blog as its author writes it.
 * @example
 * ```ts
 * import type { PostCollectionInput } from 'bifolio';
 *
 * const blog: PostCollectionInput = { type: 'post', dir: 'blog', title: 'Notes' };
 * ```
 */
export type PostCollectionInput = z.input<typeof postCollectionSchema>;
/**
 * A group of docs as its author writes it.
 * @example
 * ```ts
 * import type { DocCollectionInput } from 'bifolio';
 *
 * const guide: DocCollectionInput = { type: 'doc', dir: 'guide', sidebar: 'auto' };
 * ```
 */
export type DocCollectionInput = z.input<typeof docCollectionSchema>;
/**
 * An entry of `collections` as an author writes it.
 * @example
 * ```ts
 * import type { CollectionInput } from 'bifolio';
 *
 * const collections: CollectionInput[] = [
 *   { type: 'doc', dir: 'guide', sidebar: 'auto' },
 *   { type: 'post', dir: 'blog' },
 * ];
 * ```
 */
export type CollectionInput = PostCollectionInput | DocCollectionInput;
