import { splitPage } from '../../core/frontmatter/split-page.ts';
import {
  BLANK,
  BOX,
  BOX_END,
  COMMENT,
  DELIMITER_ROW,
  FENCE,
  HEADING,
  HTML,
  INCLUDE,
  INLINE_HTML,
  ITEM,
  interrupts,
  MATH,
  RAW_HTML,
  RULE,
  UNDERLINE,
  withoutQuotes,
} from './block-lines.ts';
import { fingerprints } from './fingerprints.ts';
import { metaBlocks } from './meta-blocks.ts';
import type { BlockKind, SourceBlock } from './types.ts';

/** The rules by which pages are cut; written into what holds hashes of blocks. */
export const BLOCKS_VERSION = 1;

/**
 * Cuts the source of a page into blocks, in one pass over its lines and without a parser, so old versions, `.mdx` and pages of
 * other generators are cut alike. `fields`: keys of the frontmatter that hold text.
 */
export function splitBlocks(
  source: string,
  fields: readonly string[] = ['title', 'description'],
): SourceBlock[] {
  const { yaml, body, bodyLine } = splitPage(source);
  const lines = body.replaceAll('\r', '').split('\n').map(withoutQuotes);
  const blocks = yaml === undefined ? [] : metaBlocks(yaml, fields);
  for (let at = 0; at < lines.length; ) {
    const { kind, next } = blockAt(lines, at);
    if (kind) {
      const text = lines.slice(at, next).join('\n');
      blocks.push({ kind, line: bodyLine + at, end: bodyLine + next - 1, text, ...fingerprints(kind, text) });
    }
    at = next;
  }
  return blocks;
}

interface Cut {
  /** Absent where nothing stands that could be translated. */
  kind?: BlockKind;
  /** The line after it. */
  next: number;
}

function blockAt(lines: readonly string[], at: number): Cut {
  const line = lines[at] ?? '';
  const one = at + 1;
  if (BLANK.test(line) || BOX_END.test(line)) return { next: one };
  const fence = FENCE.exec(line);
  if (fence) return { kind: 'fence', next: fenceEnd(lines, at, fence[1] ?? '```') };
  if (MATH.test(line)) return { kind: 'math', next: mathEnd(lines, at) };
  if (INCLUDE.test(line)) return { kind: 'fence', next: one };
  if (COMMENT.test(line)) return commentAt(lines, at);
  const heading = HEADING.exec(line);
  if (heading) return { kind: `h${heading[1]?.length ?? 1}` as BlockKind, next: one };
  if (RULE.test(line)) return { next: one };
  if (BOX.test(line)) return { kind: 'box', next: one };
  if (isRow(lines, at)) return DELIMITER_ROW.test(line) ? { next: one } : { kind: 'row', next: one };
  if (HTML.test(line) && !INLINE_HTML.test(line)) return { kind: 'html', next: htmlEnd(lines, at) };
  if (ITEM.test(line)) return { kind: 'li', next: textEnd(lines, one) };
  return paragraphAt(lines, at);
}

/** Comments are for authors; one that brings in a file is a block. */
const commentAt = (lines: readonly string[], at: number): Cut => ({
  kind: /<!--\s*@+include\b/.test(lines[at] ?? '') ? 'fence' : undefined,
  next: lineWith(lines, at, '-->'),
});

/** A paragraph, or the heading that the line below makes of it. */
function paragraphAt(lines: readonly string[], at: number): Cut {
  const next = textEnd(lines, at + 1);
  const underline = UNDERLINE.exec(lines[next] ?? '');
  if (!underline) return { kind: 'p', next };
  return { kind: underline[1]?.startsWith('=') ? 'h1' : 'h2', next: next + 1 };
}

function textEnd(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && !interrupts(lines[end] ?? '') && !isRow(lines, end)) {
    if (UNDERLINE.test(lines[end] ?? '')) break;
    end++;
  }
  return end;
}

function fenceEnd(lines: readonly string[], at: number, marks: string): number {
  const isEnd = (line: string) => {
    const text = line.trim();
    return text.length >= marks.length && text === (marks[0] ?? '`').repeat(text.length);
  };
  const end = lines.findIndex((line, index) => index > at && isEnd(line));
  return end === -1 ? lines.length : end + 1;
}

function mathEnd(lines: readonly string[], at: number): number {
  const isWhole = (lines[at]?.trim().length ?? 0) > 3 && /\$\$\s*$/.test(lines[at] ?? '');
  return isWhole ? at + 1 : lineWith(lines, at + 1, '$$');
}

/** The line after the first one, from `at`, that contains a text. */
function lineWith(lines: readonly string[], at: number, text: string): number {
  const end = lines.findIndex((line, index) => index >= at && line.includes(text));
  return end === -1 ? lines.length : end + 1;
}

function htmlEnd(lines: readonly string[], at: number): number {
  const name = RAW_HTML.exec(lines[at] ?? '')?.[1];
  if (name) return lineWith(lines, at, `</${name}>`);
  const isEnd = (line: string) =>
    [BLANK, BOX, BOX_END, COMMENT, INCLUDE, HEADING].some((one) => one.test(line));
  const end = lines.findIndex((line, index) => index > at && isEnd(line));
  return end === -1 ? lines.length : end;
}

/** Whether a line is a row of a table: one of its neighbors up to the delimiters says so. */
function isRow(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (!line.includes('|')) return false;
  if (isDelimiter(lines[at + 1])) return true;
  for (let above = at; above > 0 && lines[above]?.includes('|'); above--)
    if (isDelimiter(lines[above]) && lines[above - 1]?.includes('|')) return true;
  return false;
}

const isDelimiter = (line: string | undefined): boolean =>
  line?.includes('|') === true && line.includes('-') && DELIMITER_ROW.test(line);
