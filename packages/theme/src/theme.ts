import { join } from 'node:path';
import { appearanceScript, type ObjectInput, parseOptions, type Theme } from 'bifolio';
import { blockOptions } from './found/block-options.ts';
import { bulletinInserts } from './frame/bulletin/bulletin-insert.ts';
import { commentNotes } from './frame/comments/comment-notes.ts';
import { COMMENT_FILES } from './frame/comments/comment-settings.ts';
import { editLinkNotes } from './frame/doc-footer/edit-link-notes.ts';
import { SCRIPT_FILE, STYLE_FILE } from './frame/search/docsearch/files.ts';
import { frameFields, frontmatter, pictureKeys } from './frontmatter.ts';
import { type LocaleOptions, localeOptions, writtenOptions } from './locale-options.ts';
import { lookCss } from './looks/look-css.ts';
import { lookNotes } from './looks/look-notes.ts';
import { makeLook } from './looks/make-look.ts';
import { readPalette } from './looks/read-palette.ts';
import { overridable } from './modules/overridable.ts';
import { styleSheets } from './modules/style-sheets.ts';
import { optionsSchema, type ThemeOptions } from './options.ts';
import { LIBRARY_LICENSES, ownModule, PACKAGE_FOLDER } from './own-files.ts';
import { feeds } from './posts/feed/feeds.ts';
import { convertOlderOptions, type OlderOptions } from './posts/older-options.ts';
import { postFields } from './posts/options.ts';
import { withTitles } from './posts/with-titles.ts';
import { SLOTS } from './slots.ts';
import { gatherTexts, textOptions } from './text/options.ts';
import type { Text } from './text/text.ts';

/** What authors write under `markdown` for the theme's blocks. */
export interface BlockOptions extends ObjectInput<typeof blockOptions> {}

/**
 * The theme of a site, for `theme` in `bifolio.config.ts`. Throws a `BifolioError` that names each option that is
 * wrong or unknown.
 * @example
 * ```ts
 * import { theme } from '@bifolio/theme';
 * import { defineConfig } from 'bifolio';
 *
 * export default defineConfig({
 *   theme: theme({ docsRepo: 'tea/handbook', sidebar: { '/guide/': 'auto' } }),
 * });
 * ```
 */
export function theme(given: ThemeOptions & OlderOptions = {}): Theme<BlockOptions> {
  const { options, notes } = convertOlderOptions<ThemeOptions>(gatherTexts(given));
  const { appearance, comment, changelog, readingTime, encrypt, replaceAssets, search, look, accent } =
    parseOptions(optionsSchema, options, {
      path: ['theme'],
    });
  const made = makeLook(look, readPalette(), accent);
  const css = lookCss(made, look === 'paper');
  return {
    name: '@bifolio/theme',
    markdown: blockOptions,
    frontmatter,
    pictureKeys,
    server: ownModule('server'),
    client: ownModule('client'),
    prebuilt: join(PACKAGE_FOLDER, 'prebuilt'),
    licenses: LIBRARY_LICENSES,
    styles: styleSheets(),
    changesPerPage: changelog ? changelog.maxCount : undefined,
    wordsPerMinute: readingTime ? readingTime.wordPerMinute : undefined,
    headScript: headScript(appearance),
    encrypt: encrypt || undefined,
    replaceAssets: replaceAssets || undefined,
    // An index of ours would be of no use beside another's.
    search: search && search.provider === 'local' ? undefined : false,
    slots: SLOTS,
    publicFields: Object.keys(postFields),
    imageFields: ['cover'],
    frameFields,
    notes: [
      ...notes,
      ...editLinkNotes(options),
      ...(comment ? commentNotes(comment) : []),
      ...lookNotes(made, accent),
    ],
    optionNames: [...Object.keys(optionsSchema.shape), ...Object.keys(textOptions)],
    overridable: overridable(),
    files: scriptsOf({ comment, search }),
    extensions: [feeds((path) => writtenOptions(options, path).profile?.name)],
    localePaths: Object.keys(options.locales ?? {}),
    locale(path, lang) {
      const { navbar, sidebar, collections, homeText, selectLanguageName } = writtenOptions(options, path);
      const ready = localeOptions(options, path, lang);
      return {
        navbar,
        sidebar,
        collections: collections && withTitles(collections, ready.text),
        frameLinks: [...asideAddresses(ready), ...footerAddresses(ready)],
        homeText: homeText ?? ready.text.homeLabel,
        label: selectLanguageName,
        text: readerTextOf(ready.text),
        inserts: bulletinInserts(ready.bulletin, bulletinOption(options, path)),
        options: css ? { ...ready, lookCss: css } : ready,
      };
    },
  };
}

const asideAddresses = ({ asideLinks }: LocaleOptions): string[] =>
  Object.values(asideLinks).filter((link) => typeof link === 'string');

const footerAddresses = ({ footer }: LocaleOptions): string[] =>
  (footer ? footer.columns : []).flatMap(({ items }) => items.map(({ link }) => link));

function headScript(appearance: NonNullable<ThemeOptions['appearance']>): string {
  if (appearance === false) return '';
  return appearanceScript(appearance === true ? 'auto' : appearance);
}

/** What the generator writes itself. */
function readerTextOf({ notFound, ...text }: Text) {
  const { footnotesLabel, footnoteBackText, tocLabel, codeMoreText, codeLessText, newerOriginalText } = text;
  return {
    footnotesLabel,
    footnoteBackText,
    tocLabel,
    codeMoreText,
    codeLessText,
    newerOriginalText,
    notFoundTitle: notFound.title,
  };
}

type Parsed = ReturnType<typeof optionsSchema.parse>;

/** Files of services that the site brings along. */
const scriptsOf = ({ comment, search }: Pick<Parsed, 'comment' | 'search'>) => [
  ...(comment ? COMMENT_FILES[comment.provider] : []),
  ...(search && search.provider === 'algolia' ? [SCRIPT_FILE, STYLE_FILE] : []),
];

/** Where the bulletin of a language is written. */
const bulletinOption = ({ locales }: ThemeOptions, path: string): string[] => [
  'theme',
  ...(locales?.[path]?.bulletin ? ['locales', path] : []),
  'bulletin',
];
