/**
 * Pieces for regular expressions with the flag `u` or `v`, each a class in brackets. Here alone it is said what counts as
 * Chinese and Japanese: https://www.unicode.org/reports/tr24/ (scripts), https://www.unicode.org/charts/PDF/UFF00.pdf.
 */

/**
 * A character of a script that is written without spaces between words.
 * @example
 * ```ts
 * import { CJK_LETTER } from 'bifolio/markdown';
 *
 * new RegExp(`^${CJK_LETTER}+$`, 'v').test('绿茶'); // true
 * new RegExp(`^${CJK_LETTER}+$`, 'v').test('tea'); // false
 * ```
 */
export const CJK_LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;

/** Punctuation that belongs to these scripts alone: `，`, `（`, `「`. */
export const CJK_PUNCTUATION = String.raw`[\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]`;

/** What fills a square like them: their punctuation, and Latin letters and digits in full width. */
export const FULL_WIDTH = String.raw`[\u3000-\u303f\uff00-\uff65]`;
