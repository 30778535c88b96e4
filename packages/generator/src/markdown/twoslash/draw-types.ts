import { createHash } from 'node:crypto';
import type { MarkedLine } from '../highlight/comment-marks.ts';
import type { Highlighter } from '../highlight/highlighter.ts';
import type { DrawExtras, LineExtras } from '../highlight/line-extras.ts';
import type { Range } from '../highlight/pieces.ts';
import { createDocsRenderer } from './docs-html.ts';
import { completionLine, messageLine, queryLine } from './note-lines.ts';
import { type TipTools, tipFrame } from './tip.ts';
import type { TypedCode, TypeNote } from './types.ts';

/** Draws types on the lines of a block; `place` tells blocks of a page with the same code apart. */
export type DrawTypes = (typed: TypedCode, place: number) => DrawExtras;

/** Popups on names, and lines for queries, errors and what authors say. */
export function createTypeDrawing(highlighter: Highlighter): DrawTypes {
  const tools: TipTools = { highlighter, renderDocs: createDocsRenderer(highlighter) };
  return ({ code, notes }, place) => {
    const prefix = `type-${createHash('sha256').update(code).digest('hex').slice(0, 6)}-${place}`;
    return (lines) => {
      const notesByLine = groupByLine(notes, lines);
      let count = 0;
      return lines.map((line, index) => {
        const here = notesByLine[index] ?? [];
        const frames = here.flatMap((note): Range[] => {
          if (note.kind !== 'hover') return [];
          const options = { id: `${prefix}-${count}`, isStop: count === 0 };
          count += 1;
          return [{ ...extentOf(note, line.text), mark: { frame: tipFrame(note, tools, options) } }];
        });
        return { ...lineExtras(here, line.text, tools), ranges: [...marksOf(here, line.text), frames] };
      });
    };
  };
}

/** Notes by index of the shown line they are on. What is said above a line that went away belongs to the next. */
function groupByLine(notes: readonly TypeNote[], lines: readonly MarkedLine[]): TypeNote[][] {
  const groups = lines.map((): TypeNote[] => []);
  for (const note of [...notes].sort((a, b) => a.line - b.line || a.column - b.column)) {
    const index = lines.findIndex(({ source }) => source >= note.line + 1);
    const isHere = lines[index]?.source === note.line + 1;
    if (note.kind === 'tag') groups.at(index)?.push(index === -1 ? { ...note, line: Infinity } : note);
    else if (isHere && note.column <= (lines[index]?.text.length ?? 0)) groups[index]?.push(note);
  }
  return groups;
}

function lineExtras(
  notes: readonly TypeNote[],
  line: string,
  { highlighter }: TipTools,
): Pick<LineExtras, 'above' | 'below'> {
  const above: string[] = [];
  const below: string[] = [];
  for (const note of notes) {
    if (note.kind === 'query') below.push(queryLine(note, line, highlighter));
    else if (note.kind === 'completion') below.push(completionLine(note, line));
    else if (note.kind === 'error') below.push(messageLine(note.level, note.text, note.code));
    else if (note.kind === 'highlight' && note.text) below.push(messageLine('annotate', note.text));
    else if (note.kind === 'tag')
      (note.line === Infinity ? below : above).push(messageLine(note.name, note.text));
  }
  return { above, below };
}

/** What is marked in the line itself: highlights, and what errors are about. */
function marksOf(notes: readonly TypeNote[], line: string): Range[][] {
  const words = notes.filter(({ kind }) => kind === 'highlight');
  const errors = notes.filter((note) => note.kind === 'error');
  return [
    withoutOverlap(words.map((note) => ({ ...extentOf(note, line), mark: { isWord: true } }))),
    withoutOverlap(
      errors.map((note) => ({
        ...extentOf(note, line),
        mark: { wrong: `code-wrong code-wrong-${note.level}` },
      })),
    ),
  ];
}

const extentOf = ({ column, length }: TypeNote, line: string) => ({
  from: column,
  to: Math.min(column + length, line.length),
});

/** Ranges in order; what another one covers already is left to it. */
function withoutOverlap(ranges: readonly Range[]): Range[] {
  let end = 0;
  return ranges.flatMap((range) => {
    const from = Math.max(range.from, end);
    if (from >= range.to) return [];
    end = range.to;
    return [{ ...range, from }];
  });
}
