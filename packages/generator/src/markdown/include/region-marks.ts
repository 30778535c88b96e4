/** Lines of a file: from `start` up to, not including, `end`, counted from 0. */
export interface RegionSpan {
  start: number;
  end: number;
}

/** How a region begins and ends; the first group holds its name, which an end may leave out. */
interface RegionStyle {
  opening: RegExp;
  closing: RegExp;
  /** Any such line, also within other regions. */
  mark: RegExp;
}

// The ways in which languages write a comment: //, /* */, #, --, <!-- -->, REM and ::, and C#'s bare directive.
const editors: RegionStyle = {
  opening: /^\s*(?:\/\/|\/\*|#|--|<!--|::|REM)?\s*#?\s*region\b\s*(.*?)\s*(?:\*\/|-->)?\s*$/i,
  closing: /^\s*(?:\/\/|\/\*|#|--|<!--|::|REM)?\s*#?\s*end\s?region\b\s*(.*?)\s*(?:\*\/|-->)?\s*$/i,
  mark: /^\s*(?:\/\/|\/\*|#|--|<!--|::|REM)\s*#?\s*(?:end\s?)?region\b.*$/i,
};

/** `// ANCHOR: name` and `// ANCHOR_END: name` of mdBook, which may overlap. */
const mdbook: RegionStyle = {
  opening: /^\s*(?:\/\/|\/\*|#|--|<!--|;|%)\S*\s*ANCHOR:\s*([\w-]+)/,
  closing: /^\s*(?:\/\/|\/\*|#|--|<!--|;|%)\S*\s*ANCHOR_END:\s*([\w-]+)/,
  mark: /^\s*(?:\/\/|\/\*|#|--|<!--|;|%)\S*\s*ANCHOR(?:_END)?:\s*[\w-]+/,
};

/** `# --8<-- [start:name]` and `# --8<-- [end:name]` of MkDocs. */
const snippets: RegionStyle = {
  opening: /^\W*-8<-+\s*\[\s*start\s*:\s*([\w-]+)\s*\]/,
  closing: /^\W*-8<-+\s*\[\s*end\s*(?::\s*([\w-]+)\s*)?\]/,
  mark: /^\W*-8<-+\s*\[\s*(?:start|end)\s*(?::\s*[\w-]+\s*)?\]/,
};

const styles = [editors, mdbook, snippets];

/** Whether a line begins or ends a region of any style, and shows nowhere. */
export const isRegionMark = (line: string): boolean => styles.some(({ mark }) => mark.test(line));

/** The lines between the marks of a region. */
export function regionSpan(lines: readonly string[], name: string): RegionSpan | undefined {
  for (const style of styles) {
    const found = spanOf(lines, name, style);
    if (found) return found;
  }
  return undefined;
}

function spanOf(
  lines: readonly string[],
  name: string,
  { opening, closing }: RegionStyle,
): RegionSpan | undefined {
  const start = lines.findIndex((line) => opening.exec(line)?.[1] === name);
  if (start === -1) return undefined;
  let depth = 0;
  for (let index = start + 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (opening.test(line)) depth++;
    const end = closing.exec(line);
    const closed = end ? (end[1] ?? '') : undefined;
    if (closed === name || (closed === '' && depth === 0)) return { start: start + 1, end: index };
    if (closed !== undefined && depth > 0) depth--;
  }
  return undefined;
}
