/** What a reader of the page does not see, or sees elsewhere: lines that open and close blocks, and the like. */
const MARKUP = [
  /^[ \t>]*(?:`{3,}|~{3,}|:{3,}).*$/gm,
  /^[ \t>]*\/\/.*$/gm, // Comments that guide the coloring of code, among others.
  /(?:\/\/|#|\/\*|<!--)[ \t]*\[!code[^\n]*/g,
  /(?<=\])\([^)\n]*\)/g,
  /<[a-z/!][^>\n]*>/gi,
  /\{#[\w-]+\}/g,
  /::[\w-]+(?::[\w-]+)?(?:[ \t]+[^:\n]*)?::/g, // Icons.
];

/** Source of a page with blanks in place of markup, so that its words stand together as on the page. Places stay what they are. */
export function withoutMarkup(source: Uint8Array): Buffer {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.length);
  const text = MARKUP.reduce((left, markup) => left.replace(markup, blanks), bytes.toString('latin1'));
  return Buffer.from(text, 'latin1');
}

const blanks = (text: string) => ' '.repeat(text.length);
