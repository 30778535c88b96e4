import type { Range } from './pieces.ts';

/** The guides of a line: where they begin in its own blanks, or HTML that carries them through an empty one. */
export interface LineGuides {
  ranges: readonly Range[];
  through: string;
}

/** Blanks of a level where neither the author nor the code says how many. */
const usualWidth = 2;

/**
 * How many blanks make a level: the number asked for, or with `true` as many as the least indented line has. A single
 * blank is none: the stars of a comment stand behind one. `undefined` when no guides are wanted.
 */
export function levelWidth(wanted: string | number | boolean, lines: readonly string[]): number | undefined {
  if (wanted !== true) {
    const width = Number.parseInt(String(wanted), 10);
    return width > 0 ? width : undefined;
  }
  const widths = lines.map((line) => line.search(/[^ ]/)).filter((width) => width > 1);
  return widths.reduce((least, width) => Math.min(least, width), widths[0] ?? usualWidth);
}

/** Guides of each line. Those of an empty one go on from the line above when the next line has them too. */
export function indentGuides(lines: readonly string[], width: number | undefined): readonly LineGuides[] {
  if (width === undefined) return [];
  const levels = lines.map((line) => levelsOf(line, width));
  const below = levelsBelow(lines, levels);
  let above: readonly string[] = [];
  return lines.map((line, index) => {
    const own = levels[index] ?? [];
    if (line === '') return { ranges: [], through: throughHtml(above.slice(0, below[index])) };
    above = own;
    return { ranges: levelRanges(own), through: '' };
  });
}

/** The blanks at the start of a line, level by level; what does not fill one is left out. */
function levelsOf(line: string, width: number): string[] {
  const levels: string[] = [];
  let start = 0;
  for (let column = 0; line[column] === ' ' || line[column] === '\t'; column++) {
    if (line[column] !== '\t' && column - start + 1 < width) continue;
    levels.push(line.slice(start, column + 1));
    start = column + 1;
  }
  return levels;
}

/** For each line how many levels the next one with code has. */
function levelsBelow(lines: readonly string[], levels: readonly (readonly string[])[]): number[] {
  let next = 0;
  return lines
    .map((_, index) => lines.length - 1 - index)
    .map((index) => {
      if (lines[index] !== '') next = levels[index]?.length ?? 0;
      return next;
    })
    .reverse();
}

/** The first blank of each level, since a grammar may cut the others off. */
function levelRanges(levels: readonly string[]): Range[] {
  let from = 0;
  return levels.map((blanks) => {
    const range: Range = { from, to: from + 1, mark: { isLevel: true } };
    from += blanks.length;
    return range;
  });
}

/** Blanks in attributes take their place in sight, but nobody copies them. */
const throughHtml = (levels: readonly string[]) =>
  levels.map((blanks) => `<span class="indent" data-blanks="${blanks}"></span>`).join('');
