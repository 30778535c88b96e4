import type { StateBlock } from 'markdown-it';
import type { PageState } from '../page-state.ts';
import type { ComponentTag } from './component-tag.ts';

/** What stands between two tags: from `start` to `end` in the source, on lines `first` to `last`. */
export interface Inside {
  start: number;
  end: number;
  first: number;
  last: number;
  closing: string;
}

/** Look for the closing tag that ends its line, over tags of the same name and past code. */
export function findInside(
  state: StateBlock,
  page: PageState,
  tag: Pick<ComponentTag, 'name' | 'end'>,
  tagLine: number,
  endLine: number,
): Inside | undefined {
  if (page.lastIndexOf(state.src, `</${tag.name}`) < tag.end) return undefined;
  const tags = new RegExp(`<(/?)${tag.name}(?=[\\s/>])[^<>]*?(/?)>`, 'g');
  let depth = 1;
  let fence = '';
  for (let line = tagLine; line < endLine; line++) {
    if (line > tagLine && !state.isEmpty(line) && indentOf(state, line) < state.blkIndent) return undefined;
    const start = line === tagLine ? tag.end : lineStart(state, line);
    const text = state.src.slice(start, state.eMarks[line]);
    if (!page.spend(1 + text.length)) return undefined;
    const marker = /^(?:`{3,}|~{3,})/.exec(text)?.[0] ?? '';
    if (marker && line > tagLine) fence = fence ? (marker.startsWith(fence) ? '' : fence) : marker;
    if (fence || marker) continue;
    for (const match of text.matchAll(tags)) {
      depth += match[1] ? -1 : match[2] ? 0 : 1;
      if (depth > 0) continue;
      if (text.slice(match.index + match[0].length).trim() !== '') return undefined;
      return { start: tag.end, end: start + match.index, first: tagLine, last: line, closing: match[0] };
    }
  }
  return undefined;
}

/** The blocks between the tags, whatever stands beside the tags on their lines. */
export function parseInside(state: StateBlock, { start, end, first, last }: Inside): void {
  if (first === last) {
    parseOneLine(state, state.src.slice(start, end).trim(), first);
    return;
  }
  const from = state.src.slice(start, state.eMarks[first]).trim() === '' ? first + 1 : first;
  const to = state.src.slice(lineStart(state, last), end).trim() === '' ? last : last + 1;
  const saved = {
    begin: state.bMarks[from],
    shift: state.tShift[from],
    indent: state.sCount[from],
    end: state.eMarks[last],
    blkIndent: state.blkIndent,
    lineMax: state.lineMax,
    parent: state.parentType,
  };
  if (from === first) {
    state.bMarks[from] = start;
    state.tShift[from] = leadingBlanks(state.src, start);
    state.sCount[from] = state.blkIndent;
  }
  if (to === last + 1) state.eMarks[last] = end;
  state.blkIndent = smallestIndent(state, from, to);
  state.lineMax = to;
  state.parentType = 'root';
  state.md.block.tokenize(state, from, to);
  if (from === first) {
    state.bMarks[from] = saved.begin ?? 0;
    state.tShift[from] = saved.shift ?? 0;
    state.sCount[from] = saved.indent ?? 0;
  }
  state.eMarks[last] = saved.end ?? 0;
  state.blkIndent = saved.blkIndent;
  state.lineMax = saved.lineMax;
  state.parentType = saved.parent;
}

function parseOneLine(state: StateBlock, content: string, line: number): void {
  if (content === '') return;
  const inline = state.push('inline', '', 0);
  Object.assign(inline, { content, map: [line, line + 1], children: [] });
}

/** Children are often indented for the eye; that does not make them code. */
function smallestIndent(state: StateBlock, from: number, to: number): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let line = from; line < to; line++)
    if (!state.isEmpty(line)) smallest = Math.min(smallest, indentOf(state, line));
  return Number.isFinite(smallest) ? smallest : state.blkIndent;
}

function leadingBlanks(text: string, start: number): number {
  let end = start;
  while (text[end] === ' ' || text[end] === '\t') end++;
  return end - start;
}

/** Where the text of a line begins. */
export const lineStart = (state: StateBlock, line: number) =>
  (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
/** How far a line is indented. */
export const indentOf = (state: StateBlock, line: number) => state.sCount[line] ?? 0;
