const special = /[&<>"]/;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text for HTML content and for double-quoted attributes.
 * @example
 * ```ts
 * import { escapeHtml } from 'bifolio/markdown';
 *
 * escapeHtml('"tea" < coffee'); // '&quot;tea&quot; &lt; coffee'
 * ```
 */
export function escapeHtml(text: string): string {
  return special.test(text) ? text.replace(/[&<>"]/g, (character) => entities[character] ?? '') : text;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The value of an attribute as it was meant: the entities that attributes need, and numeric ones, are decoded. */
export function decodeAttribute(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}
