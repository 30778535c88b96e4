export interface BorrowedTexts {
  /** Texts that neither the theme nor the author has in the language of the locale, and the language that they are in. */
  borrowedTexts?: { lang: string; names: readonly string[] };
}

/** The language of a text of the interface, by its name: `notFound.title`. */
export const textLanguage = ({ borrowedTexts }: BorrowedTexts, name: string, lang: string): string =>
  borrowedTexts?.names.includes(name) ? borrowedTexts.lang : lang;
