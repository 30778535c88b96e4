/** Text that Markdown shows as it is. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\`*[\]<]|&(?=#?\w+;)|~(?=~)/g, '\\$&')
    .replace(/(^|[^\p{L}\p{N}])_|_(?=[^\p{L}\p{N}]|$)/gu, (found) => found.replace('_', '\\_'));

/** The start of a block, where a few characters mean something else. */
export const escapeStart = (text: string): string =>
  text.replace(
    /^(\s*)(#{1,6}(?=\s)|[-+>=~]|(\d+)(?=[.)]\s))/,
    (_, blank: string, mark: string, digits?: string) =>
      digits ? `${blank}${digits}\\` : `${blank}\\${mark}`,
  );

/** Code in a line, in as many backticks as it takes. */
export function inlineCode(text: string): string {
  const code = text.replace(/\n/g, ' ');
  const ticks = '`'.repeat(longestRun(code) + 1);
  const space = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  return `${ticks}${space}${code}${space}${ticks}`;
}

/** A code block. */
export function fence(code: string, info: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${ticks}${info}\n${code}\n${ticks}`;
}

const longestRun = (text: string) => Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));

/** An address for a link. */
export const destination = (href: string): string =>
  /[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURIComponent)}>` : href;
