const accents = /[\u0300-\u036f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes out
const controls = /[\u0000-\u001f]/g;
const separators = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/**
 * The id of a heading with this text: lower case, blanks and ASCII punctuation (full-width punctuation too) become one
 * `-`, Chinese stays, and a leading digit gets `_`.
 */
export function slugify(text: string): string {
  const folded = text.normalize('NFKD').replace(accents, '').replace(controls, '');
  const slug = folded.replace(separators, '-').replace(/^-+|-+$/g, '');
  return slug.replace(/^(\d)/, '_$1').toLowerCase() || 'section';
}
