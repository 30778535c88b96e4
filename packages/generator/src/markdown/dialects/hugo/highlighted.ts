const BLOCK =
  /^([ \t]*)\{\{<[ \t]*highlight[ \t]+([\w+#.-]+)([^\n]*?)>\}\}[ \t]*\n([\s\S]*?)\n?[ \t]*\{\{<[ \t]*\/[ \t]*highlight[ \t]*>\}\}[ \t]*$/gm;

/** `{{< highlight go "linenos=table,hl_lines=2 4-5" >}}` becomes a fence. */
export const highlighted = (text: string): string =>
  text.replace(BLOCK, (_, indent: string, language: string, written: string, code: string) => {
    const marks = /hl_lines=["[]?([\d\s,-]+)/.exec(written)?.[1]?.trim();
    const first = /linenostart=(\d+)/.exec(written)?.[1];
    const hasNumbers = /linenos=(?!false|0)/.test(written) || /\blinenos\b(?!=)/.test(written);
    const flags = [
      ...(marks ? [`{${marks.split(/[\s,]+/).join(',')}}`] : []),
      ...(hasNumbers ? [`:line-numbers${first ? `=${first}` : ''}`] : []),
    ];
    const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
    return `${indent}${fence}${[language, ...flags].join(' ')}\n${code}\n${indent}${fence}`;
  });
