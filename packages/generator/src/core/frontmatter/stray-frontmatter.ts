import { coreFieldNames } from '../contracts/frontmatter.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { meansPassword } from './lock-slips.ts';
import { plainText } from './split-page.ts';

/** Lines at the beginning of a file among which a frontmatter is looked for. */
const MOST_LINES = 80;
/** What may stand above a frontmatter that was meant as one: comments, headings, imports of `.mdx`. */
const COMMENT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g;
const ABOVE = /^\s*(?:#{1,6}\s.*|(?:import|export)\s.*)?$/;
const FENCE = /^\s*[-—–－﹣−]{2,}\s*(?:[\w#].*)?$/;
const END = /^\s*[-—–－﹣−]{2,}\s*$/;
const LANGUAGE = /^\s*-{3}\s*(?:ya?ml|toml|json5?|js|javascript|cson|coffee)\s*$/i;
const FIELD = /^\s*([\p{L}\w-]+)\s*[:：=]/u;
const FIELD_LINE = /^(?:\s*[\w-]+[:：]|\s*#|\s+\S|\s*- |\s*$)/;

/**
 * The error of a page, or of a part that pages include, whose beginning was meant as a frontmatter and is none: its fields would be
 * published as text, and a page that was to be locked would be open. `known`: names of fields.
 */
export function strayFrontmatter(
  source: string,
  file: string,
  known: readonly string[] = coreFieldNames,
): Problem[] {
  const lines = withoutComments(plainText(source)).split(/\r?\n/, MOST_LINES);
  const start = lines.findIndex((line) => !ABOVE.test(line));
  const isField = (line: string) => {
    const name = FIELD.exec(line)?.[1];
    return name !== undefined && (known.includes(name) || meansPassword(name));
  };
  const said = start < 0 ? undefined : fault(lines.slice(start), start === 0, isField);
  return said ? [{ severity: 'error', ...said, file, line: start + 1 }] : [];
}

/** Keeps their line ends, so that lines keep their numbers. */
const withoutComments = (text: string) =>
  text.includes('<!--') || text.includes('{/*')
    ? text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''))
    : text;

type IsField = (line: string) => boolean;

function fault([fence = '', ...below]: readonly string[], isFirst: boolean, isField: IsField) {
  const [next = ''] = below;
  if (/^\+{3}\s*$/.test(fence)) return TOML;
  if (/^;{3}\s*$/.test(fence) || (/^\s*\{\s*$/.test(fence) && /^\s*"[\w-]+"\s*:/.test(next)))
    return JSON_FIELDS;
  if (LANGUAGE.test(fence)) return otherDashes(fence.trim());
  if (isFirst && /^---\s*$/.test(fence) && /^[\w-]+(?:：|:(?:\s|$))/.test(next)) return UNCLOSED;
  if (FENCE.test(fence)) return fenceFault(fence.trim(), below, isField);
  return isField(fence) && isUnopened([fence, ...below], isField) ? UNOPENED : undefined;
}

function fenceFault(fence: string, below: readonly string[], isField: IsField) {
  const end = below.findIndex((line) => END.test(line));
  const fields = below.slice(0, Math.max(end, 0));
  if (!fields.every((line) => FIELD_LINE.test(line)) || !fields.some(isField)) return undefined;
  return fence === '---' ? LATE : otherDashes(fence);
}

/** Hexo reads fields without a line above them. One field and a line is a heading too. */
function isUnopened(lines: readonly string[], isField: IsField): boolean {
  const end = lines.findIndex((line) => /^-{3,}\s*$/.test(line));
  const fields = lines.slice(0, Math.max(end, 0));
  return fields.every((line) => FIELD_LINE.test(line)) && fields.filter(isField).length > 1;
}

const UNCLOSED = {
  code: 'frontmatter-unclosed',
  message: 'The frontmatter has no end, so it would be published as text.',
  hint: 'Write `---` on a line of its own below the last field. If it is text, leave a line empty above it.',
};

const UNOPENED = {
  code: 'frontmatter-unopened',
  message: 'The frontmatter has no beginning, so it would be published as text.',
  hint: 'Write `---` on a line of its own above the first field.',
};

const TOML = {
  code: 'frontmatter-toml',
  message: 'The frontmatter between `+++` is not valid TOML, so it would be published as text.',
  hint: 'Write YAML: `---` in place of `+++`, and `title: My page` in place of `title = "My page"`.',
};

const JSON_FIELDS = {
  code: 'frontmatter-json',
  message: 'The frontmatter is not valid JSON, so it would be published as text.',
  hint: 'Write YAML: `title: My page` between two lines of `---`. JSON ends with `}` on a line of its own.',
};

const LATE = {
  code: 'frontmatter-late',
  message: 'The frontmatter does not begin the file, so it would be published as text.',
  hint: 'Move it to the top, without heading, comment, empty line or space before its first `---`.',
};

const otherDashes = (written: string) => ({
  code: 'frontmatter-dashes',
  message: `The frontmatter begins with "${written}", so it would be published as text.`,
  hint: 'Write three hyphens of an English keyboard, `---`, and nothing else in the lines above and below the fields.',
});
