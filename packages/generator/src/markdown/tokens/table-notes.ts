import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { CJK_LETTER, FULL_WIDTH } from '../../core/text/cjk.ts';

const WIDE = new RegExp(`${CJK_LETTER}|${FULL_WIDTH}`, 'gu');
/** About what a line of a phone has room for, and a sentence's least, in Latin characters. */
const LINE = 40;
const SENTENCE = 14;

/**
 * Tables of names, types and defaults, with a sentence for each in the last column, are marked `data-notes`: on a phone the
 * sentences stand below instead of out of sight.
 */
export function tableNotes(md: MarkdownIt): void {
  md.core.ruler.push('table_notes', ({ tokens }) => {
    for (const [at, token] of tokens.entries()) {
      if (token.type !== 'table_open') continue;
      const columns = columnsOf(tokens, at);
      if (hasNotes(columns)) token.attrSet('data-notes', String(columns.length));
    }
  });
}

interface Column {
  longest: number;
  total: number;
  /** The longest text in it that is no code. */
  prose: number;
  isAligned: boolean;
}

function hasNotes(columns: readonly Column[]): boolean {
  const notes = columns.at(-1);
  if (!notes || columns.length < 3 || columns.length > 4 || notes.isAligned || notes.prose < SENTENCE)
    return false;
  const width = columns.reduce((sum, { longest }) => sum + longest, 0);
  return width > LINE && columns.every(({ total }) => total <= 2 * notes.total);
}

function columnsOf(tokens: readonly Token[], start: number): Column[] {
  const columns: Column[] = [];
  let column = 0;
  for (let at = start; tokens[at] && tokens[at]?.type !== 'table_close'; at++) {
    const { type, attrs, children } = tokens[at] as Token;
    if (type === 'tr_open') column = 0;
    else if (type === 'th_open' || type === 'td_open')
      columns[column] ??= { longest: 0, total: 0, prose: 0, isAligned: attrs !== null };
    else if (type === 'inline') {
      const cell = columns[column++];
      if (cell) measure(cell, children ?? []);
    }
  }
  return columns;
}

function measure(column: Column, children: readonly Token[]): void {
  const width = (types: readonly string[]) =>
    children.reduce((sum, { type, content }) => sum + (types.includes(type) ? widthOf(content) : 0), 0);
  const all = width(['text', 'code_inline']);
  column.longest = Math.max(column.longest, all);
  column.total += all;
  column.prose = Math.max(column.prose, width(['text']));
}

/** Chinese characters are as wide as two others. */
const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);
