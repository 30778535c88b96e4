/** A text for Markdown on one line, so that nothing in it is syntax or HTML: `*` becomes `&#42;`. Not for code, which shows text as it is. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
