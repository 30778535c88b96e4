import { z } from 'zod';
import type { Input } from '../../schemas/input.ts';
import { badgeSchema } from './badge.ts';

const regexSource = z.string().refine(isRegexSource, { error: 'a regular expression' });

const navLink = {
  /** Text of the entry. @default title of the page */
  text: z.string().optional(),
  /** Path or file of a page (`/guide/intro/`, `intro.md`), relative to `prefix`, or a URL. */
  link: z.string().optional(),
  /** Icon name, `set:name`. A link to a page takes the page's icon when there is none. */
  icon: z.string().optional(),
  /** Badge behind the text. A link to a page takes the page's badge when there is none. */
  badge: badgeSchema.optional(),
  /** How the page linked to relates to this one. */
  rel: z.string().optional(),
  /** `_blank` opens a new window. */
  target: z.string().optional(),
};

const navItem = {
  ...navLink,
  /** Regular expression, as a `string`: the entry is current on pages whose path matches. */
  activeMatch: regexSource.optional(),
  /** Prefix of all relative links in `items`. */
  prefix: z.string().optional(),
  /** Leave out the mark of an external link. */
  noIcon: z.boolean().optional(),
};

const navLeafSchema = z.union([z.string(), z.strictObject(navItem)]);
const navGroupSchema = z.union([
  z.string(),
  z.strictObject({
    ...navItem,
    /** Entries of the group. */
    items: z.array(navLeafSchema).optional(),
  }),
]);

/**
 * The navigation bar: pages by path or entries with their own text, in menus of at most two levels; `false` for none.
 * @example
 * ```ts
 * import { navbarSchema } from 'bifolio';
 *
 * navbarSchema.safeParse([{ text: 'Guide', link: '/guide/' }]).success; // true
 * navbarSchema.safeParse([{ text: 'Guide', href: '/guide/' }]).success; // false
 * ```
 */
export const navbarSchema = z.union([
  z.literal(false),
  z.array(
    z.union([
      z.string(),
      z.strictObject({
        ...navItem,
        /** Entries of the menu. */
        items: z.array(navGroupSchema).optional(),
      }),
    ]),
    { error: "a list such as [{ text: 'Guide', link: '/guide/' }]" },
  ),
]);

/** One entry of a sidebar as authors write it. */
export interface SidebarEntryInput extends Input<typeof sidebarLinkSchema> {
  /** Entries below this one, or `'auto'` for the pages of the folder `prefix`. */
  items?: 'auto' | SidebarItemInput[];
}
/**
 * A page by path, `---` for a rule between entries, or an entry with options.
 * @example
 * ```ts
 * import type { SidebarItemInput } from 'bifolio';
 *
 * const items: SidebarItemInput[] = ['intro/', '---', { text: 'Brewing', link: 'brewing/', badge: 'New' }];
 * ```
 */
export type SidebarItemInput = string | SidebarEntryInput;

const sidebarLinkSchema = z.strictObject({
  ...navLink,
  /** Absent: a fixed group. `true`: starts closed. `false`: starts open. */
  collapsed: z.boolean().optional(),
  /** Folder that relative links of `items` start from; itself relative to the prefix above it. */
  prefix: z.string().optional(),
  /** Older name of `prefix`. */
  dir: z.string().optional(),
});

const sidebarItemSchema: z.ZodType<SidebarItemInput, SidebarItemInput> = z.lazy(() =>
  z.union([z.string(), sidebarLinkSchema.extend({ items: sidebarItemsSchema.optional() })]),
);

/** The entries of one sidebar, or `'auto'` to make them from the folder's pages. */
export const sidebarItemsSchema = z.union([z.literal('auto'), z.array(sidebarItemSchema)]);

/**
 * Sidebars by path prefix. A page gets that of the longest prefix of its path.
 * @example
 * ```ts
 * import { sidebarSchema } from 'bifolio';
 *
 * sidebarSchema.safeParse({ '/guide/': 'auto' }).success; // true
 * ```
 */
export const sidebarSchema = z.record(
  z.string(),
  z.union([
    sidebarItemsSchema,
    z.strictObject({
      /** Entries of the group, or `'auto'` for the pages of the folder. */
      items: sidebarItemsSchema,
      /** Folder that relative links start from. @default the key */
      prefix: z.string().optional(),
    }),
  ]),
  { error: "an object such as { '/guide/': ['intro/'] }" },
);

/**
 * The navigation bar as its author writes it.
 * @example
 * ```ts
 * import type { NavbarInput } from 'bifolio';
 *
 * const navbar: NavbarInput = ['/guide/', { text: 'More', items: ['/blog/', '/about/'] }];
 * ```
 */
export type NavbarInput = z.input<typeof navbarSchema>;
/**
 * Sidebars as their author writes them, by address prefix.
 * @example
 * ```ts
 * import type { SidebarInput } from 'bifolio';
 *
 * const sidebar: SidebarInput = {
 *   '/guide/': ['intro/', { text: 'Teas', collapsed: true, items: ['sencha/', 'assam/'] }],
 *   '/api/': 'auto',
 * };
 * ```
 */
export type SidebarInput = z.input<typeof sidebarSchema>;

function isRegexSource(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}
