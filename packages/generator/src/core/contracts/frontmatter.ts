import { z } from 'zod';
import type { ObjectInput } from '../schemas/input.ts';
import { badgeSchema } from './options/badge.ts';
import { pagePasswordsSchema } from './options/locks.ts';

/** Numbers and dates are taken where text is meant: YAML reads `title: 2024` as a number. */
const text = z.union([z.string(), z.number()]).transform(String);

const attributes = z.record(z.string(), z.union([z.string(), z.boolean()]));
const neighbour = z.union([
  z.literal(false),
  z.string(),
  z.strictObject({
    /** Text of the link. @default title of the page */
    text: z.string().optional(),
    /** Path or file of a page, or a URL. */
    link: z.string().optional(),
    /** Icon name, `set:name`. */
    icon: z.string().optional(),
  }),
]);

/** The fields that the generator reads itself. */
const coreFields = {
  /** Title in navigation, lists and the browser tab; above a text without `# heading`. @default its first heading */
  title: text.optional(),
  /** Description for search engines and link previews. @default the beginning of the page */
  description: text.optional(),
  /** Language of this page, if it differs from that of its folder: `fr`. */
  lang: z.string().optional(),
  /** Elements for the `<head>`, as in the config. `[meta, { name: robots, content: noindex }]` */
  head: z.array(z.tuple([z.string(), attributes.optional(), z.string().optional()])).optional(),
  /** Path of the page, instead of the one that its file gives. */
  permalink: z.string().optional(),
  /** Icon in navigation: `set:name`. */
  icon: z.string().optional(),
  /** Badge beside the title and the sidebar entry. */
  badge: badgeSchema.optional(),
  /** Tags; lists show up to four. */
  tags: z.array(text).nullable().optional(),
  /** Date that the page was written, such as `2026/01/09`; `false` hides it. @default its first commit */
  createTime: z.union([z.string(), z.literal(false)]).optional(),
  /** Pin to the top; higher numbers come first. @default false */
  sticky: z.union([z.boolean(), z.number()]).optional(),
  /** `false` leaves the page out of the list. @default true */
  article: z.boolean().optional(),
  /** Password that locks the page; `env:NAME` reads an environment variable. Only the build reads it. */
  password: pagePasswordsSchema.optional(),
  /** Hint beside the password field. */
  passwordHint: text.optional(),
  /** Path of the language that this translation follows. @since 1.0.0-rc.176 @default `translations.source` */
  source: z.string().optional(),
  /** `false`: a text of its own, not compared with the page in another language. @since 1.0.0-rc.176 @default true */
  translation: z.boolean().optional(),
  /** `true` shows the page in `bifolio dev` only. @default false */
  draft: z.boolean().optional(),
  /** Place in `'auto'` sidebars, smallest first. */
  order: z.number().optional(),
  /** Name of a layout; `false` for the content alone. @default 'doc' */
  pageLayout: z.union([z.string(), z.literal(false)]).optional(),
  /** `pageLayout` under its name in VitePress; `Layout` is the default, as in VuePress. */
  layout: z.union([z.string(), z.boolean()]).optional(),
  /** `pageLayout: home` under its name in VuePress. */
  home: z.boolean().optional(),
  /** `false` removes the sidebar; a path prefix shows the one of that prefix. */
  sidebar: z.union([z.boolean(), z.string()]).optional(),
  /** `false` omits the page from search. @default true */
  search: z.boolean().optional(),
  /** Words that search finds the page by, though its text doesn't contain them. @since 1.0.0-rc.176 */
  keywords: z
    .union([z.array(text), z.string().transform((words) => words.split(/\s*[,，、]\s*/))])
    .optional(),
  /** `false` omits the page from `sitemap.xml`. @default true */
  sitemap: z.boolean().optional(),
  /** `false`: no Markdown version and no entry in `llms.txt`, on sites with `machine()`. @since 1.0.0-rc.176 @default true */
  machine: z.boolean().optional(),
  /** Link to the previous page: a page, an entry, or `false` for none. @default the one before it in the sidebar */
  prev: neighbour.optional(),
  /** Link to the next page: a page, an entry, or `false` for none. @default the one after it in the sidebar */
  next: neighbour.optional(),
};

/** Names of the fields that the generator reads itself. */
export const coreFieldNames: readonly string[] = Object.keys(coreFields);

/**
 * For `schema.meta(fieldOf('friends'))`: what is checked on pages of that layout only. On others such a name may be an author's own
 * field, so a value of another type is kept there as it is.
 * @example
 * ```ts
 * import { fieldOf } from 'bifolio';
 * import { z } from 'zod';
 *
 * export const frontmatter = { teas: z.array(z.string()).optional().meta(fieldOf('menu')) };
 * ```
 */
export const fieldOf = (layout: string) => ({ 'x-layout': layout });

/** The layout that has a field for itself; `undefined` when all have it. */
export const layoutOfField = (field: z.ZodType | undefined): unknown => field?.meta()?.['x-layout'];

/**
 * The fields of a page's frontmatter: the generator's, and those that a theme hands over (`Theme.frontmatter`). Other keys are kept as written.
 * @example
 * ```ts
 * import { frontmatterSchema } from 'bifolio';
 * import { z } from 'zod';
 *
 * const { title, steep } = frontmatterSchema({ steep: z.number() }).parse({ title: 'Sencha', steep: 90 });
 * ```
 */
export const frontmatterSchema = (fields: z.ZodRawShape = {}) => z.looseObject({ ...coreFields, ...fields });

/** Such a schema. */
export type FrontmatterSchema = ReturnType<typeof frontmatterSchema>;

/** The generator's own fields, as they are after the check. */
export type CoreFields = FieldsOf<typeof coreFields>;

/** Fields after the check, with the comments above them. */
export type FieldsOf<Shape extends z.ZodRawShape> = { [Key in keyof Shape]?: z.output<Shape[Key]> };

/** The generator's own fields, as authors write them. */
export type CoreFieldsInput = ObjectInput<typeof coreFields>;
