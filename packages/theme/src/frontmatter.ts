import type { CoreFieldsInput, FieldsOf, ObjectInput } from 'bifolio';
import { plotFields } from './blocks/plot/options.ts';
import { backToTopFields } from './frame/back-to-top/options.ts';
import { changelogFields } from './frame/changelog/options.ts';
import { commentsFields } from './frame/comments/options.ts';
import { contributorsFields } from './frame/contributors/options.ts';
import { copyrightFields } from './frame/copyright/options.ts';
import { docFooterFields } from './frame/doc-footer/options.ts';
import { docMetaFields } from './frame/doc-meta/options.ts';
import { footerFields } from './frame/footer/options.ts';
import { leafFields } from './frame/leaf/options.ts';
import { linkFields } from './frame/link/options.ts';
import { navbarFields } from './frame/navbar/options.ts';
import { outlineFields } from './frame/outline/options.ts';
import { signDownFields } from './frame/sign-down/options.ts';
import { standfirstFields } from './frame/standfirst/options.ts';
import { watermarkFields } from './frame/watermark/options.ts';
import { friendsFields } from './friends/options.ts';
import { type HomeFieldsInput, homeFields } from './home/options.ts';
import { documentFields } from './layouts/options.ts';
import { postFields } from './posts/options.ts';

/** The fields of a page's frontmatter that the theme reads, a line for each feature. */
export const frontmatter = {
  ...documentFields,
  ...navbarFields,
  ...outlineFields,
  ...standfirstFields,
  ...leafFields,
  ...docMetaFields,
  ...docFooterFields,
  ...contributorsFields,
  ...changelogFields,
  ...commentsFields,
  ...copyrightFields,
  ...footerFields,
  ...backToTopFields,
  ...signDownFields,
  ...linkFields,
  ...watermarkFields,
  ...plotFields,
  ...homeFields,
  ...friendsFields,
  ...postFields,
};

declare module 'bifolio' {
  interface ThemeFields extends FieldsOf<typeof frontmatter> {}
}

/**
 * All that authors may write at the top of a page, the fields of home blocks included.
 * @example
 * ```ts
 * import type { PageFrontmatter } from '@bifolio/theme';
 *
 * const frontmatter: PageFrontmatter = { title: 'Sencha', tags: ['green'], outline: false };
 * ```
 */
export type PageFrontmatter = CoreFieldsInput &
  Omit<ObjectInput<typeof frontmatter>, keyof HomeFieldsInput> &
  HomeFieldsInput;

/** Fields that shape what stands around a page; they hold for the form of a locked one too. */
export const frameFields = Object.keys({
  ...documentFields,
  ...navbarFields,
  ...footerFields,
  ...backToTopFields,
  ...linkFields,
});

/** Keys of options and fields under which pictures stand. */
export const pictureKeys = [
  'logo',
  'logoDark',
  'image',
  'src',
  'light',
  'dark',
  'avatar',
  'banner',
  'cover',
  'backgroundImage',
  'effect',
];
