import type { Problem } from '../errors/bifolio-error.ts';

/** Lines at the beginning of a file among which a frontmatter is looked for. */
const MOST_LINES = 80;
const ABOVE = /^\s*(?:#{1,6}\s.*|<!--.*-->)?$/;
const FENCE = /^\s*[-—–－﹣−]{2,}\s*$/;
const FIELD = /^\s*([\w-]+)\s*[:：=]/;
const FIELD_LINE = /^(?:\s*[\w-]+[:：]|\s*#|\s+\S|\s*- |\s*$)/;

/** What is said of a page without a frontmatter whose beginning was meant as one. `known`: names of fields. */
export function strayFrontmatter(source: string, file: string, known: readonly string[]): Problem[] {
  const lines = source.split(/\r?\n/, MOST_LINES);
  const start = lines.findIndex((line) => !ABOVE.test(line));
  const said = start < 0 ? undefined : fault(lines.slice(start), start === 0, known);
  if (!said) return [];
  // A page that was to be locked or left out must not become public, with its password as text.
  const severity = /^\s*(?:password\s*[:：=]|draft\s*[:：=]\s*true\b)/m.test(source) ? 'error' : 'warning';
  return [{ severity, ...said, file, line: start + 1 }];
}

function fault([fence = '', ...below]: readonly string[], isFirst: boolean, known: readonly string[]) {
  if (/^\+{3}\s*$/.test(fence)) return TOML;
  if (isFirst && /^---[ \t]*$/.test(fence) && /^[\w-]+(?:：|:(?:\s|$))/.test(below[0] ?? '')) return UNCLOSED;
  const end = below.findIndex((line) => FENCE.test(line));
  const fields = below.slice(0, Math.max(end, 0));
  const isMeant =
    fields.every((line) => FIELD_LINE.test(line)) &&
    fields.some((line) => known.includes(FIELD.exec(line)?.[1] ?? ''));
  if (!FENCE.test(fence) || !isMeant) return undefined;
  return fence.trim() === '---' ? LATE : otherDashes(fence.trim());
}

const UNCLOSED = {
  code: 'frontmatter-unclosed',
  message: 'The frontmatter has no end, so it is text of the page.',
  hint: 'Write `---` on a line of its own below the last field.',
};

const TOML = {
  code: 'frontmatter-toml',
  message: 'The frontmatter between `+++` is TOML, so it is text of the page.',
  hint: 'Write YAML: `---` in place of `+++`, and `title: My page` in place of `title = "My page"`.',
};

const LATE = {
  code: 'frontmatter-late',
  message: 'The frontmatter does not begin the file, so it is text of the page.',
  hint: 'Move it to the top: no heading, empty line or space may stand before its first `---`.',
};

const otherDashes = (written: string) => ({
  code: 'frontmatter-dashes',
  message: `The frontmatter begins with "${written}", so it is text of the page.`,
  hint: 'Write three hyphens of an English keyboard, `---`, above and below the fields.',
});
