/** Folder of the output that holds the indexes, one folder to a language. */
export const SEARCH_FOLDER = 'pagefind';

/** Beside an index: the words that typing errors are corrected to. */
export const WORDS_FILE = 'words.txt';

/** Address of the index of a language. */
export const indexAddress = (base: string, lang: string): string => `${base}${SEARCH_FOLDER}/${lang}/`;
