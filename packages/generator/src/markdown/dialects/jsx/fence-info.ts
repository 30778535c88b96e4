/** The first line of a fence in our words: its title, marked lines, line numbers. */
export function convertInfo(source: string, titles: readonly string[] = ['title']): string {
  const [opening = '', ...rest] = source.split('\n');
  const named = titles.reduce(
    (line, name) =>
      line.replace(
        new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|\\{["'\`]([^"'\`]*)["'\`]\\})`),
        (_, a?: string, b?: string, c?: string) => ` title="${a ?? b ?? c ?? ''}"`,
      ),
    opening,
  );
  const lines = named
    .replace(
      /\sshowLineNumbers(?:=(?:\{(\d+)\}|(\d+)))?/,
      (_, braced?: string, plain?: string) =>
        ` :line-numbers${(braced ?? plain) ? `=${braced ?? plain}` : ''}`,
    )
    .replace(/\s(?:highlight|mark)=\{([\d,\s-]+)\}/, ' {$1}')
    .replace(/\s(?:copy(?:=\S+)?|word-wrap(?:=\S+)?|wrap(?:=\S+)?|expandable|lines|noCollapse)(?=\s|$)/g, '');
  return [lines, ...rest].join('\n');
}
