/** What texts that a language lacks are shown in. */
const FALLBACK = 'en';

export interface WrittenTexts {
  /** Present where the theme does not have the language: texts that the author wrote, `notFound.title` ... All others are English. */
  writtenTexts?: readonly string[];
}

/** The language of a text of the interface: that of the locale, or English where neither theme nor author have the text in it. */
export const textLanguage = ({ writtenTexts }: WrittenTexts, key: string, lang: string): string =>
  writtenTexts?.includes(key) === false ? FALLBACK : lang;
