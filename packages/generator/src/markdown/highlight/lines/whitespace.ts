import { z } from 'zod';
import type { Range } from './pieces.ts';

/** Which blanks of a line are made visible. */
export const whitespaceKinds = z.enum(['all', 'boundary', 'leading', 'trailing']);

type WhitespaceKind = z.output<typeof whitespaceKinds>;

/** What a flag or an option asks for: `true` means all; `false`, and what nobody knows, none. */
export function whitespaceKind(wanted: string | boolean): WhitespaceKind | undefined {
  return wanted === false ? undefined : whitespaceKinds.safeParse(wanted === true ? 'all' : wanted).data;
}

/** The blanks of a line that are to be seen: runs of spaces, and tabs one by one. */
export function blankRanges(line: string, kind: WhitespaceKind | undefined): Range[] {
  if (!kind) return [];
  const end = line.trimEnd().length;
  const start = end === 0 ? line.length : line.search(/\S/);
  const isWanted = {
    all: () => true,
    boundary: (from: number) => from < start || from >= end,
    leading: (from: number) => from < start,
    trailing: (from: number) => from >= end,
  }[kind];
  const blanks = [...line.matchAll(/ +|\t/g)].filter(({ index }) => isWanted(index));
  return blanks.map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
    mark: { blank: text === '\t' ? 'tab' : 'space' },
  }));
}
