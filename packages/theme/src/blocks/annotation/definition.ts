import type { StateBlock } from 'markdown-it';

const opening = /^\[\+([^\]\s]{1,100})\]:[ \t]*/;
const indent = 2;

/**
 * A note: the rest of its line and all lines below that are indented.
 *
 *     [+note]: text
 *       more of it
 */
export function annotationDefinition(
  state: StateBlock,
  line: number,
  endLine: number,
  silent: boolean,
): boolean {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  if (!state.src.startsWith('[+', start) || (state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
  const [marker, label] = opening.exec(state.src.slice(start, state.eMarks[line])) ?? [];
  if (!marker) return false;
  if (silent) return true;
  const end = lastLine(state, line, endLine) + 1;
  const open = state.push('annotation_open', '', 1);
  Object.assign(open, { meta: label, map: [line, end] });
  parseBody(state, line, end, start + marker.length);
  state.push('annotation_close', '', -1);
  state.line = end;
  return true;
}

function lastLine(state: StateBlock, line: number, endLine: number): number {
  let last = line;
  for (let next = line + 1; next < endLine; next++) {
    if (state.isEmpty(next)) continue;
    if ((state.sCount[next] ?? 0) < state.blkIndent + indent) break;
    last = next;
  }
  return last;
}

/** Where the lines below begin: those of a note that is indented itself stand further in. */
function bodyIndent(state: StateBlock, line: number, end: number): number {
  const lines = Array.from({ length: end - line }, (_, index) => line + index);
  const indents = lines.filter((one) => !state.isEmpty(one)).map((one) => state.sCount[one] ?? 0);
  return indents.length > 0 ? indents.reduce((a, b) => Math.min(a, b)) : state.blkIndent + indent;
}

/** The first line begins after the marker, as if it were indented like those below. */
function parseBody(state: StateBlock, line: number, end: number, start: number): void {
  const { blkIndent, lineMax, parentType, bMarks, tShift, sCount } = state;
  const saved = [bMarks[line] ?? 0, tShift[line] ?? 0, sCount[line] ?? 0] as const;
  state.blkIndent = bodyIndent(state, line + 1, end);
  [bMarks[line], tShift[line], sCount[line]] = [start, 0, state.blkIndent];
  state.lineMax = end;
  state.parentType = 'reference';
  state.md.block.tokenize(state, line, end);
  [bMarks[line], tShift[line], sCount[line]] = saved;
  Object.assign(state, { blkIndent, lineMax, parentType });
}
