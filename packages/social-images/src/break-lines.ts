import { charactersOf } from './typesetter.ts';

/** No line begins with one of these: it goes with what is before it. */
const NEVER_FIRST = /^[、，。．；：？！）》」』”’】〕…—～·,.;:!?)\]}%'"/-]/;
/** No line ends with one of these: it goes with what is after it. */
const NEVER_LAST = /[（《「『“‘【〔([{@#$￥¥]$/;

/** Pieces of a text that are never broken; a blank is at the end of the piece before it. */
export function piecesOf(text: string, lang: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    const joins =
      last !== undefined &&
      (/^\s/.test(segment) || (!/\s$/.test(last) && (NEVER_FIRST.test(segment) || NEVER_LAST.test(last))));
    if (joins) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Lines of pieces that are no wider than `width`. A piece that is wider than a line is broken at any character. */
export function breakLines(
  pieces: readonly string[],
  widthOf: (piece: string) => number,
  width: number,
): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let used = 0;
  for (const piece of pieces.flatMap((one) =>
    widthOf(one.trimEnd()) <= width ? [one] : charactersOf(one),
  )) {
    if (line.length > 0 && used + widthOf(piece.trimEnd()) > width) {
      lines.push(line);
      line = [];
      used = 0;
    }
    line.push(piece);
    used += widthOf(piece);
  }
  return line.length > 0 ? [...lines, line] : lines;
}
