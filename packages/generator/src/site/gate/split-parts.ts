/** A text cut in two, each with blanks in place of the other, so that all places stay what they are. */
export interface SplitText {
  open: string;
  locked: string;
}

/**
 * Divides the files that a page is made of into what everybody may read and what stands in its locked parts, line by line.
 * A line that is in a part once and in the files twice is public too.
 */
export function splitParts(texts: readonly string[], parts: readonly string[]): SplitText[] {
  const wanted = new Map<string, number>();
  for (const line of parts.flatMap(linesOf)) wanted.set(line, (wanted.get(line) ?? 0) + 1);
  return texts.map((text) => {
    const lines = text.split('\n');
    const isLocked = lines.map((line) => {
      const left = wanted.get(bare(line)) ?? 0;
      if (left > 0) wanted.set(bare(line), left - 1);
      return left > 0;
    });
    const only = (locked: boolean) =>
      lines.map((line, at) => (isLocked[at] === locked ? line : blank(line))).join('\n');
    return { open: only(false), locked: only(true) };
  });
}

/** Lines of a part stand deeper in a list, a quotation or an included file. */
const bare = (line: string) => line.replace(/^[\s>]+|\s+$/g, '');

const linesOf = (text: string) => text.split('\n').map(bare).filter(Boolean);

const blank = (line: string) => ' '.repeat(line.length);
