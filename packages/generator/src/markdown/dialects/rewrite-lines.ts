import type { SelectedLines } from '../include/include-range.ts';
import type { Dialect, DialectPage } from './dialect.ts';

/** How far behind its place the source of a line is looked for. */
const FARTHEST = 200;
/** The same for lines of signs alone, such as the end of a code block: others look alike. */
const FARTHEST_SIGNS = 3;

/** The lines in our Markdown, each with the number of the line that it comes from, or stands beside. */
export function rewriteLines(part: SelectedLines, dialect: Dialect, page: DialectPage): SelectedLines {
  const text = part.lines.join('\n');
  const rewritten = dialect(text, page);
  if (rewritten === text) return part;
  const lines = rewritten.split('\n');
  const sources = sourceLines(part.lines, lines);
  return {
    lines,
    numbers: sources.map((index) => part.numbers[index] ?? 1),
    cut: part.cut,
    shifts: sources.map((index, at) => indentOf(lines[at] ?? '') - indentOf(part.lines[index] ?? '')),
  };
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** For each new line the index of its old one: that with the same text, or the one whose turn it is. */
function sourceLines(before: readonly string[], after: readonly string[]): number[] {
  const texts = before.map((line) => line.trim());
  let next = 0;
  return after.map((line) => {
    const text = line.trim();
    const found = text ? indexNear(texts, text, next) : texts[next] === '' ? next : undefined;
    if (found !== undefined) next = found + 1;
    return found ?? Math.min(next, before.length - 1);
  });
}

function indexNear(texts: readonly string[], text: string, from: number): number | undefined {
  const farthest = /[\p{L}\p{N}]/u.test(text) ? FARTHEST : FARTHEST_SIGNS;
  const end = Math.min(from + farthest, texts.length);
  for (let index = from; index < end; index++) if (texts[index] === text) return index;
  return undefined;
}
