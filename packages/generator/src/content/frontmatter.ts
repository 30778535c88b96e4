import { z } from 'zod';
import { badgeSchema } from './badge.ts';
import { pageCopyrightSchema } from './copyright.ts';

/** Numbers and dates are taken where text is meant: YAML reads `title: 2024` as a number. */
const text = z.union([z.string(), z.number()]).transform(String);

const attributes = z.record(z.string(), z.union([z.string(), z.boolean()]));
const neighbour = z.union([
  z.literal(false),
  z.string(),
  z.strictObject({ text: z.string().optional(), link: z.string().optional(), icon: z.string().optional() }),
]);

/** The keys of a page's frontmatter that mean something to the generator or to every theme. Other keys are kept as written. */
export const frontmatterSchema = z.looseObject({
  title: text.optional(),
  description: text.optional(),
  /** Language of this page when it differs from its locale's. */
  lang: z.string().optional(),
  /** More elements for `<head>`. */
  head: z.array(z.tuple([z.string(), attributes.optional(), z.string().optional()])).optional(),
  /** Address of the page instead of the one its file gives. */
  permalink: z.string().optional(),
  icon: z.string().optional(),
  badge: badgeSchema.optional(),
  tags: z.array(text).nullable().optional(),
  createTime: z.union([z.string(), z.literal(false)]).optional(),
  /** Shown by `bifolio dev` only. */
  draft: z.boolean().optional(),
  /** Place in sidebars made with `'auto'`; smaller comes first. */
  order: z.number().optional(),
  pageLayout: z.union([z.string(), z.literal(false)]).optional(),
  /** What VitePress calls `pageLayout`. */
  layout: z.union([z.string(), z.boolean()]).optional(),
  pageClass: z.string().optional(),
  navbar: z.boolean().optional(),
  /** `false` for none, or the address prefix of another sidebar. */
  sidebar: z.union([z.boolean(), z.string()]).optional(),
  aside: z.union([z.boolean(), z.literal('left')]).optional(),
  /** `false` keeps the page out of the search index. */
  search: z.boolean().optional(),
  outline: z
    .union([z.boolean(), z.number(), z.tuple([z.number(), z.number()]), z.literal('deep')])
    .optional(),
  prev: neighbour.optional(),
  next: neighbour.optional(),
  editLink: z.boolean().optional(),
  editLinkPattern: z.string().optional(),
  lastUpdated: z.boolean().optional(),
  contributors: z.union([z.boolean(), z.string(), z.array(z.string())]).optional(),
  /** `false` hides how long the page takes to read. */
  readingTime: z.boolean().optional(),
  /** Show or hide the commits that changed the page. */
  changelog: z.boolean().optional(),
  /** Who may do what with the page. */
  copyright: pageCopyrightSchema.optional(),
  backToTop: z.boolean().optional(),
  /** Point out, at the foot of the first screen, that there is more below. */
  signDown: z.boolean().optional(),
  externalLinkIcon: z.boolean().optional(),
  footer: z.boolean().optional(),
  /** Blocks of a home page; the theme checks them. */
  config: z.array(z.looseObject({ type: z.string() })).optional(),
  hero: z.looseObject({}).optional(),
  features: z.array(z.looseObject({})).optional(),
});

/** Keys that a misspelt one may have meant. */
export const FRONTMATTER_KEYS: readonly string[] = Object.keys(frontmatterSchema.shape);

/** Keys that other features and themes read, too near to a known one to be taken for its misspelling. */
export const OTHER_KEYS: ReadonlySet<string> = new Set([
  'home',
  'cover',
  'list',
  'cols',
  'plot',
  'lead',
  'name',
  'text',
  'date',
]);
