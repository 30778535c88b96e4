import { z } from 'zod';
import type { Range } from './pieces.ts';

/** Which blanks of a line are made visible. */
export const whitespaceKinds = z.enum(['all', 'boundary', 'leading', 'trailing']);

const patterns = {
  all: / +|\t/g,
  boundary: /(?<=^[ \t]*)(?: +|\t)|(?: +|\t)(?=[ \t]*$)/g,
  leading: /(?<=^[ \t]*)(?: +|\t)/g,
  trailing: /(?: +|\t)(?=[ \t]*$)/g,
};

/** The blanks of a line that are to be seen: runs of spaces, and tabs one by one. `true` means all, `false` none. */
export function blankRanges(line: string, kind: unknown): Range[] {
  const known = whitespaceKinds.safeParse(kind === true ? 'all' : kind);
  if (!known.success) return [];
  return [...line.matchAll(patterns[known.data])].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
    mark: { blank: text === '\t' ? 'tab' : 'space' },
  }));
}
