import { isQuoted } from '../themes/token-metadata.ts';
import type { LinePiece, Range } from './pieces.ts';

/** Colours that take turns as brackets nest. */
const colors = 3;

const bracket = /[()[\]{}]/g;
const closerOf: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** The brackets of a line, one by one; those in strings, comments and regular expressions are text. */
export function bracketRanges(line: string, tokens: Uint32Array): Range[] {
  const ranges: Range[] = [];
  for (let index = 0; index < tokens.length; index += 2) {
    if (isQuoted(tokens[index + 1] ?? 0)) continue;
    const start = tokens[index] ?? 0;
    for (const match of line.slice(start, tokens[index + 2]).matchAll(bracket)) {
      const from = start + match.index;
      ranges.push({ from, to: from + 1, mark: { isBracket: true } });
    }
  }
  return ranges;
}

/** Lines in which pairs of brackets have a class by their depth instead of the theme's; what has no partner keeps its own. */
export function colorBrackets(lines: readonly (readonly LinePiece[])[]): readonly (readonly LinePiece[])[] {
  const brackets = lines.flatMap((line) => line.filter(({ isBracket }) => isBracket));
  const isPaired = pairedBrackets(brackets);
  let index = 0;
  let depth = 0;
  const colored = (piece: LinePiece): LinePiece => {
    if (!piece.isBracket) return piece;
    const isPart = isPaired[index++];
    if (!isPart) return piece;
    const level = closerOf.has(piece.text) ? depth++ : --depth;
    return { ...piece, className: `bracket-${(level % colors) + 1}` };
  };
  return lines.map((line) => (line.some(({ isBracket }) => isBracket) ? line.map(colored) : line));
}

/** For each bracket whether it has a partner. A closer belongs to the nearest opener of its kind; those between have none. */
function pairedBrackets(brackets: readonly LinePiece[]): boolean[] {
  const isPaired = brackets.map(() => false);
  const open: { index: number; closer: string }[] = [];
  const awaited = new Map<string, number>();
  const count = (closer: string, change: number) => awaited.set(closer, (awaited.get(closer) ?? 0) + change);
  for (const [index, { text }] of brackets.entries()) {
    const closer = closerOf.get(text);
    if (closer) {
      open.push({ index, closer });
      count(closer, 1);
    }
    // Without this question hostile code would have every opener searched for every closer.
    if (closer || !awaited.get(text)) continue;
    for (let opener = open.pop(); opener; opener = open.pop()) {
      count(opener.closer, -1);
      if (opener.closer !== text) continue;
      isPaired[opener.index] = true;
      isPaired[index] = true;
      break;
    }
  }
  return isPaired;
}
