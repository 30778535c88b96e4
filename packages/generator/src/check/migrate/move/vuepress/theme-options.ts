import { isOptions, type Options } from '../read/literals.ts';

/** Options of Plume that have the same name and meaning here. */
const SAME = new Set(
  (
    'navbar sidebar collections blog notes profile home logo logoDark siteTitle social navbarSocialInclude outline aside sidebarScrollbar externalLinkIcon prevPage nextPage editLinkPattern createTime copyright footer bulletin watermark selectLanguageName transition appearance docsRepo docsBranch docsDir editLink contributors changelog encrypt readingTime lastUpdated notFound comment copyCode replaceAssets ' +
    'selectLanguageText selectLanguageAriaLabel appearanceText lightModeSwitchTitle darkModeSwitchTitle outlineLabel returnToTopLabel sidebarMenuLabel editLinkText lastUpdatedText contributorsText changelogText changelogOnText changelogButtonText copyrightText copyrightAuthorText copyrightCreationOriginalText copyrightCreationTranslateText copyrightCreationReprintText copyrightLicenseText prevPageLabel nextPageLabel openNewWindowText homeText postsText tagText archiveText categoryText archiveTotalText encryptButtonText encryptPlaceholder encryptGlobalText encryptPageText copyPageText'
  ).split(' '),
);

/** Whether an option of Plume is carried over. */
export const isCarried = (name: string): boolean => SAME.has(name);

/** The options of the theme, each language with its own. What was computed is left out. */
export function plumeTheme(theme: Options): Options {
  const same = sameOf(theme);
  const locales = Object.entries(isOptions(theme.locales) ? theme.locales : {});
  return {
    ...same,
    ...(locales.length > 0 && {
      locales: Object.fromEntries(
        locales.map(([path, options]) => [path, sameOf(isOptions(options) ? options : {})]),
      ),
    }),
  };
}

/** Options of Plume for images: they have the same names here, but belong to the Markdown of the site. */
export function plumeMarkdown({ markdown }: Options): Options {
  const { image, imageSize } = isOptions(markdown) ? markdown : {};
  const switches = Object.entries(isOptions(image) ? image : {}).filter(
    ([name, value]) => IMAGE.has(name) && typeof value === 'boolean',
  );
  return {
    ...(switches.length > 0 && { image: Object.fromEntries(switches) }),
    ...((imageSize === 'local' || imageSize === 'all') && { imageSize }),
  };
}

const IMAGE = new Set(['figure', 'lazyload', 'mark', 'size', 'legacySize', 'obsidianSize']);

const sameOf = (options: Options): Options =>
  Object.fromEntries(
    [...SAME].filter((name) => options[name] !== undefined).map((name) => [name, written(options[name])]),
  );

/** Names of the options that mean something here under another name, or as another value; the author has to write them. */
export function leftOptions({ markdown, locales: _locales, ...theme }: Options): string[] {
  const { image: _image, imageSize: _imageSize, ...blocks } = isOptions(markdown) ? markdown : {};
  const ofTheme = Object.entries(theme).filter(([name]) => !isCarried(name) && !DONE.has(name));
  // What is merely switched on is on.
  const ofBlocks = Object.entries(blocks).filter(([, value]) => value !== true);
  return [
    ...ofTheme.flatMap(([name, value]) => (value === undefined ? [] : `theme.${name}`)),
    ...ofBlocks.flatMap(([name, value]) => (value === undefined ? [] : `theme.markdown.${name}`)),
  ];
}

/** Carried over elsewhere, or nothing to carry. */
const DONE = new Set(['hostname', 'configFile', 'cache', 'autoFrontmatter']);

/** Without the parts that were computed. */
const written = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((one) => one !== undefined).map(written);
  if (!isOptions(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [[name, written(one)]])),
  );
};
