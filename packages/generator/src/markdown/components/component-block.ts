import type { StateBlock } from 'markdown-it';
import { type PageState, pageOf } from '../page-state.ts';
import { findInside, type Inside, indentOf, lineStart, parseInside } from './component-inside.ts';
import { lineSlots, ownSlots } from './component-slot.ts';
import { type ComponentTag, parseComponentTag } from './component-tag.ts';
import { componentTokens } from './component-tokens.ts';

const lessThan = 0x3c;

/**
 * A component whose tags begin and end their lines.
 *
 *     <Card title="A">     <Card>**one line**</Card>     <Card />
 *     blocks
 *     </Card>
 */
export function componentBlockRule(
  state: StateBlock,
  line: number,
  endLine: number,
  silent: boolean,
): boolean {
  const start = lineStart(state, line);
  if (state.src.charCodeAt(start) !== lessThan || indentOf(state, line) - state.blkIndent >= 4) return false;
  const page = pageOf(state.env);
  const tag = openingTag(state, page, start, line, endLine);
  if (!tag || tag.problem || tag.kind === 'close') return false;
  const tagLine = lineOf(state, tag.end, line, endLine);
  const rest = state.src.slice(tag.end, state.eMarks[tagLine]).trim();
  const inside = tag.kind === 'self' ? undefined : findInside(state, page, tag, tagLine, endLine);
  if (tag.kind === 'self' ? rest !== '' : !inside) return false;
  if (silent)
    return state.parentType !== 'paragraph' || (inside !== undefined && hasEmptyLine(state, inside));
  const next = (inside?.last ?? tagLine) + 1;
  const source = state.src.slice(start, tag.end);
  const meta = { name: tag.name, props: tag.props, source, ...(inside && { closing: inside.closing }) };
  const [open, close] = componentTokens(state.Token, meta, [line, next]);
  open.level = state.level++;
  state.tokens.push(open);
  if (inside) ownSlots(state, meta.props, () => parseInside(state, lineSlots(state, meta.props, inside)));
  close.level = --state.level;
  state.tokens.push(close);
  state.line = next;
  return true;
}

/** What holds an empty line cannot be part of the text above it. */
function hasEmptyLine(state: StateBlock, { first, last }: Inside): boolean {
  for (let line = first + 1; line < last; line++) if (state.isEmpty(line)) return true;
  return false;
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

function lineOf(state: StateBlock, position: number, line: number, endLine: number): number {
  let found = line;
  while (found + 1 < endLine && (state.eMarks[found] ?? 0) < position) found++;
  return found;
}
