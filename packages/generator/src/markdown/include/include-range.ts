import { splitPage } from '../../core/frontmatter/split-page.ts';
import { type LinePlace, PLACE, placeOf } from './line-place.ts';
import { isRegionMark, type RegionSpan, regionSpan } from './region-marks.ts';
import { sectionSpan } from './section-lines.ts';

/** An include as written. */
export interface Include {
  place: LinePlace;
  path: string;
  /** Lines from 1, both ends included; absent ends reach to the file's. */
  from?: number;
  to?: number;
  region?: string;
  /** A page that is embedded, whose own title is left out. */
  isPage?: boolean;
}

/** A line that is an include and nothing else. */
export const commentPattern = new RegExp(String.raw`^(${PLACE})<!--\s*@include:\s*(.+?)\s*-{2,}>\s*$`);
const barePattern = new RegExp(String.raw`^(${PLACE})@include:\s*(.+?)\s*$`);
const rangePattern = /\{\s*(\d*)\s*([-,]?)\s*(\d*)\s*\}$/;

/**
 * `<!-- @include: ./part.md{5-9} -->`, `{5}`, `{5-}`, `{-9}`, or `./part.md#region`. VitePress's commas (`{5,9}`) and its
 * `@/` for the source folder mean the same as our dashes and a leading slash. Without `inComment` the line holds nothing else.
 */
export function parseInclude(line: string, inComment = true): Include | undefined {
  const [, before = '', written = ''] = (inComment ? commentPattern : barePattern).exec(line) ?? [];
  if (!written) return undefined;
  const place = placeOf(before);
  const target = written.replace(/^@\//, '/');
  const range = rangePattern.exec(target);
  if (range) {
    const [whole, from, dash, to] = range;
    const path = target.slice(0, -whole.length).trim();
    const last = dash ? to : from;
    return { place, path, ...(from && { from: Number(from) }), ...(last && { to: Number(last) }) };
  }
  const [path = '', region] = target.split('#', 2);
  return { place, path: path.trim(), ...(region && { region: region.trim() }) };
}

/** Lines of a file that are meant. */
export interface SelectedLines {
  lines: string[];
  /** Where each of them stands in the file, counted from 1. */
  numbers: number[];
  /** How many characters of indentation all of them had. */
  cut: number;
  /** How many characters each has more before its text than in the file; less than 0 for fewer. @default all 0 */
  shifts?: readonly number[];
}

/**
 * The lines meant, without their common indentation; `undefined` when there is neither region nor heading of that name. In a page that is included
 * as `text`, frontmatter does not count; as `code`, everything does. `showsMarks`: so do lines that begin and end regions.
 */
export function selectLines(
  lines: readonly string[],
  include: Omit<Include, 'place'>,
  as: 'text' | 'code' = 'text',
  showsMarks = false,
): SelectedLines | undefined {
  const span =
    include.region === undefined ? lineSpan(lines, include, as) : partSpan(lines, include.region, as);
  if (!span) return undefined;
  const selected = lines
    .slice(span.start, span.end)
    .map((line, index) => ({ line, number: span.start + index + 1 }))
    .filter(({ line }) => (showsMarks && include.region === undefined) || !isRegionMark(line));
  return {
    ...dedent(selected.map(({ line }) => line)),
    numbers: selected.map(({ number }) => number),
  };
}

/** A region by its name, or in Markdown the text below a heading. */
const partSpan = (lines: readonly string[], name: string, as: 'text' | 'code'): RegionSpan | undefined =>
  regionSpan(lines, name) ?? (as === 'text' ? sectionSpan(lines, name) : undefined);

/** A file's own frontmatter is not part of its text, unless a range begins after it. */
function lineSpan(
  lines: readonly string[],
  { from = 1, to = lines.length, isPage }: Omit<Include, 'place'>,
  as: 'text' | 'code',
): RegionSpan {
  const start = from - 1;
  if (as === 'code' || start > 0) return { start, end: to };
  const body = bodyStart(lines);
  const first = lines.findIndex((line, index) => index >= body && line.trim() !== '');
  return { start: isPage && /^# /.test(lines[first] ?? '') ? first + 1 : body, end: to };
}

/** Whether lines of a file begin with a frontmatter, which is not part of its text. */
/** Opens fields in TOML or JSON. */
const OTHER_FORMAT = /^(?:\+{3}|;{3}|\{)$/;

export const hasFrontmatter = (lines: readonly string[]): boolean => bodyStart(lines) > 0;

function bodyStart(lines: readonly string[]): number {
  const opening = lines[0]?.trim() ?? '';
  if (OTHER_FORMAT.test(opening)) return splitPage(lines.join('\n')).bodyLine - 1;
  if (opening !== '---') return 0;
  return lines.findIndex((line, index) => index > 0 && line.trim() === '---') + 1;
}

function dedent(lines: readonly string[]): { lines: string[]; cut: number } {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const cut = indents.reduce((least, indent) => Math.min(least, indent), indents[0] ?? 0);
  return { lines: lines.map((line) => (line.trim() ? line.slice(cut) : '')), cut };
}
