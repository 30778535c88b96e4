import { breakLines, piecesOf } from './break-lines.ts';
import { charactersOf, type Typesetter, UNITS } from './typesetter.ts';

/** Lines of a title as pieces of text, and their size in pixels. */
export interface FittedTitle {
  size: number;
  lines: readonly (readonly string[])[];
}

/** Sizes, and the lines that a title may have in each. */
const SIZES = [
  [76, 2],
  [60, 3],
  [52, 3],
] as const;
const SMALLEST = 44;
const MOST_LINES = 3;

/** A title in the largest size in which it has at most three lines; what is too long even then ends with `…`. */
export function fitTitle(
  title: string,
  lang: string,
  { outline }: Pick<Typesetter, 'outline'>,
  width: number,
): FittedTitle {
  const pieces = piecesOf(title, lang);
  const linesAt = (size: number) =>
    breakLines(pieces, (piece) => (outline(piece).width * size) / UNITS, width);
  for (const [size, most] of SIZES) {
    const lines = linesAt(size);
    if (lines.length <= most) return { size, lines };
  }
  const lines = linesAt(SMALLEST);
  return { size: SMALLEST, lines: lines.length <= MOST_LINES ? lines : shortened(lines) };
}

/** The first lines; two characters of the last one make room for the sign that there were more. */
function shortened(lines: readonly string[][]): string[][] {
  const kept = lines.slice(0, MOST_LINES);
  const last = charactersOf(kept.pop()?.join('').trimEnd() ?? '');
  return [...kept, [`${last.slice(0, -2).join('').trimEnd()}…`]];
}
