/** Lines shown before and after the line in question. */
const CONTEXT = 2;

/** A few lines of source around a place, with a caret under it. Lines and columns count from 1. */
export function codeFrame(source: string, line: number, column?: number): string {
  const lines = source.split(/\r?\n/);
  const first = Math.max(1, line - CONTEXT);
  const last = Math.min(lines.length, line + CONTEXT);
  const width = String(last).length;
  const frame: string[] = [];
  for (let n = first; n <= last; n++) {
    const text = lines[n - 1] ?? '';
    frame.push(`${n === line ? '>' : ' '} ${String(n).padStart(width)} | ${text}`.trimEnd());
    // A tab keeps its width only when the caret's line repeats it.
    const indent = text.slice(0, (column ?? 1) - 1).replace(/[^\t]/g, ' ');
    if (n === line && column !== undefined) frame.push(`  ${' '.repeat(width)} | ${indent}^`);
  }
  return frame.join('\n');
}
