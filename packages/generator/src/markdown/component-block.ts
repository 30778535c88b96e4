import type { StateBlock } from 'markdown-it';
import { type ComponentTag, parseComponentTag } from './component-tag.ts';
import { componentTokens } from './component-tokens.ts';
import { type PageState, pageOf } from './page-state.ts';

const lessThan = 0x3c;

/** Where a component's children stand: from `start` to `end` in the source, on lines `first` to `last`. */
interface Inside {
  start: number;
  end: number;
  first: number;
  last: number;
  closing: string;
}

/**
 * A component whose tags begin and end their lines.
 *
 *     <Card title="A">     <Card>**one line**</Card>     <Card />
 *     blocks
 *     </Card>
 */
export function componentBlock(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const start = lineStart(state, line);
  if (state.src.charCodeAt(start) !== lessThan || indentOf(state, line) - state.blkIndent >= 4) return false;
  const page = pageOf(state.env);
  const tag = openingTag(state, page, start, line, endLine);
  if (!tag || tag.problem || tag.kind === 'close') return false;
  const tagLine = lineOf(state, tag.end, line, endLine);
  const rest = state.src.slice(tag.end, state.eMarks[tagLine]).trim();
  const inside = tag.kind === 'self' ? undefined : findInside(state, page, tag, tagLine, endLine);
  if (tag.kind === 'self' ? rest !== '' : !inside) return false;
  if (silent) return true;
  const next = (inside?.last ?? tagLine) + 1;
  const source = state.src.slice(start, tag.end);
  const meta = { name: tag.name, props: tag.props, source, ...(inside && { closing: inside.closing }) };
  const [open, close] = componentTokens(state.Token, meta, [line, next]);
  open.level = state.level++;
  state.tokens.push(open);
  if (inside) parseInside(state, inside);
  close.level = --state.level;
  state.tokens.push(close);
  state.line = next;
  return true;
}

/** A tag may go on over several lines, unless something else than blanks (a quote's `>`) begins them. */
function openingTag(
  state: StateBlock,
  page: PageState,
  start: number,
  line: number,
  endLine: number,
): ComponentTag | undefined {
  const single = parseComponentTag(state.src, start, state.eMarks[line] ?? 0, page.spend);
  if (single) return single;
  let last = line;
  while (last + 1 < endLine && last - line < 100 && !state.isEmpty(last + 1) && isPlain(state, last + 1))
    last++;
  return last === line || !page.spend(last - line)
    ? undefined
    : parseComponentTag(state.src, start, state.eMarks[last] ?? 0, page.spend);
}

const isPlain = (state: StateBlock, line: number) =>
  state.src.slice((state.eMarks[line - 1] ?? 0) + 1, lineStart(state, line)).trim() === '';

/** Look for the closing tag that ends its line, over tags of the same name and past code. */
function findInside(
  state: StateBlock,
  page: PageState,
  tag: ComponentTag,
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

function parseInside(state: StateBlock, { start, end, first, last }: Inside): void {
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

function lineOf(state: StateBlock, position: number, line: number, endLine: number): number {
  let found = line;
  while (found + 1 < endLine && (state.eMarks[found] ?? 0) < position) found++;
  return found;
}

function leadingBlanks(text: string, start: number): number {
  let end = start;
  while (text[end] === ' ' || text[end] === '\t') end++;
  return end - start;
}

const lineStart = (state: StateBlock, line: number) => (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
const indentOf = (state: StateBlock, line: number) => state.sCount[line] ?? 0;
