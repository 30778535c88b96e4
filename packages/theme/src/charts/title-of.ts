/** The title among what an author has written behind the name of a chart, without attributes. */
export const titleOf = (info: string): string | undefined =>
  info
    .replace(/^\s*:(?=[^\s:])/, '')
    .replace(/\{[^}]*\}|(?:^|\s)[\w-]+=(?:"[^"]*"|'[^']*'|\S*)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || undefined;
