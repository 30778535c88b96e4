import { isOptions, type Options } from '../read/literals.ts';

/** Options of Plume that have the same name and meaning here. */
const SAME =
  'navbar sidebar collections blog notes profile home logo logoDark siteTitle social navbarSocialInclude outline aside sidebarScrollbar externalLinkIcon prevPage nextPage editLinkPattern createTime copyright footer bulletin watermark selectLanguageName transition appearance docsRepo docsBranch docsDir editLink contributors changelog encrypt readingTime hostname'.split(
    ' ',
  );

/** The options of the theme, each language with its own. What was computed is left out. */
export function plumeTheme(theme: Options): Options {
  const { hostname: _hostname, ...same } = sameOf(theme);
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

const sameOf = (options: Options): Options =>
  Object.fromEntries(
    SAME.filter((name) => options[name] !== undefined).map((name) => [name, written(options[name])]),
  );

/** Without the parts that were computed. */
const written = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((one) => one !== undefined).map(written);
  if (!isOptions(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [[name, written(one)]])),
  );
};
