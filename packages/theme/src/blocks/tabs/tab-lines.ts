/** A line `@tab Title#value` and what belongs to it, as lines of the page. */
export interface WrittenTab {
  title: string;
  /** What stands after the last `#` that is not escaped. */
  id?: string;
  active: boolean;
  line: number;
}

/** Where a group ends, and its tabs. */
export interface TabLines {
  tabs: WrittenTab[];
  /** The line after the last one of the body. */
  end: number;
  /** Whether a line of colons ends it. */
  closed: boolean;
}

/** One line as the scan sees it. */
export interface ScannedLine {
  indent: number;
  text: string;
}

interface Inner {
  colons: number;
  indent: number;
}

const opener = /^(:{3,})\s*(?:tabs|code-tabs)(?:\s*#.*)?\s*$/;
const tabLine = /^@tab(:active)?\s+(.*?\S)\s*$/;
const withId = /^(.*?(?<!\\)(?:\\\\)*)\s*#([^#]*)$/;

/** The lines of a group that `opening` begins. Tabs of groups inside it are theirs, and code is code. */
export function readTabLines(
  opening: ScannedLine & { line: number },
  lineAt: (line: number) => ScannedLine | undefined,
): TabLines {
  const careful = scan(opening, lineAt, true);
  // A fence that never ends would swallow the end of the group.
  return careful.closed ? careful : scan(opening, lineAt, false);
}

function scan(
  { indent, text, line: first }: ScannedLine & { line: number },
  lineAt: (line: number) => ScannedLine | undefined,
  skipsCode: boolean,
): TabLines {
  const colons = colonsOf(text);
  const tabs: WrittenTab[] = [];
  const inner: Inner[] = [];
  let fence = '';
  let line = first + 1;
  for (let one = lineAt(line); one; line += 1, one = lineAt(line)) {
    if (one.text !== '' && one.indent < indent) break;
    const marker = skipsCode ? (/^(?:`{3,}|~{3,})/.exec(one.text)?.[0] ?? '') : '';
    if (fence) {
      if (marker.startsWith(fence) && marker === one.text.trim()) fence = '';
    } else if (marker) fence = marker;
    else if (/^:{3,}\s*$/.test(one.text)) {
      const count = colonsOf(one.text);
      const last = inner.at(-1);
      if (one.indent === indent && count >= colons && (last?.colons ?? 0) < colons)
        return { tabs, end: line, closed: true };
      if (last && count >= last.colons && one.indent === last.indent) inner.pop();
    } else if (one.indent < indent + 4 && opener.test(one.text))
      inner.push({ colons: colonsOf(one.text), indent: one.indent });
    else if (inner.length === 0 && one.indent < indent + 4) tabs.push(...readTab(one.text, line));
  }
  return { tabs, end: line, closed: false };
}

function readTab(text: string, line: number): WrittenTab[] {
  const [whole, active, written = ''] = tabLine.exec(text) ?? [];
  if (whole === undefined) return [];
  const [, title, id = ''] = withId.exec(written) ?? [];
  return [
    {
      title: title || written,
      ...(title && id.trim() && { id: id.trim() }),
      active: active !== undefined,
      line,
    },
  ];
}

const colonsOf = (text: string) => /^:*/.exec(text)?.[0].length ?? 0;
