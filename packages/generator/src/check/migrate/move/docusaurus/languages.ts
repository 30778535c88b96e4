import { isOptions, type Options, textOf, textsOf } from '../read/literals.ts';
import type { ContentPlugin } from './plugins.ts';

/** The language at the root of the site. */
export const mainLanguage = (config: Options): string =>
  (isOptions(config.i18n) && textOf(config.i18n.defaultLocale)) || 'en';

/** All languages, at least one. */
export const docusaurusLanguages = (config: Options): string[] => {
  const all = isOptions(config.i18n) ? textsOf(config.i18n.locales) : [];
  return all.length > 0 ? all : [mainLanguage(config)];
};

/** `locales`, or `lang` of a site in one language. */
export function localesOption(config: Options): { locales?: Options; lang?: string } {
  const all = docusaurusLanguages(config);
  const main = mainLanguage(config);
  if (all.length < 2) return { lang: main };
  const own = isOptions(config.i18n) && isOptions(config.i18n.localeConfigs) ? config.i18n.localeConfigs : {};
  return {
    locales: Object.fromEntries(
      all.map((language) => {
        const options = isOptions(own[language]) ? own[language] : {};
        const label = textOf(options.label);
        return [
          language === main ? '/' : `/${language}/`,
          { lang: textOf(options.htmlLang) ?? language, ...(label && { label }) },
        ];
      }),
    ),
  };
}

/** The folder of the pages of a plugin in another language. */
export const translatedFolder = ({ kind, id }: ContentPlugin, language: string): string => {
  const own = `i18n/${language}/docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`;
  return kind === 'docs' ? `${own}/current` : own;
};
