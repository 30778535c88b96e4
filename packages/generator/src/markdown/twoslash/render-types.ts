import { createHash } from 'node:crypto';
import type { Highlighter } from '../highlight/highlighter.ts';
import type { RenderExtras } from '../highlight/lines/line-extras.ts';
import { createDocsRenderer } from './docs-html.ts';
import { completionLine, messageLine, queryLine } from './note-lines.ts';
import { notesByLine } from './notes-by-line.ts';
import { type TipTools, tipFrame } from './tip.ts';
import { errorRanges, highlightRanges, rangesOf } from './types/type-ranges.ts';
import type { TypedCode, TypeNote } from './types.ts';

/** Renders types on the lines of a block; `place` tells blocks of a page with the same code apart. */
export type RenderTypes = (typed: TypedCode, place: number) => RenderExtras;

/** Popups on names, and lines for queries, errors and what authors say. */
export function createTypesRenderer(highlighter: Highlighter): RenderTypes {
  const tools: TipTools = { highlighter, renderDocs: createDocsRenderer(highlighter) };
  return ({ code, notes }, place) => {
    const prefix = `type-${createHash('sha256').update(code).digest('hex').slice(0, 6)}-${place}`;
    let count = 0;
    const frameOf = (note: TypeNote) => {
      if (note.kind !== 'hover') return undefined;
      const frame = tipFrame(note, tools, { id: `${prefix}-${count}`, isStop: count === 0 });
      count += 1;
      return { frame };
    };
    return (lines) =>
      notesByLine(notes, lines).map(({ notes: here, above, below }, index) => {
        const text = lines[index]?.text ?? '';
        return {
          ranges: [highlightRanges(here, text), errorRanges(here, text), rangesOf(here, text, frameOf)],
          above: noteLines(above, text, highlighter),
          below: noteLines([...here, ...below], text, highlighter),
        };
      });
  };
}

/** Lines of their own; names alone need none. */
function noteLines(notes: readonly TypeNote[], line: string, highlighter: Highlighter): string[] {
  return notes.flatMap((note) => {
    switch (note.kind) {
      case 'query':
        return queryLine(note, line, highlighter);
      case 'completion':
        return completionLine(note, line);
      case 'error':
        return messageLine(note.level, note.text, note.code);
      case 'tag':
        return messageLine(note.name, note.text);
      case 'highlight':
        return note.text ? messageLine('annotate', note.text) : [];
      default:
        return [];
    }
  });
}
