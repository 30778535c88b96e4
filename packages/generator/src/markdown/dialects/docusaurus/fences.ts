/** A fence of Docusaurus in our words: `showLineNumbers` and comments that highlight lines. */
export function convertDocusaurusFence(source: string): string {
  const [opening = '', ...lines] = source.split('\n');
  return [convertInfo(opening), ...convertMarks(lines)].join('\n');
}

const convertInfo = (opening: string): string =>
  opening
    .replace(
      /(\s*)\bshowLineNumbers(?:=(?:\{(\d+)\}|(\d+)))?/,
      (_, blank: string, braced?: string, plain?: string) => {
        const from = braced ?? plain;
        return `${blank}:line-numbers${from ? `=${from}` : ''}`;
      },
    )
    .replace(/\s+(?:live|noInline|metastring)\b/g, '');

const COMMENT =
  /^(\s*)(\/\/|#|--|%|<!--|\/\*|\{\/\*|;|REM)\s*(highlight|error)-(next-line|start|end)\s*(-->|\*\/\}|\*\/)?\s*$/;

/** A mark counts the lines below it. */
function convertMarks(lines: readonly string[]): string[] {
  const open = new Map<string, number>();
  const marked: string[] = [];
  for (const line of lines) {
    const [whole, indent = '', sign = '', kind = '', where, end = ''] = COMMENT.exec(line) ?? [];
    if (whole === undefined) {
      marked.push(line);
      continue;
    }
    const mark = (count: number) =>
      `${indent}${sign} [!code ${kind}${count > 1 ? `:${count}` : ''}]${end ? ` ${end}` : ''}`;
    if (where === 'next-line') marked.push(mark(1));
    else if (where === 'start') open.set(kind, marked.push(mark(1)) - 1);
    else {
      const start = open.get(kind);
      const count = start === undefined ? 0 : marked.length - start - 1;
      if (start !== undefined)
        marked[start] = (marked[start] ?? '').replace(/\[!code \w+\]/, `[!code ${kind}:${count}]`);
      open.delete(kind);
    }
  }
  return marked;
}
