/** What is said of a field that is written twice. */
export const REPEATED = 'Map keys must be unique';

const QUOTES = 'Put values that hold `:`, `#`, `*`, quotes or brackets in quotes: `title: "One: two"`.';

/** What the library says of a mistake, in words of authors, and what to type instead. */
export function plainWords(said: string): { message: string; hint: string } {
  if (/^Tabs /.test(said)) return { message: said, hint: 'Indent with spaces.' };
  if (said === REPEATED) return { message: said, hint: 'Remove all but one of them.' };
  if (/^Block collections are not allowed within flow/.test(said))
    return {
      message: 'a comma is missing between fields or entries in brackets',
      hint: 'Write it between them: `{ text: One, link: /two/ }`. Put a value that contains `:` in quotes.',
    };
  const [, bracket] = /^Flow (?:sequence|map) in .* end with an? ([\]}])/.exec(said) ?? [];
  if (bracket)
    return {
      message: `the \`${bracket}\` of a ${bracket === ']' ? 'list' : 'group of fields'} is missing`,
      hint: `Write \`${bracket}\` below or behind its last entry.`,
    };
  return {
    message: said,
    hint: /mapping/i.test(said) ? `${QUOTES} Indent fields of one level alike.` : QUOTES,
  };
}
