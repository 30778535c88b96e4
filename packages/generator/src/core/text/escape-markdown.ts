/**
 * A text for Markdown on one line, so that nothing in it is syntax or HTML: `*` becomes `&#42;`. Not for code, which shows text as it is.
 * @example
 * ```ts
 * import { escapeMarkdown } from 'bifolio';
 *
 * escapeMarkdown('2 * 3'); // '2 &#42; 3'
 * ```
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
