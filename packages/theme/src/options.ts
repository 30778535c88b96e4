import { type ObjectInput, sidebarSchema } from 'bifolio';
import { z } from 'zod';
import { embedsOptions } from './embeds/options.ts';
import { appearanceOptions, transitionOptions } from './frame/appearance/options.ts';
import { asideLinksOptions } from './frame/aside-links/options.ts';
import { breadcrumbsOptions } from './frame/breadcrumbs/options.ts';
import { bulletinOptions } from './frame/bulletin/options.ts';
import { changelogOptions } from './frame/changelog/options.ts';
import { commentsOptions } from './frame/comments/options.ts';
import { contributorsOptions } from './frame/contributors/options.ts';
import { copyCodeOptions } from './frame/copy-code/options.ts';
import { copyPageOptions } from './frame/copy-page/options.ts';
import { copyrightOptions } from './frame/copyright/options.ts';
import { editLinkOptions, editLinkPatternOptions, lastUpdatedOptions } from './frame/doc-footer/options.ts';
import { createTimeOptions, readingTimeOptions } from './frame/doc-meta/options.ts';
import { facingOptions } from './frame/facing/options.ts';
import { footerOptions } from './frame/footer/options.ts';
import { imagePreviewOptions } from './frame/image-preview/options.ts';
import { leafOptions } from './frame/leaf/options.ts';
import { linkOptions } from './frame/link/options.ts';
import { localeLinksOptions } from './frame/locale-links/options.ts';
import { lockOptions } from './frame/lock/options.ts';
import { navbarOption, navbarOptions } from './frame/navbar/options.ts';
import { outlineOptions } from './frame/outline/options.ts';
import { pagerOptions } from './frame/pager/options.ts';
import { searchOptions } from './frame/search/options.ts';
import { sidebarOptions } from './frame/sidebar/options.ts';
import { socialOptions } from './frame/social/options.ts';
import { standfirstOptions } from './frame/standfirst/options.ts';
import { watermarkOptions } from './frame/watermark/options.ts';
import { bannerOptions } from './home/banner/options.ts';
import { lookOptions } from './looks/options.ts';
import { postsOptions, themeCollectionSchema } from './posts/options.ts';
import { replaceAssetsOptions } from './replace-assets/options.ts';
import { textOptions } from './text/options.ts';

/** What the generator makes navigation of. */
const navigationOptions = {
  /** The navigation bar. @default made by the generator from the site's sections */
  navbar: navbarOption.optional(),
  /** Sidebars by path prefix, such as `/guide/`. */
  sidebar: sidebarSchema.optional(),
  /** Blogs and groups of docs, by folder. */
  collections: z.array(themeCollectionSchema).optional(),
};

/** Options that may differ between locales, a line for each feature. */
const localeShape = {
  ...navbarOptions,
  ...sidebarOptions,
  ...socialOptions,
  ...asideLinksOptions,
  ...editLinkPatternOptions,
  ...outlineOptions,
  ...localeLinksOptions,
  ...facingOptions,
  ...copyPageOptions,
  ...breadcrumbsOptions,
  ...linkOptions,
  ...pagerOptions,
  ...postsOptions,
  ...createTimeOptions,
  ...copyrightOptions,
  ...bannerOptions,
  ...footerOptions,
  ...transitionOptions,
  ...bulletinOptions,
  ...watermarkOptions,
};

/** Options of the whole site, a line for each feature. */
const siteShape = {
  ...lookOptions,
  ...embedsOptions,
  ...imagePreviewOptions,
  ...appearanceOptions,
  ...searchOptions,
  ...copyCodeOptions,
  ...editLinkOptions,
  ...lastUpdatedOptions,
  ...contributorsOptions,
  ...changelogOptions,
  ...readingTimeOptions,
  ...standfirstOptions,
  ...leafOptions,
  ...commentsOptions,
};

/** What may stand at the top level and, for one locale, under `locales['/en/']`. */
const localeSchema = z.strictObject({
  ...navigationOptions,
  ...localeShape,
  /** Texts of the interface, by name. `{ outlineLabel: 'Contents' }` @default by language */
  text: z.strictObject(textOptions).optional(),
});

/** Options of `theme()`. */
export const optionsSchema = z.strictObject({
  ...localeSchema.shape,
  ...siteShape,
  ...lockOptions,
  ...replaceAssetsOptions,
  /** Options of one language by its path; they take precedence. */
  locales: z.record(z.string(), localeSchema).optional(),
});

/** The options that components read: one locale, shorthands written out, defaults filled in. Texts are added to them. */
export const componentOptions = z.object({ ...localeShape, ...siteShape });

/**
 * What authors write in `theme({...})`.
 * @example
 * ```ts
 * import type { ThemeOptions } from '@bifolio/theme';
 *
 * const options: ThemeOptions = { docsRepo: 'tea/handbook', footer: { message: 'Written by readers' } };
 * ```
 */
export interface ThemeOptions extends ObjectInput<typeof optionsSchema.shape> {}
/**
 * What authors write under `locales['/en/']`.
 * @example
 * ```ts
 * import type { ThemeLocaleOptions } from '@bifolio/theme';
 *
 * const english: ThemeLocaleOptions = { navbar: ['/en/guide/'], text: { outlineLabel: 'Contents' } };
 * ```
 */
export interface ThemeLocaleOptions extends ObjectInput<typeof localeSchema.shape> {}
